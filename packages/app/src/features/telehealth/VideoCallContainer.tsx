import { connectQueue } from '@vitalane/flows/queue';
import { queueMessages } from '@vitalane/ui/messages';
import { type CallPhase, GuestRequest, VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { useParams } from 'react-router-dom';
import { useProfile } from '../../api/account.ts';
import { drawJitter, liveQueueMachine } from '../../realtime/queue.ts';
import { useGuestRequests } from '../../realtime/useGuestRequests.ts';
import { useQueueSignals } from '../../realtime/useQueueSignals.ts';
import { useSession } from '../../session/useSession.ts';
import { useFlow } from '../../shell/useFlow.ts';
import { useOwnQueue, useRoomPlace } from './api.ts';
import { type CallPerson, RoomCall } from './RoomCall.tsx';

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

/** A patient's call knows the place in the queue, which is asked for at once. */
function PatientCall({ nric, ...person }: CallPerson & { nric: string | null }) {
  const input = () => ({ nric, room: person.roomId, jitter: drawJitter() });
  const { view, send } = useFlow(liveQueueMachine, input, connectQueue, queueMessages);
  const { place, isInQueue } = view;
  useQueueSignals(send);
  // The room tells the name only to whoever was there first; after a reload the place knows it.
  const doctor = useOwnQueue().data?.place?.doctor ?? undefined;
  return (
    <RoomCall
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
    <RoomCall
      {...person}
      remoteName={patient?.fullName}
      queue={null}
      isQueueKnown
      guestRequest={guestRequest}
      consultationUuid={patient?.isMine ? patient.uuid : undefined}
    />
  );
}
