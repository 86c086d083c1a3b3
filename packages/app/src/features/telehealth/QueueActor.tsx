import type { VisitReason } from '@vitalane/flows/queue';
import { queueMessages } from '@vitalane/ui/messages';
import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { responseData } from '../../lib/answer.ts';
import { useFlowEffects } from '../../lib/effects.ts';
import { drawJitter } from '../../lib/pollJitter.ts';
import { forgetDrafts } from '../../session/drafts.ts';
import { client } from '../../session/session.ts';
import { liveQueueMachine } from './queue.ts';
import { reasonDraft, toVisitReason } from './visitReason.ts';

/** Says why the patient comes. A repeated request changes nothing. */
async function tell(reason: VisitReason, signal: AbortSignal): Promise<void> {
  await responseData(client.PUT('/queue/reason', { body: toVisitReason(reason), signal }));
  // The server has it; a later visit begins without it.
  forgetDrafts(sessionStorage, reasonDraft);
}

/** Attempt to join the queue, from the reason for the visit to registration of a patient unknown to the clinic. */
export const QueueActor = createActorContext(
  liveQueueMachine.provide({
    actors: { tell: fromPromise<void, VisitReason>(({ input, signal }) => tell(input, signal)) },
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
