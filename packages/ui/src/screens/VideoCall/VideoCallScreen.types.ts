/** Camera and microphone could not be opened. */
export interface MediaFault {
  /** Why, where the specified words would mislead: the browser refuses a device that is connected. */
  cause?: string;
  /** What happened, in the specified words. */
  message: string;
  /** What to do in this browser, one step each. */
  helpSteps: readonly string[];
  /** What the call can continue without; null when it cannot. */
  continueWithout: 'camera' | 'microphone' | 'both' | null;
}

/** The call while the stage is shown. */
export interface ActiveCall {
  status: 'active';
  localStream: MediaStream | null;
  /** The other person's picture and sound; null before they are connected. */
  remoteStream: MediaStream | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isRemoteCameraOn: boolean;
  isRemoteMicrophoneOn: boolean;
  /** Shown while the other person has not come, one line each: who is awaited, queue and estimate. */
  waitingLines: readonly string[];
  /** What the person should turn on, in the specified words. */
  hint?: string;
  /** A device that was lost during the call, in the specified words. */
  mediaMessage?: string;
  /** What is wrong with the connection, such as “Reconnecting…”. */
  connectionHint?: string;
}

/** Where the call stands. */
export type CallPhase =
  | { status: 'preparing' }
  | { status: 'mediaFailed'; fault: MediaFault }
  | ActiveCall
  | {
      status: 'ended';
      /** Such as “Call has ended. Thank you!”. */
      message: string;
    };
