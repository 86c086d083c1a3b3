import { dayMs } from '@vitalane/time';
import type { Deliver, OutboxItem, OutboxStore, Outcome } from './outbox.types.ts';

/** What a person typed, as the model server reads it. */
export interface Typed {
  name: string;
  /** The server refuses it. */
  isWrong: boolean;
}

/** How one try goes wrong, or does not. `crashed`: the page is gone before the answer comes. */
export type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'crashedBefore' | 'crashedAfter' | 'rejected';

/** The page has ended at this point: nothing after it happens. */
export class PageEnded extends Error {}

/** Returns the disk: it outlives every page. `breakAfter` ends the page after so many more changes. */
export function memoryOutboxStore(): OutboxStore<Typed> & { breakAfter: (changes: number | null) => void } {
  let items: OutboxItem<Typed>[] = [];
  let left: number | null = null;
  function changed(): void {
    if (left === null) return;
    if (left === 0) throw new PageEnded();
    left -= 1;
  }
  return {
    breakAfter: (changes) => {
      left = changes;
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
  };
}

const keyLifeMs = dayMs;

/** Returns a server that carries each key out once and forgets the key after a day. `stored` is what it has, in order. */
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

  /** Returns the way to it, each try with the next fate; then everything is answered. */
  function connection(fates: readonly Fate[] = []): Deliver<Typed> {
    const ahead = [...fates];
    return async (item) => {
      const fate = ahead.shift() ?? 'answered';
      if (fate === 'crashedBefore') throw new PageEnded();
      if (fate === 'lostBefore') return { kind: 'unreached' };
      if (fate === 'rejected') return { kind: 'rejected' };
      const outcome = handle(item);
      if (fate === 'crashedAfter') throw new PageEnded();
      return fate === 'lostAfter' ? { kind: 'unreached' } : outcome;
    };
  }
  return { stored, connection };
}
