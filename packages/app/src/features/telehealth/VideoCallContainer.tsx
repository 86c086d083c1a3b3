import type { QueueFact } from '@vitalane/flows/call';
import { connectQueue } from '@vitalane/flows/queue';
import { queueMessages } from '@vitalane/ui/messages';
import { type CallPhase, UrgentAdvice, VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { Suspense, useEffect, useState } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { knownPerson } from '../../api/known.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { drawJitter } from '../../lib/pollJitter.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { hrefTo, places } from '../../places.ts';
import { isRefreshing } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { emergencyAdvice } from '../../shared/advice/emergencyAdvice.ts';
import { useOwnQueue } from '../../shared/consultations/api.ts';
import { useQueueSignals } from '../../shared/consultations/useQueueSignals.ts';
import { beginCall } from './call.ts';
import { useLocationReport } from './presentLocation.ts';
import { liveQueueMachine } from './queue.ts';
import { type CallPerson, RoomCall } from './RoomCall.tsx';

const staffCall = lazyComponent(async () => (await import('./StaffCall.tsx')).StaffCall);

const nothing = () => undefined;
const idleIntents = {
  onToggleCamera: nothing,
  onToggleMicrophone: nothing,
  onEndCall: nothing,
  onRetryMedia: nothing,
  onContinueWithoutMedia: nothing,
};

/** Route `/VideoCall/{roomId}`. The call starts when the role is available, from the device or from the server. */
export function VideoCallContainer() {
  const { roomId = '' } = useParams();
  // During a token refresh the room would refuse the old token: wait for the server.
  const [known] = useState(() => (isRefreshing() ? null : knownPerson()));
  const role = useSession().role ?? known?.role;
  const profile = useProfile().data;
  if (!role) return <Preparing />;
  const person = { roomId, role, selfName: profile?.fullName ?? known?.fullName ?? null };
  const key = `${role} ${roomId}`;
  return role === 'ROLE_USER' ? (
    <PatientCall key={key} {...person} nric={profile && (profile.document?.code ?? null)} />
  ) : (
    <Suspense fallback={<Preparing />}>
      <staffCall.Component key={key} {...person} />
    </Suspense>
  );
}

const preparing: CallPhase = { status: 'preparing' };

function Preparing() {
  return (
    <VideoCallScreen
      {...idleIntents}
      selfName={null}
      remoteName={null}
      call={preparing}
      leaveHref={hrefTo('home')}
    />
  );
}

// Camera, socket, profile and page load in parallel.
VideoCallContainer.drawsAtOnce = true;
VideoCallContainer.preload = async () => {
  const roomId = matchPath(places.call.path, location.pathname)?.params.roomId;
  if (roomId) beginCall(roomId);
  // A failure to load is repeated when the call is shown.
  if (knownPerson()?.role !== 'ROLE_USER') staffCall.load().catch(() => undefined);
};

interface OwnQueue {
  place: QueueFact | null;
  /** False until the first response. */
  isKnown: boolean;
}

/** Call of a patient. Requests the place in the queue when the profile has loaded. */
function PatientCall({ nric, ...person }: CallPerson & { nric: string | null | undefined }) {
  const [queue, setQueue] = useState<OwnQueue>({ place: null, isKnown: false });
  // The room sends the name only to the first participant; after a reload the place in the queue has it.
  const own = useOwnQueue();
  const place = own.data?.place?.room === person.roomId ? own.data.place : null;
  const doctor = place?.doctor ?? undefined;
  useLocationReport(Boolean(place), own.dataUpdatedAt);
  return (
    <>
      {nric === undefined ? null : <FollowQueue nric={nric} room={person.roomId} onChange={setQueue} />}
      <RoomCall
        {...person}
        remoteName={doctor}
        queue={queue.place}
        isQueueKnown={queue.isKnown}
        consultationUuid={place?.consultation}
        isBeforeCall={place?.status === 'waiting'}
        waitingNotice={own.data?.advice ? <UrgentAdvice {...emergencyAdvice(own.data.advice)} /> : null}
        reportsDevices
      />
    </>
  );
}

interface FollowQueueProps {
  nric: string | null;
  room: string;
  onChange: (queue: OwnQueue) => void;
}

/** Follows the patient's place in the queue during the call. */
function FollowQueue({ nric, room, onChange }: FollowQueueProps) {
  const input = () => ({ nric, room, jitter: drawJitter() });
  const { view, send } = useFlow(liveQueueMachine, input, connectQueue, queueMessages);
  const { place, isInQueue } = view;
  useQueueSignals(send);
  useEffect(() => onChange({ place, isKnown: place !== null || !isInQueue }), [place, isInQueue, onChange]);
  return null;
}
