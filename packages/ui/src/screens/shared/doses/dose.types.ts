/** Dose of today, or of yesterday while it is open. */
export interface DoseEntry {
  /** Unique in the list. */
  id: string;
  medicationUuid: string;
  name: string;
  dose: number;
  unit: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Scheduled time, `HH:MM`; `null` for a medicine without times. */
  time: string | null;
  /** Place among the doses of the day of a medicine without times, from 1; `null` with a time. */
  number: number | null;
  /** Scheduled instant, ISO 8601 in UTC. */
  dueAt: string | null;
  /** Instant from which taking it is offered, ISO 8601 in UTC; `null` for any time of its day. */
  offeredFrom: string | null;
  status: 'open' | 'taken' | 'skipped';
  /** Raised by each change: an action names it, so that a change on another device is noticed. */
  version: number;
  /** Device on which it was taken or skipped, such as “Chrome on Android”; `null` if open or unknown. */
  answeredOn: string | null;
  /** Recorded intake. */
  intake: { uuid: string; date: string; time: string; dose: number; note: string | null } | null;
  /** Whether it has reminders, which can be postponed. */
  isReminded: boolean;
  /** Time of the postponed reminder, `HH:MM`. */
  snoozedUntil: string | null;
  /** Question for a doctor before taking it; `null` without a serious warning. */
  warning: string | null;
}

/** Dose recorded last. */
export interface SavedDose {
  /** Intake entry that an undo removes. */
  intakeUuid: string;
  name: string;
  unit: string;
  dose: number;
  date: string;
  time: string;
}

/** Question about a dose that is not recorded yet. */
interface DoseQuestion {
  /** Name of the medicine. */
  name: string;
  /** Question with what to do, as the server asks it. */
  text: string;
  /** Whether the confirmed dose is being recorded. */
  isPending: boolean;
}

/** Question about a dose, and its answers. */
export interface DoseQuestionProps {
  /** `null` without one. */
  doseQuestion: DoseQuestion | null;
  /** Called when the patient says that the dose was taken. */
  onConfirmDose: () => void;
  /** Called when the dose is not to be recorded. */
  onDeclineDose: () => void;
}

/** Dose that another device has changed, and what the patient was about to do. */
export interface DoseConflict {
  /** The dose as it is now. */
  dose: DoseEntry;
  wanted: 'take' | 'skip';
  /** Whether the confirmed action is pending. */
  isPending: boolean;
}

/** Question about a dose that another device has changed, and its answers. */
export interface DoseConflictProps {
  /** `null` without one. */
  doseConflict: DoseConflict | null;
  /** Called to do it all the same. */
  onConfirmConflict: () => void;
  /** Called to leave the dose as it is. */
  onDismissConflict: () => void;
}
