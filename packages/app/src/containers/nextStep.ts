import type { Consultation, QueuePatient } from '@vitalane/contract';
import type { NextStep } from '@vitalane/ui/screens/Home';

const dayMs = 24 * 60 * 60 * 1000;

/** What the patient's next step is decided by. Instants are ISO 8601 in UTC. */
export interface PatientFacts {
  consultations: readonly Consultation[];
  latestReadingAt: string | null;
  now: string;
}

/** The one thing that helps a patient most: back into the open call, else a reading for today, else a doctor. */
export function patientsNextStep({ consultations, latestReadingAt, now }: PatientFacts): NextStep {
  const open = consultations.find(({ room }) => room !== null);
  if (open) return { kind: 'returnToCall', href: `/VideoCall/${open.room}`, with: open.with };
  const hasReadingOfToday = latestReadingAt !== null && Date.parse(now) - Date.parse(latestReadingAt) < dayMs;
  return hasReadingOfToday
    ? { kind: 'seeDoctor', href: '/TeleHealth' }
    : { kind: 'addReading', href: '/Diary' };
}

/** A doctor's next step is the queue. */
export function doctorsNextStep(patients: readonly QueuePatient[]): NextStep {
  const waitingCount = patients.filter(({ status }) => status === 'waiting').length;
  return { kind: 'openQueue', href: '/DoctorPage', waitingCount };
}
