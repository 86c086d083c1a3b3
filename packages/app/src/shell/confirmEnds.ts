import { watchWake } from '@vitalane/flows/browser';
import { type Outcome, outcomeOf, type SyncRound, syncMachine } from '@vitalane/flows/outbox';
import { createActor, fromPromise } from 'xstate';
import { invalidate } from '../api/changes.ts';
import { presentSession } from '../api/known.ts';
import { codeOf } from '../lib/errors.ts';
import { client, session } from '../session/session.ts';
import { endedCalls } from '../shared/consultations/endedCalls.ts';
import { sendEnds } from './sendEnds.ts';

/** Timeout of a request; the end stays kept. */
const timeoutMs = 10_000;

async function end(room: string): Promise<Outcome['kind']> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await client.POST('/end-call', { body: { room }, signal }).catch(() => null);
  if (!answer) return 'unreached';
  return outcomeOf(answer.response.status, { code: codeOf(answer.error) ?? undefined }).kind;
}

const confirming = createActor(
  syncMachine.provide({
    actors: {
      sendWaiting: fromPromise<SyncRound, { owner: string }>(({ input }) =>
        sendEnds(input.owner, { store: endedCalls, end, refresh: () => invalidate('ownPlace') }),
      ),
    },
  }),
);

/**
 * Sends the kept ends of consultations until the server has them: with each new one, at start, after sign-in, when the
 * browser is back online, and in between with backoff.
 */
export function startConfirmingEnds(): void {
  const wake = () => confirming.send({ type: 'sync.wake' });
  const follow = () => confirming.send({ type: 'session.changed', ...presentSession() });
  confirming.start();
  endedCalls.subscribe(wake);
  watchWake(wake);
  session.subscribe(follow);
  follow();
}
