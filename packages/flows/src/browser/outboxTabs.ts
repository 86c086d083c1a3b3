import type { OutboxTabs } from '../outbox/outbox.types.ts';

/** Connects the outbox of this page with those of other tabs. */
export function createOutboxTabs(): OutboxTabs {
  const channel = new BroadcastChannel('outbox');
  return {
    alone: (work) => navigator.locks.request('outbox', work),
    tell: () => channel.postMessage(null),
    onTold: (listener) => channel.addEventListener('message', listener),
  };
}
