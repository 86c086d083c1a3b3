/** One dose of today. */
export interface DoseEntry {
  /** Unique in the list. */
  id: string;
  medicationUuid: string;
  name: string;
  dose: number;
  unit: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; null when the medicine has no times. */
  time: string | null;
  /** ISO 8601 in UTC. */
  dueAt: string | null;
  status: 'open' | 'taken' | 'skipped';
  /** What was recorded for it. */
  intake: { uuid: string; date: string; time: string; dose: number } | null;
  /** There are reminders of it, which can be put off. */
  isReminded: boolean;
  /** `HH:MM` of the next reminder after it was put off. */
  snoozedUntil: string | null;
  /** What to ask a doctor before it is taken; null without a serious warning. */
  warning: string | null;
}

/** A dose that has just been recorded. */
export interface SavedDose {
  /** The entry that undoing removes. */
  intakeUuid: string;
  name: string;
  unit: string;
  dose: number;
  date: string;
  time: string;
}
