// Outbox of this tab with the real session, device and API.
import { connectAuth } from '@vitalane/flows/auth';
import { createOutboxStore, createOutboxTabs, watchWake } from '@vitalane/flows/browser';
import { createOutbox, type OutboxDeps, type OutboxItem } from '@vitalane/flows/outbox';
import { queuedRefusedText, queuedSentText } from '@vitalane/ui/messages';
import { useSyncExternalStore } from 'react';
import { invalidate } from '../api/changes.ts';
import { queryClient } from '../api/client.ts';
import { presentSession } from '../api/known.ts';
import { notify } from '../lib/notify.ts';
import { showStored } from '../measures/cache.ts';
import type { DiaryRequest } from '../measures/reading.ts';
import { session, sessionPort } from '../session/session.ts';
import { askWhile } from '../session/signOut.ts';
import { createConnect, type MessageRequest, type UnsentRequest } from './deliver.ts';

/** Reading, or message of a consultation, that the server has not confirmed. */
export type Unsent = OutboxItem<UnsentRequest>;

/** Diary entry that the server has not confirmed. */
export type QueuedEntry = OutboxItem<DiaryRequest>;

/** Returns whether an item is a message of a consultation. */
export const isMessage = (item: Unsent): item is OutboxItem<MessageRequest> =>
  item.request.kind === 'message' || item.request.kind === 'file';

/** Returns whether an item is an entry of the diary. */
export const isEntry = (item: Unsent): item is QueuedEntry => !isMessage(item);

/** Loads the account that could not be loaded while offline. */
function retryAccount(): void {
  const { accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'unavailable') session.send({ type: 'account.retry' });
}

/** Whether the server has stored a reading since the app last refetched what depends on readings. */
let isDiaryChanged = false;

const onEffect: OutboxDeps<UnsentRequest>['onEffect'] = (effect) => {
  if (effect.type === 'itemsStored') {
    retryAccount();
    if (isDiaryChanged) void invalidate('diaryEntryAdded');
    isDiaryChanged = false;
    return;
  }
  const { stored, refused } = effect;
  if (stored > 0) notify({ type: 'success', message: queuedSentText(stored) });
  if (refused > 0) notify({ type: 'error', message: queuedRefusedText(refused) });
};

/** Every reading and every message passes through the outbox, online and offline. */
export const outbox = createOutbox<UnsentRequest>({
  client: {
    isOnline: () => navigator.onLine,
    connect: createConnect({
      session: sessionPort,
      onStored(kind, stored) {
        isDiaryChanged = true;
        showStored(queryClient, kind, stored);
      },
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

/** Returns what the account has not sent from this device yet, in the order typed. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}

/** Sends the outbox whenever sending may have become possible: at start, back online, after sleep, or after sign-in. */
export function startSending(): void {
  outbox.start();
  watchWake(outbox.wake);
}
