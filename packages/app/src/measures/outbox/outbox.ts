// Outbox of this tab with the real session, device and API.
import { connectAuth } from '@vitalane/flows/auth';
import { createOutboxStore, createOutboxTabs, watchWake } from '@vitalane/flows/browser';
import { createOutbox, type OutboxDeps, type OutboxItem } from '@vitalane/flows/outbox';
import { queuedRefusedText, queuedSentText } from '@vitalane/ui/messages';
import { useSyncExternalStore } from 'react';
import { invalidate } from '../../api/changes.ts';
import { queryClient } from '../../api/client.ts';
import { presentSession } from '../../api/known.ts';
import { notify } from '../../lib/notify.ts';
import { session, sessionPort } from '../../session/session.ts';
import { askWhile } from '../../session/signOut.ts';
import { showStored } from '../cache.ts';
import type { DiaryRequest } from '../reading.ts';
import { createConnect } from './deliver.ts';

/** Diary entry that the server has not confirmed. */
export type QueuedEntry = OutboxItem<DiaryRequest>;

/** Loads the account that could not be loaded while offline. */
function retryAccount(): void {
  const { accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'unavailable') session.send({ type: 'account.retry' });
}

const onEffect: OutboxDeps<DiaryRequest>['onEffect'] = (effect) => {
  if (effect.type === 'itemsStored') {
    retryAccount();
    void invalidate('diaryEntryAdded');
    return;
  }
  const { stored, refused } = effect;
  if (stored > 0) notify({ type: 'success', message: queuedSentText(stored) });
  if (refused > 0) notify({ type: 'error', message: queuedRefusedText(refused) });
};

/** Every entry passes through the outbox, online and offline. */
export const outbox = createOutbox<DiaryRequest>({
  client: {
    isOnline: () => navigator.onLine,
    connect: createConnect({
      session: sessionPort,
      onStored: (kind, stored) => showStored(queryClient, kind, stored),
    }),
  },
  session: { current: presentSession, subscribe: (listener) => session.subscribe(listener) },
  store: createOutboxStore(),
  tabs: createOutboxTabs(),
  newKey: () => crypto.randomUUID(),
  now: Date.now,
  onEffect,
});

// Signing out deletes them.
askWhile(() => outbox.entries().length > 0);

/** Returns the account's unconfirmed entries on this device, in the order typed. */
export function useQueuedEntries(): readonly QueuedEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

/** Sends the outbox whenever sending may have become possible: at start, back online, after sleep, or after sign-in. */
export function startSending(): void {
  outbox.start();
  watchWake(outbox.wake);
}
