import {
  InQueuePart,
  type QueuePlace,
  type SayingState,
  type VisitQuestions,
} from '@vitalane/ui/screens/TeleHealth';
import { Suspense } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useOwnQueue } from '../../shared/consultations/api.ts';
import { useGiveConsent, useLeaveQueue, useSayLocation, useSayReason } from './inQueue.api.ts';
import { answerTo } from './videoConsent.ts';
import { toVisitReason } from './visitReason.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

const WaitingDeviceCheck = lazyPart(
  async () => (await import('../../shared/devices/lateParts.ts')).WaitingDeviceCheck,
);

const WaitingFiles = lazyPart(
  async () => (await import('../../shared/visit-messages/lateParts.ts')).WaitingFiles,
);

interface InQueueProps {
  place: QueuePlace;
  questions: VisitQuestions;
}

/** Part of `/TeleHealth` for a patient in the queue. */
export function InQueue({ place, questions }: InQueueProps) {
  const leaving = useLeaveQueue();
  const saying = useSayLocation();
  const sayingReason = useSayReason();
  const consenting = useGiveConsent();
  const timeZone = useTimeZone();
  const consultation = useOwnQueue().data?.place?.consultation;
  const { callHref, consent } = place;
  if (callHref === null) return null;
  return (
    <InQueuePart
      place={{ ...place, callHref }}
      questions={questions}
      saying={sayingState(saying)}
      sayingReason={sayingState(sayingReason)}
      consenting={sayingState(consenting)}
      timeZone={timeZone}
      pushOffer={<WaitingMessages />}
      deviceCheck={
        <Suspense fallback={null}>
          <WaitingDeviceCheck />
        </Suspense>
      }
      files={
        consultation ? (
          <Suspense fallback={null}>
            <WaitingFiles consultation={consultation} />
          </Suspense>
        ) : null
      }
      isLeaving={leaving.isPending}
      leaveError={leaving.error ? messageOf(leaving.error) : undefined}
      onSayLocation={(location) => saying.mutate({ body: { location } })}
      onSayReason={(reason) => sayingReason.mutate({ body: toVisitReason(reason) })}
      onConsent={() => consenting.mutate({ body: answerTo(consent.text) })}
      onLeaveQueue={() => leaving.mutate({})}
    />
  );
}

type Saying = Pick<ReturnType<typeof useSayLocation>, 'status' | 'error'>;

function sayingState({ status, error }: Saying): SayingState {
  if (error) return { status: 'failed', message: messageOf(error) };
  if (status === 'pending') return { status: 'saving' };
  return { status: status === 'success' ? 'said' : 'idle' };
}
