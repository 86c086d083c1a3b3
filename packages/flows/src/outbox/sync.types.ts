import type { Outcome } from './outbox.types.ts';

/** What one round of sending came to. */
export interface SyncRound {
  /** What became of each item that was tried, by its id. */
  outcomes: ReadonlyMap<string, Outcome['kind']>;
  /** Something is left that could be sent; false without a connection, since the browser says when there is one. */
  isWaiting: boolean;
}

/** Whose session it is. */
export interface SyncSession {
  /** Uuid of the account whose items are sent; null while nobody is known to be signed in. */
  owner: string | null;
  /** Another one for each session of that person. */
  epoch: number;
}

/** All data of the flow. */
export interface SyncContext extends SyncSession {
  /** Items whose forms tell what became of them. */
  own: readonly string[];
  /** Something has come since the round began. */
  isBehind: boolean;
  /** Rounds in a row after which something was left. */
  tries: number;
}

/** Everything that can happen. `sync.wake`: sending may have become possible. */
export type SyncEvent =
  | ({ type: 'session.changed' } & SyncSession)
  | { type: 'item.added'; id: string }
  | { type: 'sync.wake' };

/** What the flow asks the app to do. */
export type SyncEffect =
  /** The server has confirmed items, own ones too: what it answers may be another. */
  | { type: 'itemsStored' }
  /** What became of items that no form tells of. */
  | { type: 'itemsSettled'; stored: number; refused: number }
  /** Somebody else is here, or a round has ended that no form waits for: what is kept may be another. */
  | { type: 'queueChanged' };
