import type { Consultation, Dose, QueuePatient, Role } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import type { BloodPressureTarget } from '@vitalane/ui/screens/Diary';
import type { NextStep } from '@vitalane/ui/screens/Home';
import { pathTo } from '../../lib/paths.ts';
import { doctorStepOf, type TimedPressure } from '../../measures/pressureAverage.ts';
import { hrefTo } from '../../places.ts';

/** Input for the patient's next step. Readings newest first; `now` is ISO 8601 in UTC, `timeZone` an IANA zone. */
export interface PatientFacts {
  consultations: readonly Consultation[];
  readings: readonly TimedPressure[];
  doses: readonly Pick<Dose, 'status'>[];
  /** The patient's limits for home readings; `null` without a goal. */
  limits: BloodPressureTarget | null;
  /** Whether blood pressure bands are withheld, such as in pregnancy. */
  isWithheld: boolean;
  /** Whether Home shows advice to see a doctor. */
  hasDoctorAdvice: boolean;
  now: string;
  timeZone: string;
}

function toCall({ status, with: doctor }: Consultation, roomId: string): NextStep {
  const href = pathTo({ to: 'room', roomId });
  return status === 'in_call' ? { kind: 'joinCall', href, with: doctor } : { kind: 'returnToCall', href };
}

/** Returns the patient's next step by priority: open call, reading for today, advice from the average, due dose. */
export function patientsNextStep({
  consultations,
  readings,
  doses,
  limits,
  isWithheld,
  hasDoctorAdvice,
  now,
  timeZone,
}: PatientFacts): NextStep {
  const open = consultations.find(({ room }) => room !== null);
  if (open?.room) return toCall(open, open.room);
  const today = toDate(now, timeZone);
  if (readings[0] === undefined || toDate(readings[0].measuredAt, timeZone) !== today)
    return { kind: 'addReading', href: hrefTo('diary') };
  const doctorStep = doctorStepOf(readings, limits, isWithheld);
  if (doctorStep) return { kind: 'seeDoctor', href: hrefTo('teleHealth'), ...doctorStep };
  const hasOpenDose = doses.some(({ status }) => status === 'open');
  return hasOpenDose
    ? { kind: 'takeMedicine', href: hrefTo('medication') }
    : { kind: 'doneForToday', href: hrefTo('diary'), hasAdvice: hasDoctorAdvice };
}

/** Returns the next step of staff, the queue: doctors see patients, admins see who waits. */
export function staffNextStep(patients: readonly QueuePatient[], role: Role): NextStep {
  const waitingCount = patients.filter(({ status }) => status === 'waiting').length;
  return { kind: 'openQueue', href: hrefTo('desk'), waitingCount, seesPatients: role === 'ROLE_DOCTOR' };
}
