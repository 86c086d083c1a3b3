/**
 * State of remote data.
 * `isStale` means that newer data could not be loaded, and older data is shown.
 */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T; isStale?: boolean }
  | { status: 'forbidden' }
  | { status: 'failed'; message: string };

/** State before the first response. */
export const loading = { status: 'loading' } as const satisfies Remote<never>;

/** State of a user without access to the data. */
export const forbidden = { status: 'forbidden' } as const satisfies Remote<never>;

/** Returns the ready state. Set `isStale` if newer data could not be loaded. */
export function ready<T>(data: T, { isStale = false }: { isStale?: boolean } = {}): Remote<T> {
  return { status: 'ready', data, isStale };
}

/** Returns the failed state. `message` is a sentence for users, from the server if it sent one. */
export function failed(message: string): Remote<never> {
  return { status: 'failed', message };
}

/** Maps the data of a ready state and keeps other states. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.status === 'ready' ? { ...remote, data: change(remote.data) } : remote;
}
