import type { Remote } from '../../patterns/RemoteView/index.ts';

/** The five steps, in order. */
export type MedicationStep = 'search' | 'details' | 'dosage' | 'reminder' | 'review';

/** The input and chosen: amounts are text, days are `sun` to `sat`, times are `HH:MM` or still incomplete. */
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
  /** `Daily`, or anything else for chosen days. */
  reminderFrequency: string;
  days: readonly string[];
  times: readonly string[];
  /** Why it is taken in spite of a serious warning. */
  warningReason: string;
}

/** What fields change directly; the name changes by searching. */
export type MedicationChange = Partial<Omit<MedicationDraft, 'name'>>;

/** A medicine that the catalogue knows. */
export interface FoundMedicine {
  id: string;
  name: string;
  brand: string | null;
}

/** The names to choose from. */
export interface MedicationChoices {
  units: readonly string[];
  routes: readonly string[];
  frequencies: readonly string[];
}

/** On which days a reminder can come, by how often the medicine is taken. */
export type ReminderDays =
  | { kind: 'free' }
  | { kind: 'every_other_day' }
  /** As many weekdays as it is taken a week. */
  | { kind: 'weekdays'; most: number };

/** Sentences about fields, by their names. */
export type MedicationProblems = Readonly<Partial<Record<string, string>>>;

/** The form as the steps see it. */
export interface MedicationForm {
  draft: MedicationDraft;
  choices: Remote<MedicationChoices>;
  problems: MedicationProblems;
  reminderDays: ReminderDays;
  onChange: (change: MedicationChange) => void;
}
