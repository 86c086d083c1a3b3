/** Clock in epoch milliseconds; injected, so that machines have no clock of their own. */
export type Now = () => number;

/** Role as in `/user-status`. */
export type Role = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';

/** Asks the host to navigate to a place. The host owns the route table; `notice` is the code of a message on arrival. */
export type NavigateEffect<Place extends { to: string }, Notice extends string = never> = Place & {
  type: 'navigate';
  replace?: boolean;
  notice?: Notice;
};

/** Shows a toast. The host has the text of each code. */
export interface ToastEffect<Code extends string> {
  type: 'toast';
  kind: 'info' | 'success' | 'warning' | 'error';
  code: Code;
  /** Server message, shown instead of the host's text; `null` when it had none. */
  message?: string | null;
}

/** Plays one of the two sounds of the product. */
export interface SoundEffect {
  type: 'sound';
  name: 'bell' | 'drop';
}

/** Writes a line for support. */
export interface LogEffect<Code extends string> {
  type: 'log';
  code: Code;
}

/** Effects of flows besides their actors. Each flow emits some of these. */
export type FlowEffect =
  | NavigateEffect<{ to: string }, string>
  | ToastEffect<string>
  | SoundEffect
  | LogEffect<string>;

/** Stream of a call: camera and microphone of this side and of the other one, and the screens that they share. */
export type MediaKey = 'local' | 'remote' | 'screen' | 'remoteScreen';

/** Live media by key, outside the machines because streams are not serialisable. Fits `useSyncExternalStore`. */
export interface MediaRegistry {
  get: (key: MediaKey) => MediaStream | null;
  subscribe: (listener: () => void) => () => void;
}
