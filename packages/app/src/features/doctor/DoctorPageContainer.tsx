import { connectDoctorDesk, type DoctorDeskView } from '@vitalane/flows/doctor-desk';
import { failed, loading, mapRemote, type Remote, ready } from '@vitalane/ui';
import { doctorDeskMessages } from '@vitalane/ui/messages';
import { ClinicQueueScreen, DoctorPageScreen } from '@vitalane/ui/screens/DoctorPage';
import { Suspense, useEffect, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { preloadNextPage } from '../../lib/nextPage.ts';
import { pathTo } from '../../lib/paths.ts';
import { drawJitter } from '../../lib/pollJitter.ts';
import { toRemote } from '../../lib/remote.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { useNotice } from '../../lib/useNotice.ts';
import { useNow } from '../../lib/useNow.ts';
import { useSession } from '../../session/useSession.ts';
import { useWaitingPatients } from '../../shared/consultations/api.ts';
import { useQueueSignals } from '../../shared/consultations/useQueueSignals.ts';
import { DoctorNotes } from './DoctorNotes.tsx';
import { DoctorPatients } from './DoctorPatients.tsx';
import { liveDoctorDeskMachine } from './doctorDesk.ts';
import { GuestLinks } from './GuestLinks.tsx';
import { useIsLive } from './useIsLive.ts';

/** Loaded when the doctor opens it. */
const DeviceCheckDialog = lazyPart(
  async () => (await import('../../shared/devices/lateParts.ts')).DeviceCheckDialog,
);

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
  const [isChoosingDevices, setChoosingDevices] = useState(false);
  const [openingUuid, setOpeningUuid] = useState<string | null>(null);
  useQueueSignals(send);
  const isAnybodyWaiting = desk.patients.length > 0;
  useEffect(() => {
    if (isAnybodyWaiting) preloadNextPage(pathTo({ to: 'room', roomId: 'next' }));
  }, [isAnybodyWaiting]);
  return (
    <>
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
        onCheckDevices={() => setChoosingDevices(true)}
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
      {isChoosingDevices ? (
        <Suspense fallback={null}>
          <DeviceCheckDialog onClose={() => setChoosingDevices(false)} />
        </Suspense>
      ) : null}
    </>
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
