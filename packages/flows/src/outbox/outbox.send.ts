import type { Now } from '../shared/ports.ts';
import { isUncertain, itemAfter } from './outbox.rules.ts';
import type { Deliver, OutboxClient, OutboxItem, OutboxStore, OutboxTabs, Outcome } from './outbox.types.ts';

/** Dependencies of sending. */
export interface SenderDeps<Request> {
  client: OutboxClient<Request>;
  store: OutboxStore<Request>;
  tabs: OutboxTabs;
  now: Now;
}

/** Outcome of each attempted item, by id. */
export type Outcomes = Map<string, Outcome['kind']>;

/**
 * Returns a function that sends the pending items of an account in order, one at a time, until one gets no response.
 * An item that failed before comes last, so that it delays no other. Remembers failures as long as the page lives.
 */
export function createSender<Request>({
  store,
  client,
  tabs,
  now,
}: SenderDeps<Request>): (owner: string) => Promise<Outcomes> {
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

  async function nextWaiting(owner: string, outcomes: Outcomes): Promise<OutboxItem<Request> | undefined> {
    const items = await store.list(owner);
    for (const item of items) if (isUncertain(item, now())) await markUncertain(item.id);
    const [next] = items
      .filter((item) => !item.refusal && !isUncertain(item, now()))
      .filter(({ id }) => outcomes.get(id) !== 'deferred')
      .toSorted((one, other) => failuresOf(one) - failuresOf(other));
    return next;
  }

  async function sendAll(owner: string, outcomes: Outcomes): Promise<void> {
    let item = await nextWaiting(owner, outcomes);
    if (!item || !client.isOnline()) return;
    const deliver = await client.connect(owner);
    if (!deliver) return;
    while (item) {
      const outcome = await attempt(item, deliver);
      if (outcome) {
        outcomes.set(item.id, outcome.kind);
        failures.set(item.id, failuresOf(item) + 1);
        if (outcome.kind === 'unreached' || outcome.kind === 'rejected') return;
      }
      item = await nextWaiting(owner, outcomes);
    }
  }

  return async (owner) => {
    const outcomes: Outcomes = new Map();
    await tabs.alone(() => sendAll(owner, outcomes));
    return outcomes;
  };
}
