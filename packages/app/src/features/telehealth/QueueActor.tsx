import { queueMessages } from '@vitalane/ui/messages';
import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFlowEffects } from '../../lib/effects.ts';
import { drawJitter } from '../../lib/pollJitter.ts';
import { liveQueueMachine } from './queue.ts';

/** Attempt to join the queue, from the request for a place to registration of a patient unknown to the clinic. */
export const QueueActor = createActorContext(liveQueueMachine);

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
