import { connectDoctorDesk, type DoctorDeskView } from '@vitalane/flows/doctor-desk';
import { failed, loading, mapRemote, type Remote, ready } from '@vitalane/ui';
import { doctorDeskMessages } from '@vitalane/ui/messages';
import { ClinicQueueScreen, DoctorPageScreen } from '@vitalane/ui/screens/DoctorPage';
import { useEffect, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { liveDoctorDeskMachine } from '../../realtime/doctorDesk.ts';
import { drawJitter } from '../../realtime/pollJitter.ts';
import { useIsLive } from '../../realtime/useIsLive.ts';
import { useQueueSignals } from '../../realtime/useQueueSignals.ts';
import { useSession } from '../../session/useSession.ts';
import { preloadNextPage } from '../../shell/nextPage.ts';
import { pathTo } from '../../shell/paths.ts';
import { useFlow } from '../../shell/useFlow.ts';
import { useNotice } from '../../shell/useNotice.ts';
import { useNow } from '../../shell/useNow.ts';
import { useWaitingPatients } from '../telehealth/api.ts';
import { DoctorNotes } from './DoctorNotes.tsx';
import { DoctorPatients } from './DoctorPatients.tsx';
import { GuestLinks } from './GuestLinks.tsx';

/** Route `/DoctorPage`: the desk of a doctor; for admins the waiting queue. */
export function DoctorPageContainer() {
  return useSession().role === 'ROLE_ADMIN' ? <ClinicQueue /> : <DoctorDesk />;
}

/** Waiting queue for admins; calls and records are for doctors. */
function ClinicQueue() {
  const waiting = useWaitingPatients();
  return (
    <ClinicQueueScreen
      {...useNotice()}
      queue={mapRemote(toRemote(waiting), ({ items }) => items)}
      now={useNow()}
      timeZone={useTimeZone()}
      onRetry={() => void waiting.refetch()}
    />
  );
}

const newInput = () => ({ jitter: drawJitter() });

function DoctorDesk() {
  const { view: desk, send } = useFlow(
    liveDoctorDeskMachine,
    newInput,
    connectDoctorDesk,
    doctorDeskMessages,
  );
  const [openingUuid, setOpeningUuid] = useState<string | null>(null);
  useQueueSignals(send);
  const isAnybodyWaiting = desk.patients.length > 0;
  useEffect(() => {
    if (isAnybodyWaiting) preloadNextPage(pathTo({ to: 'room', roomId: 'next' }));
  }, [isAnybodyWaiting]);
  return (
    <DoctorPageScreen
      {...useNotice()}
      availability={availabilityOf(desk)}
      isSavingAvailability={desk.availabilityStatus === 'saving'}
      queue={queueOf(desk)}
      isLive={useIsLive()}
      now={useNow()}
      timeZone={useTimeZone()}
      openingUuid={openingUuid}
      markingUuid={desk.markingUuid}
      notesToFinish={<DoctorNotes />}
      patients={<DoctorPatients />}
      guestCalls={<GuestLinks />}
      onChangeAvailability={desk.onSetAvailable}
      onRetryAvailability={desk.onRetryAvailability}
      onRetryQueue={desk.onReload}
      onOpenCall={(uuid) => {
        setOpeningUuid(uuid);
        desk.onOpen(uuid);
      }}
      onOpenNext={desk.onOpenNext}
      onMarkNoShow={desk.onMarkNoShow}
    />
  );
}

function availabilityOf({
  isAvailable,
  availabilityStatus,
}: DoctorDeskView): Remote<{ isAvailable: boolean }> {
  if (isAvailable !== null) return ready({ isAvailable });
  return availabilityStatus === 'failed' ? failed(doctorDeskMessages['availability-failed']) : loading;
}

function queueOf({
  patients,
  patientsStatus,
  isPatientsStale,
}: DoctorDeskView): Remote<DoctorDeskView['patients']> {
  if (patientsStatus === 'loading') return loading;
  if (patientsStatus === 'failed') return failed(doctorDeskMessages['patients-failed']);
  return ready(patients, { isStale: isPatientsStale });
}
