import { keepScreenOn } from '@vitalane/flows/browser';
import {
  type CallIntent,
  type CallRole,
  type CallSnapshot,
  connectCall,
  type QueueFact,
} from '@vitalane/flows/call';
import { connectQueue } from '@vitalane/flows/queue';
import { callMessages, queueMessages } from '@vitalane/ui/messages';
import { type CallPhase, GuestRequest, VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { callRecords, liveCallMachine } from '../../realtime/call.ts';
import { media } from '../../realtime/media.ts';
import { drawJitter, liveQueueMachine } from '../../realtime/queue.ts';
import { useGuestRequests } from '../../realtime/useGuestRequests.ts';
import { useQueueSignals } from '../../realtime/useQueueSignals.ts';
import { useSession } from '../../session/useSession.ts';
import { pathTo } from '../../shell/paths.ts';
import { useFlow } from '../../shell/useFlow.ts';
import { useOwnQueue, useRoomPlace } from './api.ts';
import { useCallPhase } from './useCallPhase.ts';
import { useDeviceReport } from './useDeviceReport.ts';

/** Comes late: only doctors have it, and the picture comes first. */
const CallPanel = lazy(async () => ({ default: (await import('./CallPanel.tsx')).CallPanel }));

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
  const input = () => ({ nric, room: person.roomId, jitter: drawJitter() });
  const { view, send } = useFlow(liveQueueMachine, input, connectQueue, queueMessages);
  const { place, isInQueue } = view;
  useQueueSignals(send);
  // The room tells the name only to whoever was there first; after a reload the place knows it.
  const doctor = useOwnQueue().data?.place?.doctor ?? undefined;
  return (
    <Call
      {...person}
      remoteName={doctor}
      queue={place}
      isQueueKnown={place !== null || !isInQueue}
      reportsDevices
    />
  );
}

/** A doctor arrives second and is told no name by the room; the queue knows who waits in it. */
function StaffCall(person: CallPerson) {
  const patient = useRoomPlace(person.roomId);
  const guestRequest = <GuestRequest {...useGuestRequests()} />;
  return (
    <Call
      {...person}
      remoteName={patient?.fullName}
      queue={null}
      isQueueKnown
      guestRequest={guestRequest}
      consultationUuid={patient?.isMine ? patient.uuid : undefined}
    />
  );
}

interface CallProps extends CallPerson {
  queue: QueueFact | null;
  /** The other person's name, where it is known without the room's help. */
  remoteName?: string;
  /** False until the first answer on the patient's place: nobody is told to join a queue they may be in. */
  isQueueKnown: boolean;
  /** Who asks to join a doctor's call with a guest. */
  guestRequest?: ReactNode;
  /** The doctor's consultation in this room, once it is known; none in a call with a guest. */
  consultationUuid?: string;
  /** Whether doctors are told what this browser could open. */
  reportsDevices?: boolean;
}

function Call({ roomId, role, selfName, remoteName, queue, isQueueKnown, guestRequest, ...rest }: CallProps) {
  const input = () => ({ roomId, role, saved: callRecords.load(roomId) });
  const connect = useCallback(
    (snapshot: CallSnapshot, send: (intent: CallIntent) => void) =>
      connectCall(snapshot, send, { hasProfile: isQueueKnown, queue }),
    [queue, isQueueKnown],
  );
  const { view, snapshot } = useFlow(liveCallMachine, input, connect, callMessages);
  // Leaving the page in any other way than by ending the call: the camera light goes out, the place is kept.
  useEffect(() => () => media.releaseAll(), []);
  useEffect(() => keepScreenOn(), []);
  const phase = useCallPhase(view);
  useDeviceReport(rest.reportsDevices ? phase : null);
  // The queue may forget a consultation that has just ended; the note beside it goes on.
  const [consultationUuid, setConsultationUuid] = useState(rest.consultationUuid);
  if (rest.consultationUuid && rest.consultationUuid !== consultationUuid)
    setConsultationUuid(rest.consultationUuid);
  const isPatientHere = view.status !== 'waiting';
  return (
    <VideoCallScreen
      {...view}
      selfName={selfName}
      remoteName={remoteName ?? snapshot.context.remoteEmail}
      call={phase}
      guestRequest={guestRequest}
      panel={
        consultationUuid ? (
          <Suspense>
            <CallPanel consultationUuid={consultationUuid} isPatientHere={isPatientHere} />
          </Suspense>
        ) : undefined
      }
      leaveHref={pathTo({ to: role === 'ROLE_USER' ? 'consultations' : 'desk' })}
    />
  );
}
