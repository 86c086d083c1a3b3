import { connectAuth, sessionOf } from '@vitalane/flows/auth';
import { watchWake } from '@vitalane/flows/browser';
import type { Outcome } from '@vitalane/flows/outbox';
import { invalidate } from '../api/changes.ts';
import { session } from '../session/session.ts';
import { notify } from '../shell/notify.ts';
import { keptChanged, outbox, presentOwner, readKept } from './outbox.ts';

const firstRetryMs = 2_000;
const lastRetryMs = 15_000;

let retryMs = firstRetryMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, and tells what came of it. `own` is an entry whose form tells by itself; the form reads the entries
 * anew when it has.
 */
export async function sendKept(own?: string): Promise<void> {
  clearTimeout(timer);
  const owner = presentOwner();
  if (!owner) return;
  const outcomes = await outbox.send(owner).catch(() => new Map<string, Outcome>());
  if ([...outcomes.values()].some(({ kind }) => kind === 'stored')) {
    retryMs = firstRetryMs;
    retryAccount();
    void invalidate('diaryEntryAdded');
  }
  const others = [...outcomes].filter(([id]) => id !== own).map(([, { kind }]) => kind);
  tellStored(others.filter((kind) => kind === 'stored').length);
  tellRefused(others.filter((kind) => kind === 'refused').length);
  await scheduleRetry(owner);
}

async function sendAndShow(): Promise<void> {
  await sendKept();
  await keptChanged();
}

function tellStored(count: number): void {
  if (count === 0) return;
  const message = count === 1 ? '1 kept entry was sent.' : `${count} kept entries were sent.`;
  notify({ type: 'success', message });
}

function tellRefused(count: number): void {
  if (count === 0) return;
  const what = count === 1 ? 'A kept entry was' : `${count} kept entries were`;
  notify({ type: 'error', message: `${what} refused. Open your diary to see why.` });
}

/** Who could not be asked for while there was no connection is asked for now. */
function retryAccount(): void {
  const { accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'unavailable') session.send({ type: 'account.retry' });
}

async function scheduleRetry(owner: string): Promise<void> {
  const kept = await outbox.list(owner).catch(() => []);
  // The browser tells when it is online again.
  if (!navigator.onLine || kept.every(({ refusal }) => refusal)) return;
  timer = setTimeout(() => void sendAndShow(), retryMs);
  retryMs = Math.min(2 * retryMs, lastRetryMs);
}

/** Sends what waits whenever that may have become possible: now, back online, awake again, or signed in anew. */
export function startSending(): void {
  const wake = () => {
    retryMs = firstRetryMs;
    void readKept().then(sendAndShow);
  };
  watchWake(wake);
  let before = '';
  session.subscribe((snapshot) => {
    const now = `${presentOwner()} ${sessionOf(snapshot).epoch}`;
    if (now === before) return;
    before = now;
    wake();
  });
  wake();
}
