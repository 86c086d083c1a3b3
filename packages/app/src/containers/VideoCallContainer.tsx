import { type CallRole, type CallView, connectCall, connectQueue, type QueueFact } from '@vitalane/flows';
import { keepScreenOn } from '@vitalane/flows/browser';
import { type CallPhase, VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useProfile } from '../api/account.ts';
import { useWaitingPatients } from '../api/telehealth.ts';
import { callRecords, liveCallMachine, media } from '../realtime/call.ts';
import { drawJitter, liveQueueMachine } from '../realtime/queue.ts';
import { useQueueSignals } from '../realtime/useQueueSignals.ts';
import { useSession } from '../session/useSession.ts';
import { useFlowEffects } from '../shell/effects.ts';
import { mediaHelpSteps } from './mediaHelp.ts';

const nothing = () => undefined;
const idleIntents = {
  onToggleCamera: nothing,
  onToggleMicrophone: nothing,
  onEndCall: nothing,
  onRetryMedia: nothing,
  onContinueWithoutMedia: nothing,
};

/** Route `/VideoCall/{roomId}`. */
export function VideoCallContainer() {
  const { roomId = '' } = useParams();
  const { role } = useSession();
  const profile = useProfile().data;
  if (!role || !profile) {
    const preparing: CallPhase = { status: 'preparing' };
    return (
      <VideoCallScreen
        {...idleIntents}
        selfName={null}
        remoteName={null}
        call={preparing}
        leaveHref="/Home"
      />
    );
  }
  const person = { roomId, role, selfName: profile.fullName };
  return role === 'ROLE_USER' ? (
    <PatientCall key={roomId} {...person} nric={profile.document?.code ?? null} />
  ) : (
    <StaffCall key={roomId} {...person} />
  );
}

interface CallPerson {
  roomId: string;
  role: NonNullable<CallRole>;
  selfName: string;
}

/** A patient's call knows the place in the queue, which is asked for at once. */
function PatientCall({ nric, ...person }: CallPerson & { nric: string | null }) {
  const [input] = useState(() => ({ nric, room: person.roomId, jitter: drawJitter() }));
  const actor = useActorRef(liveQueueMachine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const { place, isInQueue } = useMemo(() => connectQueue(snapshot, actor.send), [snapshot, actor]);
  useQueueSignals(actor.send);
  useFlowEffects(actor);
  return <Call {...person} queue={place} isQueueKnown={place !== null || !isInQueue} />;
}

/** A doctor arrives second and is told no name by the room; the queue knows who waits in it. */
function StaffCall(person: CallPerson) {
  const patient = useWaitingPatients().data?.items.find(({ room }) => room === person.roomId);
  return <Call {...person} remoteName={patient?.fullName} queue={null} isQueueKnown />;
}

interface CallProps extends CallPerson {
  queue: QueueFact | null;
  /** The other person's name, where it is known without the room's help. */
  remoteName?: string;
  /** False until the first answer on the patient's place: nobody is told to join a queue they may be in. */
  isQueueKnown: boolean;
}

function Call({ roomId, role, selfName, remoteName, queue, isQueueKnown }: CallProps) {
  const [input] = useState(() => ({ roomId, role, saved: callRecords.load(roomId) }));
  const actor = useActorRef(liveCallMachine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const view = useMemo(
    () => connectCall(snapshot, actor.send, { hasProfile: isQueueKnown, queue }),
    [snapshot, actor, queue, isQueueKnown],
  );
  useFlowEffects(actor);
  // Leaving the page in any other way than by ending the call: the camera light goes out, the place is kept.
  useEffect(() => () => media.releaseAll(), []);
  useEffect(() => keepScreenOn(), []);
  return (
    <VideoCallScreen
      {...view}
      selfName={selfName}
      remoteName={remoteName ?? snapshot.context.remoteEmail}
      call={usePhase(view)}
      leaveHref={role === 'ROLE_USER' ? '/Consultation' : '/DoctorPage'}
    />
  );
}

function usePhase(view: CallView): CallPhase {
  const localStream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const remoteStream = useSyncExternalStore(media.subscribe, () => media.get('remote'));
  if (view.isOverlayShown) return { status: 'preparing' };
  if (view.status === 'mediaFailed') {
    const message = view.faultMessage ?? 'Something Went Wrong';
    const helpSteps = mediaHelpSteps(navigator.userAgent);
    return { status: 'mediaFailed', fault: { message, helpSteps, continueWithout: 'both' } };
  }
  if (view.status === 'ended') return { status: 'ended', message: view.banner ?? view.faultMessage ?? '' };
  return {
    status: 'active',
    localStream,
    // While the other person is awaited, the last picture of a former connection would be a lie.
    remoteStream: view.status === 'waiting' ? null : remoteStream,
    isCameraOn: view.isCameraOn,
    isMicrophoneOn: view.isMicrophoneOn,
    isRemoteCameraOn: !view.remoteMuted.video,
    isRemoteMicrophoneOn: !view.remoteMuted.audio,
    waitingLines: view.waitingText,
    hint: view.hint ?? undefined,
    mediaMessage: view.faultMessage ?? undefined,
    connectionHint: view.connectionHint ?? (view.status === 'reconnecting' ? 'Reconnecting…' : undefined),
  };
}
