/**
 * One answer of the server as a screen sees it.
 * `isStale` means that a newer answer could not be had, and the old one is shown.
 */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T; isStale?: boolean }
  | { status: 'forbidden' }
  | { status: 'failed'; message: string };

/** Nothing has been answered yet. */
export const loading = { status: 'loading' } as const satisfies Remote<never>;

/** The server has said that this person may not see it. */
export const forbidden = { status: 'forbidden' } as const satisfies Remote<never>;

/** The answer. Set `isStale` when a newer one could not be had. */
export function ready<T>(data: T, { isStale = false }: { isStale?: boolean } = {}): Remote<T> {
  return { status: 'ready', data, isStale };
}

/** No answer. `message` is a sentence for people, the server's own where it gave one. */
export function failed(message: string): Remote<never> {
  return { status: 'failed', message };
}

/** The same state with other data, such as one part of an answer. */
export function mapRemote<T, U>(remote: Remote<T>, change: (data: T) => U): Remote<U> {
  return remote.status === 'ready' ? { ...remote, data: change(remote.data) } : remote;
}
