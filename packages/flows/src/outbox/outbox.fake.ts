import { dayMs } from '@vitalane/time';
import type { Deliver, OutboxItem, OutboxStore, Outcome } from './outbox.types.ts';

/** Request as the model server reads it. */
export interface Typed {
  name: string;
  /** Whether the server refuses it. */
  isWrong: boolean;
}

/** Outcome of one attempt. `failed`: a server error. `crashed`: the page ends before the response arrives. */
export type Fate =
  | 'answered'
  | 'failed'
  | 'lostBefore'
  | 'lostAfter'
  | 'crashedBefore'
  | 'crashedAfter'
  | 'rejected';

/** Ends the page at this point. */
class PageEnded extends Error {}

/** Creates the store, which survives every page. After `breakAfter`, one change fails: the one after that many more. */
export function memoryOutboxStore(): OutboxStore<Typed> & { breakAfter: (changes: number | null) => void } {
  let items: OutboxItem<Typed>[] = [];
  let remainingChanges: number | null = null;
  function changed(): void {
    if (remainingChanges === null) return;
    remainingChanges = remainingChanges === 0 ? null : remainingChanges - 1;
    if (remainingChanges === null) throw new PageEnded();
  }
  return {
    breakAfter: (changes) => {
      remainingChanges = changes;
    },
    list: async (owner) => items.filter((item) => item.owner === owner),
    append: async (item) => {
      changed();
      items = [...items, item];
    },
    revise: async (id, change) => {
      const before = items.find((item) => item.id === id);
      if (!before) return null;
      changed();
      const after = change(before);
      items = items.flatMap((item) => (item.id === id ? (after ?? []) : item));
      return after;
    },
    forget: async (owner) => {
      items = items.filter((item) => item.owner !== owner);
    },
    persist: () => undefined,
  };
}

const keyLifeMs = dayMs;

/** Creates a server that applies each key once and forgets keys after a day. `stored` lists the stored requests in order. */
export function modelServer(now: () => number) {
  const stored: { owner: string; name: string }[] = [];
  const keys = new Map<string, number>();

  function handle({ owner, key, request }: OutboxItem<Typed>): Outcome {
    const at = keys.get(`${owner} ${key}`);
    if (at !== undefined && now() - at <= keyLifeMs) return { kind: 'stored' };
    if (request.isWrong)
      return { kind: 'refused', code: 'refused', message: 'Too high.', fields: { value: 'Too high.' } };
    keys.set(`${owner} ${key}`, now());
    stored.push({ owner, name: request.name });
    return { kind: 'stored' };
  }

  /** Returns a connection to the server. Each attempt takes the next fate; later ones are answered. */
  function connection(fates: readonly Fate[] = []): Deliver<Typed> {
    const remaining = [...fates];
    return async (item) => {
      const fate = remaining.shift() ?? 'answered';
      if (fate === 'crashedBefore') throw new PageEnded();
      if (fate === 'lostBefore') return { kind: 'unreached' };
      if (fate === 'failed') return { kind: 'deferred' };
      if (fate === 'rejected') return { kind: 'rejected' };
      const outcome = handle(item);
      if (fate === 'crashedAfter') throw new PageEnded();
      return fate === 'lostAfter' ? { kind: 'unreached' } : outcome;
    };
  }
  return { stored, connection };
}
