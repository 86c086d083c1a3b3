import type { ConsentAnswer, VisitAnswers } from '@vitalane/flows/queue';
import { queueMessages } from '@vitalane/ui/messages';
import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { invalidate } from '../../api/changes.ts';
import { responseData } from '../../lib/answer.ts';
import { useFlowEffects } from '../../lib/effects.ts';
import { drawJitter } from '../../lib/pollJitter.ts';
import { forgetDrafts } from '../../session/drafts.ts';
import { client } from '../../session/session.ts';
import { liveQueueMachine } from './queue.ts';
import { reasonDraft, toVisitReason } from './visitReason.ts';

/** Tells consent and reason. A repeated request changes nothing. */
async function tell({ reason, consent }: VisitAnswers, signal: AbortSignal): Promise<void> {
  if (consent) await agree(consent, signal);
  await responseData(client.PUT('/queue/reason', { body: toVisitReason(reason), signal }));
  // The server has it; a later visit begins without it.
  forgetDrafts(sessionStorage, reasonDraft);
}

/** Agrees to the text that was read. A refusal means that it has changed. */
async function agree(body: ConsentAnswer, signal: AbortSignal): Promise<void> {
  const sent = responseData(client.PUT('/queue/consent', { body, signal }));
  await sent.finally(() => void invalidate('videoConsent'));
}

/** Attempt to join the queue, from the answers before the visit to registration of a patient unknown to the clinic. */
export const QueueActor = createActorContext(
  liveQueueMachine.provide({
    actors: { tell: fromPromise<void, VisitAnswers>(({ input, signal }) => tell(input, signal)) },
  }),
);

/** Keeps the attempt alive across its pages, so that a number typed on one page stays for the next. */
export function QueuePages() {
  const [input] = useState(() => ({ nric: null, jitter: drawJitter() }));
  return (
    <QueueActor.Provider options={{ input }}>
      <QueueEffects />
      <Outlet />
    </QueueActor.Provider>
  );
}

function QueueEffects() {
  useFlowEffects(QueueActor.useActorRef(), queueMessages);
  return null;
}
