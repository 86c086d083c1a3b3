import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { BloodPressureEntry, BloodPressureTarget } from '../shared/bloodPressure.types.ts';

/** The one thing that helps most now; the app decides which. Each leads to `href`. */
export type NextStep =
  | { kind: 'addReading'; href: string }
  | { kind: 'returnToCall'; href: string; with: string | null }
  | { kind: 'seeDoctor'; href: string }
  | { kind: 'openQueue'; href: string; waitingCount: number };

export interface HomeScreenProps {
  /** The signed-in person's full name. */
  fullName: string;
  /** The present instant, ISO 8601 in UTC; decides the greeting. */
  now: string;
  /** The person's IANA time zone. */
  timeZone: string;
  nextStep: Remote<NextStep>;
  /** Readings of the last 30 days, newest first. Left out for roles without a diary. */
  bloodPressure?: Remote<readonly BloodPressureEntry[]>;
  target: BloodPressureTarget;
  /** Path of the Diary. */
  diaryHref: string;
  onRetryNextStep: () => void;
  onRetryBloodPressure: () => void;
}
