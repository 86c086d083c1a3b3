import type { SnapshotFrom } from 'xstate';
import type { doctorDeskMachine } from './doctorDesk.machine.ts';
import type { DeskPatient, DoctorDeskEvent } from './doctorDesk.types.ts';

/** Snapshot of the doctor's desk machine. */
export type DoctorDeskSnapshot = SnapshotFrom<typeof doctorDeskMachine>;

/** View of the desk. */
export interface DoctorDeskView {
  /** While saving, the value that the doctor has chosen; `null` until loaded. */
  isAvailable: boolean | null;
  availabilityStatus: 'loading' | 'ready' | 'saving' | 'failed';
  patients: readonly DeskPatient[];
  patientsStatus: 'loading' | 'ready' | 'refreshing' | 'failed';
  /** Whether the list is outdated because the last load failed. */
  isPatientsStale: boolean;
  /** Place that is being marked as a no-show. */
  markingUuid: string | null;
  /** Whether there is a waiting patient to call next. */
  hasNext: boolean;
  onSetAvailable: (isAvailable: boolean) => void;
  onRetryAvailability: () => void;
  onReload: () => void;
  onOpen: (uuid: string) => void;
  onOpenNext: () => void;
  onMarkNoShow: (uuid: string) => void;
}

const AVAILABILITY_STATUSES = ['loading', 'saving', 'failed'] as const;
const PATIENTS_STATUSES = ['loading', 'refreshing', 'failed'] as const;

/** Converts a snapshot to plain props. Pure. */
export function connectDoctorDesk(
  snapshot: DoctorDeskSnapshot,
  send: (event: DoctorDeskEvent) => void,
): DoctorDeskView {
  const { isAvailable, wanted, patients, marking, failures } = snapshot.context;
  const availabilityStatus =
    AVAILABILITY_STATUSES.find((status) => snapshot.matches({ availability: status })) ?? 'ready';
  const patientsStatus =
    PATIENTS_STATUSES.find((status) => snapshot.matches({ patients: status })) ?? 'ready';
  return {
    isAvailable: wanted ?? isAvailable,
    availabilityStatus,
    patients,
    patientsStatus,
    isPatientsStale: (patientsStatus === 'ready' || patientsStatus === 'refreshing') && failures > 0,
    markingUuid: marking,
    hasNext: patients.some(({ status }) => status === 'waiting'),
    onSetAvailable: (next) => send({ type: 'availability.set', isAvailable: next }),
    onRetryAvailability: () => send({ type: 'availability.retry' }),
    onReload: () => send({ type: 'patients.reload' }),
    onOpen: (uuid) => send({ type: 'patient.open', uuid }),
    onOpenNext: () => send({ type: 'patient.next' }),
    onMarkNoShow: (uuid) => send({ type: 'patient.noShow', uuid }),
  };
}
