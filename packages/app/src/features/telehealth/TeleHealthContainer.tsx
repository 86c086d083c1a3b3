import { useQuery } from '@tanstack/react-query';
import { EMERGENCY_CALL, TELEHEALTH_EMERGENCY } from '@vitalane/clinical';
import type { OwnConsent, OwnQueue } from '@vitalane/contract';
import { connectQueue, expectedWait } from '@vitalane/flows/queue';
import { loading, RemoteView } from '@vitalane/ui';
import { queueMessages, waitText } from '@vitalane/ui/messages';
import { type JoinState, type ReasonInput, TeleHealthScreen } from '@vitalane/ui/screens/TeleHealth';
import { Suspense, useEffect } from 'react';
import { useProfile, useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { preloadNextPage } from '../../lib/nextPage.ts';
import { pathTo } from '../../lib/paths.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useFormDraft } from '../../session/drafts.ts';
import { emergencyAdvice } from '../../shared/advice/emergencyAdvice.ts';
import { ownQueueQuery, useOwnQueue } from '../../shared/consultations/api.ts';
import { useMedicines } from '../../shared/medicines/api.ts';
import { checkNric } from './checkNric.ts';
import { followOwnPlace } from './ownPlace.ts';
import { keepLocation } from './presentLocation.ts';
import { QueueActor } from './QueueActor.tsx';
import { answerTo, videoConsentQuery } from './videoConsent.ts';
import { reasonDraft, visitQuestions } from './visitReason.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

const InQueue = lazyPart(async () => (await import('./InQueue.tsx')).InQueue);

function toPlace(
  { place, checked_in_count, doctors_online, usual_minutes, wait, reason, advice }: OwnQueue,
  consent: OwnConsent,
) {
  return {
    consent,
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
  const consent = useQuery(videoConsentQuery());
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
  const place = joinRemote(toRemote(status), toRemote(consent), toPlace);
  const actor = QueueActor.useActorRef();
  const queue = QueueActor.useSelector((snapshot) => connectQueue(snapshot, actor.send), sameView);
  const questions = {
    ...visitQuestions,
    medicines: medicines.data?.items.map(({ name }) => name) ?? null,
    allergies: profile.data?.drugAllergies ?? null,
  };
  return (
    <TeleHealthScreen
      emergency={{ ...TELEHEALTH_EMERGENCY, call: EMERGENCY_CALL }}
      // The form begins with the number of the profile.
      queue={joinRemote(toRemote(profile), place, (_, own) => own)}
      join={joinState(queue)}
      initialNric={profile.data?.document?.code}
      checkNric={checkNric}
      questions={questions}
      draft={draft}
      timeZone={useTimeZone()}
      pushOffer={<WaitingMessages />}
      inQueue={
        <Suspense fallback={<RemoteView value={loading}>{() => null}</RemoteView>}>
          {place.status === 'ready' ? <InQueue place={place.data} questions={questions} /> : null}
        </Suspense>
      }
      onRetry={() => {
        void profile.refetch();
        void status.refetch();
        void consent.refetch();
      }}
      onJoinQueue={({ nric, location, reason, isConsenting }) => {
        keepLocation(location);
        const text = isConsenting ? consent.data?.text : undefined;
        queue.onJoin(nric, { reason, consent: text ? answerTo(text) : null });
      }}
    />
  );
}

TeleHealthContainer.preload = () =>
  Promise.all([queryClient.prefetchQuery(ownQueueQuery()), queryClient.prefetchQuery(videoConsentQuery())]);

type View = ReturnType<typeof connectQueue>;

function sameView(one: View, other: View): boolean {
  return one.status === other.status && one.notice === other.notice;
}

function joinState({ status, notice }: View): JoinState {
  if (status === 'joining' || status === 'waiting' || status === 'registering') return { status: 'joining' };
  if (status === 'notRegistered') return { status: 'notFound' };
  if (status === 'failed') return { status: 'failed', message: queueMessages[notice ?? 'records-not-found'] };
  return { status: 'idle' };
}
