import { EmergencyCard, GuestRequest } from '@vitalane/ui/screens/VideoCall';
import { useRoomPlace } from '../../shared/consultations/api.ts';
import { useGuestLocation } from '../../shared/consultations/guestLinks.api.ts';
import { type CallPerson, RoomCall } from './RoomCall.tsx';
import { useGuestRequests } from './useGuestRequests.ts';

/**
 * Call of a doctor, in a file of its own: a patient's call loads none of it. The room sends no name to the second
 * participant, so the name comes from the queue.
 */
export function StaffCall(person: CallPerson) {
  const patient = useRoomPlace(person.roomId);
  const location = useGuestLocation(person.roomId);
  const guestRequest = <GuestRequest {...useGuestRequests()} />;
  return (
    <RoomCall
      {...person}
      remoteName={patient?.fullName}
      queue={null}
      isQueueKnown
      guestRequest={guestRequest}
      // A guest who has dropped out of the call may be the one who needs help.
      guestPanel={(isHere) =>
        location !== undefined && (isHere || location !== null) ? (
          <EmergencyCard location={location} address={null} phone={null} />
        ) : undefined
      }
      consultationUuid={patient?.isMine ? patient.uuid : undefined}
    />
  );
}
