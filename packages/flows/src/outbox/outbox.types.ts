import type { FieldMessages } from '../shared/errors.ts';
import type { Now } from '../shared/ports.ts';

/** Why an entry needs a look before it can be stored. */
export interface Refusal {
  /** `uncertain`: it may have arrived, but no answer came. */
  code: 'refused' | 'uncertain';
  /** The server's own words; null when it gave none. */
  message: string | null;
  /** What is wrong with single fields; empty when none was blamed. */
  fields: FieldMessages;
}

/** Something that a person wants stored and that the server has not yet confirmed. `Request` is plain data. */
export interface OutboxItem<Request> {
  id: string;
  /** Uuid of the account that it belongs to. It is shown to nobody else and sent in no other name. */
  owner: string;
  /** Sent along each time, so that the server carries it out once. Made when the entry is typed. */
  key: string;
  request: Request;
  /** When it was first sent with this key without an answer, in epoch milliseconds; null when it has not left the device. */
  sentAt: number | null;
  /** Set while somebody has to look at it; it is then not sent. */
  refusal: Refusal | null;
}

/** What became of one try. */
export type Outcome =
  | { kind: 'stored' }
  | ({ kind: 'refused' } & Refusal)
  /** No answer, or a server in trouble: it may have arrived, and is sent again later. */
  | { kind: 'unreached' }
  /** The session has to be renewed first; it has not been carried out. */
  | { kind: 'rejected' };

/** Sends one item in the name of the person that it was made for. Never rejects. */
export type Deliver<Request> = (item: OutboxItem<Request>) => Promise<Outcome>;

/** Where items outlive the page. Every promise settles only when the change is on disk, and rejects when it is not. */
export interface OutboxStore<Request> {
  /** A person's items in the order in which they were typed. */
  list: (owner: string) => Promise<OutboxItem<Request>[]>;
  append: (item: OutboxItem<Request>) => Promise<void>;
  /**
   * Changes one item at once, so that no other tab comes between; `null` removes it. Returns the item as it is then, or
   * null when there is none.
   */
  revise: (
    id: string,
    change: (item: OutboxItem<Request>) => OutboxItem<Request> | null,
  ) => Promise<OutboxItem<Request> | null>;
  /** Removes everything of a person. */
  forget: (owner: string) => Promise<void>;
}

/** What the outbox stands on. */
export interface OutboxDeps<Request> {
  store: OutboxStore<Request>;
  /** Sends in a person's name; null while that is impossible, such as offline or signed out. */
  connect: (owner: string) => Promise<Deliver<Request> | null>;
  /** Runs the work when no other tab is at it. */
  alone: (work: () => Promise<void>) => Promise<void>;
  newKey: () => string;
  now: Now;
}
