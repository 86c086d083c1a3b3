import type { Outcome } from './outbox.types.ts';

/** Result of one round of sending. */
export interface SyncRound {
  /** Outcome of each attempted item, by id. */
  outcomes: ReadonlyMap<string, Outcome['kind']>;
  /** Whether items remain that could be sent; `false` while offline, since the browser reports a new connection. */
  isWaiting: boolean;
}

/** Session whose items are sent. */
export interface SyncSession {
  /** Uuid of the account; `null` while nobody is signed in. */
  owner: string | null;
  /** Different for each session of that account. */
  epoch: number;
}

/** Data of the flow. */
export interface SyncContext extends SyncSession {
  /** Items whose forms report the outcome. */
  own: readonly string[];
  /** Whether items were added since the round started. */
  isBehind: boolean;
  /** Rounds in a row that left items. */
  tries: number;
}

/** Every event. `sync.wake`: sending may have become possible. */
export type SyncEvent =
  | ({ type: 'session.changed' } & SyncSession)
  | { type: 'item.added'; id: string }
  | { type: 'sync.wake' };

/** Effect that the flow asks the app to carry out. */
export type SyncEffect =
  /** The server has confirmed items, including those of forms: cached responses may be outdated. */
  | { type: 'itemsStored' }
  /** Outcome of items without a form. */
  | { type: 'itemsSettled'; stored: number; refused: number }
  /** The account changed, or a round ended that no form waits for: the stored items may have changed. */
  | { type: 'queueChanged' };
