import { EmergencyCard, GuestRequest } from '@vitalane/ui/screens/VideoCall';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useRoomPlace } from '../../shared/consultations/doctor.api.ts';
import { useGuestLocation } from '../../shared/consultations/guestLinks.api.ts';
import { type CallPanelParts, type CallPerson, placeholder, RoomCall } from './RoomCall.tsx';
import { useGuestRequests } from './useGuestRequests.ts';
import { usePictureFirst } from './usePictureFirst.ts';

/** Loaded lazily: after the first frame. */
const CallPanel = lazyPart(async () => (await import('./CallPanel.tsx')).CallPanel);

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
      panel={({ consultationUuid, ...parts }) => {
        if (consultationUuid) return <PanelAfterPicture {...parts} consultationUuid={consultationUuid} />;
        // A guest who has dropped out of the call may be the one who needs help.
        return location !== undefined && (parts.status !== 'waiting' || location !== null) ? (
          <EmergencyCard location={location} address={null} phone={null} />
        ) : undefined;
      }}
      consultationUuid={patient?.isMine ? patient.uuid : undefined}
    />
  );
}

function PanelAfterPicture({ status, ...parts }: CallPanelParts & { consultationUuid: string }) {
  const isPictureFirst = usePictureFirst(status);
  if (!isPictureFirst) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <CallPanel {...parts} isPatientHere={status !== 'waiting'} />
    </Suspense>
  );
}
