import { isUncertain, nextOf } from './outbox.rules.ts';
import type { Deliver, OutboxDeps, OutboxItem, Outcome } from './outbox.types.ts';

/** What a person can have done with what is not yet stored. */
export interface Outbox<Request> {
  /** The person's items in the order in which they were typed. */
  list: (owner: string) => Promise<OutboxItem<Request>[]>;
  /** Keeps a new item; settles once it is on disk. Rejects, and keeps nothing, when the device has no room for it. */
  add: (owner: string, request: Request) => Promise<OutboxItem<Request>>;
  /** Puts another request in the place of one that was refused. It counts as a new one and is sent again. */
  edit: (id: string, request: Request) => Promise<void>;
  /** Removes an item that cannot have arrived: one that has not left the device, or was refused. */
  discard: (id: string) => Promise<void>;
  /** Removes everything of a person, such as when they sign out. */
  forget: (owner: string) => Promise<void>;
  /**
   * Sends what waits, in order and one at a time, until something gets no answer. Returns what became of each item that
   * was tried; never rejects for a try that failed.
   */
  send: (owner: string) => Promise<ReadonlyMap<string, Outcome>>;
}

/** Makes the outbox over its store and its way to the server. It keeps nothing in memory. */
export function createOutbox<Request>(deps: OutboxDeps<Request>): Outbox<Request> {
  const { store, connect, alone, newKey, now } = deps;

  /** Notes that the item is about to leave, tries it, and notes what came of it. */
  async function attempt(item: OutboxItem<Request>, deliver: Deliver<Request>): Promise<Outcome | null> {
    const leaving = await store.revise(item.id, (item) => ({ ...item, sentAt: item.sentAt ?? now() }));
    // Discarded or edited meanwhile, here or in another tab.
    if (!leaving || leaving.refusal || leaving.key !== item.key) return null;
    const outcome = await deliver(leaving);
    await store.revise(item.id, (item) => (item.key === leaving.key ? nextOf(item, outcome) : item));
    return outcome;
  }

  const park = (id: string) =>
    store.revise(id, (item) => ({ ...item, refusal: { code: 'uncertain', message: null, fields: {} } }));

  async function nextWaiting(owner: string): Promise<OutboxItem<Request> | undefined> {
    const items = await store.list(owner);
    for (const item of items) if (isUncertain(item, now())) await park(item.id);
    return items.find((item) => !item.refusal && !isUncertain(item, now()));
  }

  async function sendAll(owner: string, outcomes: Map<string, Outcome>): Promise<void> {
    const deliver = (await nextWaiting(owner)) && (await connect(owner));
    if (!deliver) return;
    for (let item = await nextWaiting(owner); item; item = await nextWaiting(owner)) {
      const outcome = await attempt(item, deliver);
      if (!outcome) continue;
      outcomes.set(item.id, outcome);
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
      await store.revise(id, (item) =>
        item.refusal ? { ...item, key, request, sentAt: null, refusal: null } : item,
      );
    },
    async discard(id) {
      await store.revise(id, (item) => (item.refusal || item.sentAt === null ? null : item));
    },
    forget: store.forget,
    async send(owner) {
      const outcomes = new Map<string, Outcome>();
      await alone(() => sendAll(owner, outcomes));
      return outcomes;
    },
  };
}
