import { EMERGENCY_CALL, TELEHEALTH_EMERGENCY } from '@vitalane/clinical';
import type { OwnQueue } from '@vitalane/contract';
import { connectQueue, expectedWait } from '@vitalane/flows/queue';
import { mapRemote } from '@vitalane/ui';
import { queueMessages, waitText } from '@vitalane/ui/messages';
import { type JoinState, type SayingState, TeleHealthScreen } from '@vitalane/ui/screens/TeleHealth';
import { useEffect } from 'react';
import { useProfile } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { messageOf } from '../../lib/errors.ts';
import { preloadNextPage } from '../../lib/nextPage.ts';
import { pathTo } from '../../lib/paths.ts';
import { toRemote } from '../../lib/remote.ts';
import { ownQueueQuery, useLeaveQueue, useOwnQueue, useSayLocation } from '../../shared/consultations/api.ts';
import { checkNric } from './checkNric.ts';
import { followOwnPlace } from './ownPlace.ts';
import { keepLocation } from './presentLocation.ts';
import { QueueActor } from './QueueActor.tsx';

function toPlace({ place, checked_in_count, doctors_online, usual_minutes, wait }: OwnQueue) {
  return {
    callHref: place && pathTo({ to: 'room', roomId: place.room }),
    call: place?.status === 'in_call' ? place : null,
    checkedInCount: checked_in_count,
    waitEstimate: waitText(expectedWait(wait, place?.position ?? checked_in_count + 1)),
    usualMinutes: usual_minutes,
    position: place?.position ?? null,
    doctorsOnline: doctors_online,
    location: place?.location ?? null,
  };
}

/** Route `/TeleHealth`. */
export function TeleHealthContainer() {
  const nric = useProfile().data?.document?.code;
  const status = useOwnQueue();
  // Also without a place in the queue, because the number of doctors online changes.
  useEffect(followOwnPlace, []);
  const isInQueue = Boolean(status.data?.place);
  useEffect(() => {
    if (isInQueue) preloadNextPage(pathTo({ to: 'room', roomId: 'next' }));
  }, [isInQueue]);
  const leaving = useLeaveQueue();
  const saying = useSayLocation();
  const actor = QueueActor.useActorRef();
  const queue = QueueActor.useSelector((snapshot) => connectQueue(snapshot, actor.send), sameView);
  return (
    <TeleHealthScreen
      emergency={{ ...TELEHEALTH_EMERGENCY, call: EMERGENCY_CALL }}
      queue={mapRemote(toRemote(status), toPlace)}
      join={joinState(queue)}
      initialNric={nric}
      checkNric={checkNric}
      saying={sayingState(saying)}
      isLeaving={leaving.isPending}
      leaveError={leaving.error ? messageOf(leaving.error) : undefined}
      onRetry={() => void status.refetch()}
      onJoinQueue={(typed, location) => {
        keepLocation(location);
        queue.onJoin(typed);
      }}
      onSayLocation={(location) => saying.mutate({ body: { location } })}
      onLeaveQueue={() => leaving.mutate({})}
    />
  );
}

TeleHealthContainer.preload = () => queryClient.prefetchQuery(ownQueueQuery());

type View = ReturnType<typeof connectQueue>;

function sameView(one: View, other: View): boolean {
  return one.status === other.status && one.notice === other.notice;
}

function sayingState({ status, error }: ReturnType<typeof useSayLocation>): SayingState {
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
