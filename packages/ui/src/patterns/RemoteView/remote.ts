/**
 * One answer of the server as a screen sees it.
 * `isStale` means that a newer answer could not be loaded, and the old one is shown.
 */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T; isStale?: boolean }
  | { status: 'forbidden' }
  | { status: 'failed'; message: string };

/** Returns the state before the first response. */
export const loading = { status: 'loading' } as const satisfies Remote<never>;

/** Returns the state for a person who may not see the data. */
export const forbidden = { status: 'forbidden' } as const satisfies Remote<never>;

/** Returns the data. Set `isStale` when newer data could not be loaded. */
export function ready<T>(data: T, { isStale = false }: { isStale?: boolean } = {}): Remote<T> {
  return { status: 'ready', data, isStale };
}

/** Returns the failed state. `message` is a sentence for people, the server's own where it sent one. */
export function failed(message: string): Remote<never> {
  return { status: 'failed', message };
}

/** Returns the same state with other data, such as a part of it. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.status === 'ready' ? { ...remote, data: change(remote.data) } : remote;
}
