/** State of messages as notifications of this browser. */
export interface PushChannelState {
  /** `blocked` if the user has denied notifications for this site. */
  status: 'unsupported' | 'blocked' | 'off' | 'on';
  isChanging: boolean;
  /** Error of turning them on. */
  message?: string;
}
