import { connectAuth, sessionOf } from '@vitalane/flows/auth';
import { watchWake } from '@vitalane/flows/browser';
import { type SyncRound, syncMachine } from '@vitalane/flows/outbox';
import { queuedRefusedText, queuedSentText } from '@vitalane/ui/messages';
import { createActor, fromPromise, waitFor } from 'xstate';
import { invalidate } from '../../api/changes.ts';
import { notify } from '../../lib/notify.ts';
import { session } from '../../session/session.ts';
import { outbox, presentOwner, queueChanged } from './outbox.ts';

/** Sends all entries once. Nothing is pending where storage is blocked. */
async function sendOutbox(owner: string): Promise<SyncRound> {
  const outcomes = await outbox.send(owner).catch(() => new Map());
  const queued = await outbox.list(owner).catch(() => []);
  return {
    outcomes: new Map([...outcomes].map(([id, { kind }]) => [id, kind])),
    // The browser fires an event when it is online again.
    isWaiting: navigator.onLine && queued.some(({ refusal }) => !refusal),
  };
}

const sync = createActor(
  syncMachine.provide({
    actors: {
      sendWaiting: fromPromise<SyncRound, { owner: string }>(({ input }) => sendOutbox(input.owner)),
    },
  }),
);

function notifySettled({ stored, refused }: { stored: number; refused: number }): void {
  if (stored > 0) notify({ type: 'success', message: queuedSentText(stored) });
  if (refused > 0) notify({ type: 'error', message: queuedRefusedText(refused) });
}

/** Loads the account that could not be loaded while offline. */
function retryAccount(): void {
  const { accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'unavailable') session.send({ type: 'account.retry' });
}

sync.on('itemsStored', () => {
  retryAccount();
  void invalidate('diaryEntryAdded');
});
sync.on('itemsSettled', notifySettled);
sync.on('queueChanged', () => void queueChanged());

/** Sends the outbox. Settles when the item was tried; its form shows the result. */
export async function sendAdded(id: string): Promise<void> {
  sync.send({ type: 'item.added', id });
  await waitFor(sync, (snapshot) => !snapshot.matches('sending'));
}

/** Sends the outbox whenever sending may have become possible: at start, back online, after sleep, or after sign-in. */
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
