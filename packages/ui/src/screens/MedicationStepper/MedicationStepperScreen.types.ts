import type { Remote } from '../../patterns/RemoteView/index.ts';

/** Steps in order. */
export type MedicationStep = 'search' | 'details' | 'dosage' | 'reminder' | 'review';

/** Input of the form. Amounts are text, days are `sun` to `sat`, times are `HH:MM` or incomplete. */
export interface MedicationDraft {
  name: string;
  brand: string;
  indication: string;
  route: string;
  unit: string;
  quantity: string;
  remaining: string;
  dose: string;
  frequency: string;
  reminder: boolean;
  regularly: boolean;
  /** `Daily`, or another value for selected days. */
  reminderFrequency: string;
  days: readonly string[];
  times: readonly string[];
  /** Recurrence of its own, with the frequency `Other`; empty for none. */
  repeatKind: RepeatKind | '';
  every: string;
  onDays: string;
  offDays: string;
  /** Most doses in 24 hours, as needed. */
  mostPerDay: string;
  /** Shortest time between two doses, as needed. */
  gapHours: string;
  /** `YYYY-MM-DD`; empty for today. */
  startsOn: string;
  /** `YYYY-MM-DD`; empty without an end. */
  endsOn: string;
  /** Later amounts, by first day; days are `YYYY-MM-DD` or incomplete. */
  steps: readonly { from: string; dose: string }[];
  /** Reason for taking it despite a serious warning. */
  warningReason: string;
}

/** Recurrences that no frequency names. */
export type RepeatKind = 'days' | 'weeks' | 'months' | 'cycle' | 'hours';

/** Changes by fields. The name changes by searching only. */
export type MedicationChange = Partial<Omit<MedicationDraft, 'name'>>;

/** Medicine of the catalogue. */
export interface FoundMedicine {
  id: string;
  name: string;
  brand: string | null;
}

/** Options of the fields. */
export interface MedicationChoices {
  units: readonly string[];
  routes: readonly string[];
  frequencies: readonly string[];
}

/** Possible days of a reminder, by frequency of the medicine. */
export type ReminderDays =
  | { kind: 'free' }
  | { kind: 'every_other_day' }
  /** Its own recurrence sets them. */
  | { kind: 'own' }
  /** As many weekdays as doses a week. */
  | { kind: 'weekdays'; most: number };

/** Error texts by field name. */
export type MedicationProblems = Readonly<Partial<Record<string, string>>>;

/** State of the form for the steps. */
export interface MedicationForm {
  draft: MedicationDraft;
  choices: Remote<MedicationChoices>;
  problems: MedicationProblems;
  reminderDays: ReminderDays;
  onChange: (change: MedicationChange) => void;
}
