import { canChange, isUncertain, itemAfter } from './outbox.rules.ts';
import type { Deliver, OutboxDeps, OutboxItem, Outcome } from './outbox.types.ts';

/** Outbox of entries that are not yet stored. */
export interface Outbox<Request> {
  /** Returns the account's items in the order typed. */
  list: (owner: string) => Promise<OutboxItem<Request>[]>;
  /** Stores a new item; settles once it is on disk. Rejects and stores nothing when the device has no space. */
  add: (owner: string, request: Request) => Promise<OutboxItem<Request>>;
  /**
   * Replaces the request of an item that cannot have arrived: unsent or refused. The new one has a new key and is sent.
   * Returns whether it was replaced.
   */
  edit: (id: string, request: Request) => Promise<boolean>;
  /** Removes an item that cannot have arrived: unsent or refused. */
  discard: (id: string) => Promise<void>;
  /** Removes all items of an account, such as at sign-out. */
  forget: (owner: string) => Promise<void>;
  /**
   * Sends pending items in order, one at a time, until one gets no response. An item that failed before comes last, so
   * that it delays no other. Returns the outcome of each attempted item; never rejects when an attempt fails.
   */
  send: (owner: string) => Promise<ReadonlyMap<string, Outcome>>;
}

/** Creates the outbox on its store and connection. Remembers failures as long as the page lives. */
export function createOutbox<Request>(deps: OutboxDeps<Request>): Outbox<Request> {
  const { store, connect, alone, newKey, now } = deps;
  /** Failed attempts in a row, by item. */
  const failures = new Map<string, number>();
  const failuresOf = ({ id }: OutboxItem<Request>) => failures.get(id) ?? 0;

  /** Marks the item as sent, tries it, and stores the outcome. */
  async function attempt(item: OutboxItem<Request>, deliver: Deliver<Request>): Promise<Outcome | null> {
    const sent = await store.revise(item.id, (present) =>
      present.key === item.key ? { ...present, sentAt: present.sentAt ?? now() } : present,
    );
    // Discarded or edited meanwhile, here or in another tab.
    if (!sent || sent.refusal || sent.key !== item.key) return null;
    const outcome = await deliver(sent);
    await store.revise(item.id, (item) => (item.key === sent.key ? itemAfter(item, outcome) : item));
    return outcome;
  }

  const markUncertain = (id: string) =>
    store.revise(id, (item) => ({ ...item, refusal: { code: 'uncertain', message: null, fields: {} } }));

  async function nextWaiting(
    owner: string,
    outcomes: ReadonlyMap<string, Outcome>,
  ): Promise<OutboxItem<Request> | undefined> {
    const items = await store.list(owner);
    for (const item of items) if (isUncertain(item, now())) await markUncertain(item.id);
    const [next] = items
      .filter((item) => !item.refusal && !isUncertain(item, now()))
      .filter(({ id }) => outcomes.get(id)?.kind !== 'deferred')
      .toSorted((one, other) => failuresOf(one) - failuresOf(other));
    return next;
  }

  async function sendAll(owner: string, outcomes: Map<string, Outcome>): Promise<void> {
    const next = () => nextWaiting(owner, outcomes);
    const deliver = (await next()) && (await connect(owner));
    if (!deliver) return;
    for (let item = await next(); item; item = await next()) {
      const outcome = await attempt(item, deliver);
      if (!outcome) continue;
      outcomes.set(item.id, outcome);
      failures.set(item.id, failuresOf(item) + 1);
      if (outcome.kind === 'unreached' || outcome.kind === 'rejected') return;
    }
  }

  return {
    list: store.list,
    async add(owner, request) {
      const item = { id: newKey(), owner, key: newKey(), request, sentAt: null, refusal: null };
      await store.append(item);
      return item;
    },
    async edit(id, request) {
      const key = newKey();
      const edited = await store.revise(id, (item) =>
        canChange(item) ? { ...item, key, request, sentAt: null, refusal: null } : item,
      );
      return edited?.key === key;
    },
    async discard(id) {
      await store.revise(id, (item) => (canChange(item) ? null : item));
    },
    forget: store.forget,
    async send(owner) {
      const outcomes = new Map<string, Outcome>();
      await alone(() => sendAll(owner, outcomes));
      return outcomes;
    },
  };
}
