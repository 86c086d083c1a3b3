import { connectDoctorDesk, type DoctorDeskView } from '@vitalane/flows';
import { failed, loading, mapRemote, type Remote, ready } from '@vitalane/ui';
import { ClinicQueueScreen, DoctorPageScreen } from '@vitalane/ui/screens/DoctorPage';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { drawJitter, liveDoctorDeskMachine } from '../../realtime/queue.ts';
import { useIsLive } from '../../realtime/useIsLive.ts';
import { useQueueSignals } from '../../realtime/useQueueSignals.ts';
import { useSession } from '../../session/useSession.ts';
import { useFlowEffects } from '../../shell/effects.ts';
import { useNotice } from '../../shell/useNotice.ts';
import { useNow } from '../../shell/useNow.ts';
import { useWaitingPatients } from '../telehealth/api.ts';
import { DoctorNotes } from './DoctorNotes.tsx';
import { DoctorPatients } from './DoctorPatients.tsx';
import { GuestLinks } from './GuestLinks.tsx';

/** Route `/DoctorPage`: the desk of a doctor, and for admins who waits. */
export function DoctorPageContainer() {
  return useSession().role === 'ROLE_ADMIN' ? <ClinicQueue /> : <DoctorDesk />;
}

/** What admins have of the desk: the calls and records are for doctors. */
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

function DoctorDesk() {
  const [input] = useState(() => ({ jitter: drawJitter() }));
  const actor = useActorRef(liveDoctorDeskMachine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const desk = useMemo(() => connectDoctorDesk(snapshot, actor.send), [snapshot, actor]);
  const [openingUuid, setOpeningUuid] = useState<string | null>(null);
  useQueueSignals(actor.send);
  useFlowEffects(actor);
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
      onChangeAvailability={desk.setAvailable}
      onRetryAvailability={desk.retryAvailability}
      onRetryQueue={desk.reload}
      onOpenCall={(uuid) => {
        setOpeningUuid(uuid);
        desk.open(uuid);
      }}
      onOpenNext={desk.openNext}
      onMarkNoShow={desk.markNoShow}
    />
  );
}

function availabilityOf({ isAvailable, availabilityText }: DoctorDeskView): Remote<{ isAvailable: boolean }> {
  if (isAvailable !== null) return ready({ isAvailable });
  return availabilityText ? failed(availabilityText) : loading;
}

function queueOf({
  patients,
  patientsStatus,
  patientsText,
}: DoctorDeskView): Remote<DoctorDeskView['patients']> {
  if (patientsStatus === 'loading') return loading;
  if (patientsStatus === 'failed') return failed(patientsText ?? 'Something Went Wrong');
  return ready(patients, { isStale: patientsText !== null });
}
