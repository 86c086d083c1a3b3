/** The present moment in epoch milliseconds; handed in, so that machines have no clock of their own. */
export type Now = () => number;

/** A role as `/user-status` names it. */
export type Role = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';

/** Goes to a page of the app. `state` travels as navigation state and never holds a secret. */
export interface NavigateEffect {
  type: 'navigate';
  to: string;
  replace?: boolean;
  state?: Readonly<Record<string, string>>;
}

/** Shows a short notice that hides by itself. */
export interface ToastEffect {
  type: 'toast';
  kind: 'info' | 'success' | 'warning' | 'error';
  message: string;
}

/** Plays one of the two sounds of the product. */
export interface SoundEffect {
  type: 'sound';
  name: 'bell' | 'drop';
}

/** Writes a line for support. It never holds a password, token, NRIC or reading. */
export interface LogEffect {
  type: 'log';
  message: string;
}

/** Everything a flow asks the app to do besides its actors; one listener in the app carries these out. */
export type FlowEffect = NavigateEffect | ToastEffect | SoundEffect | LogEffect;

/** Live media by key, outside any machine because a stream is no data. Fits `useSyncExternalStore`. */
export interface MediaRegistry {
  get: (key: 'local' | 'remote') => MediaStream | null;
  subscribe: (listener: () => void) => () => void;
}
