import { queueMessages } from '@vitalane/ui/messages';
import { createActorContext } from '@xstate/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFlowEffects } from '../shell/effects.ts';
import { drawJitter, liveQueueMachine } from './queue.ts';

/** One try to get into the queue, from asking for a place to registering first where the clinic does not know the patient. */
export const QueueActor = createActorContext(liveQueueMachine);

/** Keeps that try alive between the pages it leads over, so that a number typed on one is known on the next. */
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
