import { EMERGENCY_CALL, TELEHEALTH_EMERGENCY } from '@vitalane/clinical';
import type { OwnQueue } from '@vitalane/contract';
import { connectQueue, expectedWait } from '@vitalane/flows/queue';
import { queueMessages, waitText } from '@vitalane/ui/messages';
import {
  type JoinState,
  type ReasonInput,
  type SayingState,
  TeleHealthScreen,
} from '@vitalane/ui/screens/TeleHealth';
import { Suspense, useEffect } from 'react';
import { useProfile } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { messageOf } from '../../lib/errors.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { preloadNextPage } from '../../lib/nextPage.ts';
import { pathTo } from '../../lib/paths.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useFormDraft } from '../../session/drafts.ts';
import { emergencyAdvice } from '../../shared/advice/emergencyAdvice.ts';
import { ownQueueQuery, useLeaveQueue, useOwnQueue, useSayLocation } from '../../shared/consultations/api.ts';
import { useMedicines } from '../../shared/medicines/api.ts';
import { checkNric } from './checkNric.ts';
import { followOwnPlace } from './ownPlace.ts';
import { keepLocation } from './presentLocation.ts';
import { QueueActor } from './QueueActor.tsx';
import { reasonDraft, toVisitReason, useSayReason, visitQuestions } from './visitReason.ts';

/** Loaded while the patient waits. */
const WaitingDeviceCheck = lazyPart(
  async () => (await import('../../shared/devices/lateParts.ts')).WaitingDeviceCheck,
);

function toPlace({ place, checked_in_count, doctors_online, usual_minutes, wait, reason, advice }: OwnQueue) {
  return {
    callHref: place && pathTo({ to: 'room', roomId: place.room }),
    call: place?.status === 'in_call' ? place : null,
    checkedInCount: checked_in_count,
    waitEstimate: waitText(expectedWait(wait, place?.position ?? checked_in_count + 1)),
    usualMinutes: usual_minutes,
    position: place?.position ?? null,
    doctorsOnline: doctors_online,
    location: place?.location ?? null,
    reason,
    advice: advice === null ? null : emergencyAdvice(advice),
  };
}

/** Route `/TeleHealth`. */
export function TeleHealthContainer() {
  const profile = useProfile();
  const status = useOwnQueue();
  const medicines = useMedicines();
  const { draft, discard } = useFormDraft<ReasonInput>(reasonDraft, profile.data?.uuid);
  // Also without a place in the queue, because the number of doctors online changes.
  useEffect(followOwnPlace, []);
  const isInQueue = Boolean(status.data?.place);
  useEffect(() => {
    if (!isInQueue) return;
    discard();
    preloadNextPage(pathTo({ to: 'room', roomId: 'next' }));
  }, [isInQueue, discard]);
  const leaving = useLeaveQueue();
  const saying = useSayLocation();
  const sayingReason = useSayReason();
  const actor = QueueActor.useActorRef();
  const queue = QueueActor.useSelector((snapshot) => connectQueue(snapshot, actor.send), sameView);
  return (
    <TeleHealthScreen
      emergency={{ ...TELEHEALTH_EMERGENCY, call: EMERGENCY_CALL }}
      // The form begins with the number of the profile.
      queue={joinRemote(toRemote(profile), toRemote(status), (_, own) => toPlace(own))}
      join={joinState(queue)}
      initialNric={profile.data?.document?.code}
      checkNric={checkNric}
      questions={{
        ...visitQuestions,
        medicines: medicines.data?.items.map(({ name }) => name) ?? null,
        allergies: profile.data?.drugAllergies ?? null,
      }}
      draft={draft}
      saying={sayingState(saying)}
      sayingReason={sayingState(sayingReason)}
      deviceCheck={
        <Suspense fallback={null}>
          <WaitingDeviceCheck />
        </Suspense>
      }
      isLeaving={leaving.isPending}
      leaveError={leaving.error ? messageOf(leaving.error) : undefined}
      onRetry={() => {
        void profile.refetch();
        void status.refetch();
      }}
      onJoinQueue={({ nric, location, reason }) => {
        keepLocation(location);
        queue.onJoin(nric, reason);
      }}
      onSayLocation={(location) => saying.mutate({ body: { location } })}
      onSayReason={(reason) => sayingReason.mutate({ body: toVisitReason(reason) })}
      onLeaveQueue={() => leaving.mutate({})}
    />
  );
}

TeleHealthContainer.preload = () => queryClient.prefetchQuery(ownQueueQuery());

type View = ReturnType<typeof connectQueue>;

function sameView(one: View, other: View): boolean {
  return one.status === other.status && one.notice === other.notice;
}

type Saying = Pick<ReturnType<typeof useSayLocation>, 'status' | 'error'>;

function sayingState({ status, error }: Saying): SayingState {
  if (error) return { status: 'failed', message: messageOf(error) };
  if (status === 'pending') return { status: 'saving' };
  return { status: status === 'success' ? 'said' : 'idle' };
}

function joinState({ status, notice }: View): JoinState {
  if (status === 'joining' || status === 'waiting' || status === 'registering') return { status: 'joining' };
  if (status === 'notRegistered') return { status: 'notFound' };
  if (status === 'failed') return { status: 'failed', message: queueMessages[notice ?? 'records-not-found'] };
  return { status: 'idle' };
}
