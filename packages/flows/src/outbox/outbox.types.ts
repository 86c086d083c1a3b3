import type { FieldMessages } from '../shared/errors.ts';

/** Reason why an entry needs attention before it can be stored. */
export interface Refusal {
  /** `uncertain`: it may have arrived, but there was no response. `gone`: what it changes does not exist any more. */
  code: 'refused' | 'uncertain' | 'gone';
  /** Server message; `null` when it had none. */
  message: string | null;
  /** Server errors by field; empty when there are none. */
  fields: FieldMessages;
}

/** Entry that the server has not confirmed. `Request` is plain data. */
export interface OutboxItem<Request> {
  id: string;
  /** Uuid of the owning account. Never shown to or sent for another account. */
  owner: string;
  /** Idempotency key, created with the entry and sent with each attempt. */
  key: string;
  request: Request;
  /** Time of the first unanswered attempt with this key, in epoch milliseconds; `null` when unsent. */
  sentAt: number | null;
  /** Set while the entry needs attention; it is not sent meanwhile. */
  refusal: Refusal | null;
}

/** Outcome of one attempt. */
export type Outcome =
  | { kind: 'stored' }
  | ({ kind: 'refused' } & Refusal)
  /** No response: it may have arrived, and is sent again later, as all others. */
  | { kind: 'unreached' }
  /** The server failed with this item: it may have arrived, and is sent again later. Others may pass. */
  | { kind: 'deferred' }
  /** The session must be refreshed first; the request was not applied. */
  | { kind: 'rejected' };

/** Sends one item for its owner. Never rejects. */
export type Deliver<Request> = (item: OutboxItem<Request>) => Promise<Outcome>;

/** Persistent store of items. Every promise resolves only when the change is on disk, and rejects otherwise. */
export interface OutboxStore<Request> {
  /** Returns the account's items in the order typed. */
  list: (owner: string) => Promise<OutboxItem<Request>[]>;
  append: (item: OutboxItem<Request>) => Promise<void>;
  /** Changes one item atomically across tabs; `null` removes it. Returns the changed item, or `null` when there is none. */
  revise: (
    id: string,
    change: (item: OutboxItem<Request>) => OutboxItem<Request> | null,
  ) => Promise<OutboxItem<Request> | null>;
  /** Removes all items of an account. */
  forget: (owner: string) => Promise<void>;
  /** Asks the browser not to evict the items. */
  persist: () => void;
}

/** Connection to the server. */
export interface OutboxClient<Request> {
  isOnline: () => boolean;
  /** Returns a function that sends for an account; `null` while impossible, such as signed out. */
  connect: (owner: string) => Promise<Deliver<Request> | null>;
}

/** Other tabs of the same browser. */
export interface OutboxTabs {
  /** Runs the work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells the others that entries have changed. */
  tell: () => void;
  onTold: (listener: () => void) => void;
}
