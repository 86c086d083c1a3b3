/** The present moment in epoch milliseconds; handed in, so that machines have no clock of their own. */
export type Now = () => number;

/** A role as `/user-status` names it. */
export type Role = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';

/**
 * Asks the host to go to a place. The host owns the route table and knows the address; `notice` is the code of what to say
 * on arrival.
 */
export type NavigateEffect<Place extends { to: string }, Notice extends string = never> = Place & {
  type: 'navigate';
  replace?: boolean;
  notice?: Notice;
};

/** Shows a short notice that hides by itself. The host owns the text of each code. */
export interface ToastEffect<Code extends string> {
  type: 'toast';
  kind: 'info' | 'success' | 'warning' | 'error';
  code: Code;
  /** The server's own words, shown in place of the host's text; null when it gave none. */
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

/** Everything a flow asks the host to do besides its actors. Each flow emits some of these. */
export type FlowEffect =
  | NavigateEffect<{ to: string }, string>
  | ToastEffect<string>
  | SoundEffect
  | LogEffect<string>;

/** Live media by key, outside any machine because a stream is no data. Fits `useSyncExternalStore`. */
export interface MediaRegistry {
  get: (key: 'local' | 'remote') => MediaStream | null;
  subscribe: (listener: () => void) => () => void;
}
