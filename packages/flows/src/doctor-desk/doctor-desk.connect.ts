import type { SnapshotFrom } from 'xstate';
import { AVAILABILITY_FAILED_TEXT, PATIENTS_FAILED_TEXT, PATIENTS_STALE_TEXT } from './doctor-desk.copy.ts';
import type { doctorDeskMachine } from './doctor-desk.machine.ts';
import type { DeskPatient, DoctorDeskEvent } from './doctor-desk.types.ts';

/** A snapshot of the doctor's desk machine. */
export type DoctorDeskSnapshot = SnapshotFrom<typeof doctorDeskMachine>;

/** The desk as its screen sees it. */
export interface DoctorDeskView {
  /** While saving, the value the doctor has just chosen; null until known. */
  isAvailable: boolean | null;
  availabilityStatus: 'loading' | 'ready' | 'saving' | 'failed';
  availabilityText: string | null;
  patients: readonly DeskPatient[];
  patientsStatus: 'loading' | 'ready' | 'refreshing' | 'failed';
  /** Why the list is missing or may be out of date. */
  patientsText: string | null;
  /** The place that is being marked as a no-show. */
  markingUuid: string | null;
  /** Whether somebody waits who can be called next. */
  hasNext: boolean;
  setAvailable: (isAvailable: boolean) => void;
  retryAvailability: () => void;
  reload: () => void;
  open: (uuid: string) => void;
  openNext: () => void;
  markNoShow: (uuid: string) => void;
}

const AVAILABILITY_STATUSES = ['loading', 'saving', 'failed'] as const;
const PATIENTS_STATUSES = ['loading', 'refreshing', 'failed'] as const;

function patientsText(status: DoctorDeskView['patientsStatus'], failures: number): string | null {
  if (status === 'failed') return PATIENTS_FAILED_TEXT;
  return status !== 'loading' && failures > 0 ? PATIENTS_STALE_TEXT : null;
}

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
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
    availabilityText: availabilityStatus === 'failed' ? AVAILABILITY_FAILED_TEXT : null,
    patients,
    patientsStatus,
    patientsText: patientsText(patientsStatus, failures),
    markingUuid: marking,
    hasNext: patients.some(({ status }) => status === 'waiting'),
    setAvailable: (next) => send({ type: 'availability.set', isAvailable: next }),
    retryAvailability: () => send({ type: 'availability.retry' }),
    reload: () => send({ type: 'patients.reload' }),
    open: (uuid) => send({ type: 'patient.open', uuid }),
    openNext: () => send({ type: 'patient.next' }),
    markNoShow: (uuid) => send({ type: 'patient.noShow', uuid }),
  };
}
