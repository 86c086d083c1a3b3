import { connectAuth, sessionOf } from '@vitalane/flows/auth';
import { watchWake } from '@vitalane/flows/browser';
import { type SyncRound, syncMachine } from '@vitalane/flows/outbox';
import { queuedRefusedText, queuedSentText } from '@vitalane/ui/messages';
import { createActor, fromPromise, waitFor } from 'xstate';
import { invalidate } from '../api/changes.ts';
import { session } from '../session/session.ts';
import { notify } from '../shell/notify.ts';
import { outbox, presentOwner, queueChanged } from './outbox.ts';

/** Returns one round of sending. Where storage is blocked nothing waits. */
async function sendWaiting(owner: string): Promise<SyncRound> {
  const outcomes = await outbox.send(owner).catch(() => new Map());
  const queued = await outbox.list(owner).catch(() => []);
  return {
    outcomes: new Map([...outcomes].map(([id, { kind }]) => [id, kind])),
    // The browser tells when it is online again.
    isWaiting: navigator.onLine && queued.some(({ refusal }) => !refusal),
  };
}

const sync = createActor(
  syncMachine.provide({
    actors: {
      sendWaiting: fromPromise<SyncRound, { owner: string }>(({ input }) => sendWaiting(input.owner)),
    },
  }),
);

function tellSettled({ stored, refused }: { stored: number; refused: number }): void {
  if (stored > 0) notify({ type: 'success', message: queuedSentText(stored) });
  if (refused > 0) notify({ type: 'error', message: queuedRefusedText(refused) });
}

/** Who could not be asked for while there was no connection is asked for now. */
function retryAccount(): void {
  const { accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'unavailable') session.send({ type: 'account.retry' });
}

sync.on('itemsStored', () => {
  retryAccount();
  void invalidate('diaryEntryAdded');
});
sync.on('itemsSettled', tellSettled);
sync.on('queueChanged', () => void queueChanged());

/** Sends what waits. Settles when the item was tried; its form tells what came of it. */
export async function sendAdded(id: string): Promise<void> {
  sync.send({ type: 'item.added', id });
  await waitFor(sync, (snapshot) => !snapshot.matches('sending'));
}

/** Sends what waits whenever that may have become possible: now, back online, awake again, or signed in again. */
export function startSending(): void {
  const follow = () => {
    const { epoch } = sessionOf(session.getSnapshot());
    sync.send({ type: 'session.changed', owner: presentOwner(), epoch });
  };
  sync.start();
  watchWake(() => sync.send({ type: 'sync.wake' }));
  session.subscribe(follow);
  follow();
}
