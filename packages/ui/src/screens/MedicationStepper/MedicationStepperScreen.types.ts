import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';

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

/** Props of `MedicationStepperScreen`. */
export interface MedicationStepperScreenProps extends MedicationForm {
  /** Whether the form is loaded. It is not ready while a medicine is loading or has failed to load. */
  form: Remote<'ready'>;
  /** Whether an existing medicine is edited. */
  isEdit: boolean;
  /** Visible step. */
  step: MedicationStep;
  /** Text with which the search begins, such as a group of medicines; empty without one, and once a name is typed. */
  query: string;
  /** Results for the current search text. */
  found: Remote<readonly FoundMedicine[]>;
  /** Warnings about the medicine, from the input so far. */
  warnings: Remote<readonly MedicineWarning[]>;
  /** Steps with errors that prevent saving. */
  wrongSteps: readonly MedicationStep[];
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Error of saving, such as “Could not add Medication”. */
  message?: string;
  /** Whether the dialog asks to confirm leaving without saving. */
  isAskingToLeave: boolean;
  /** IANA time zone of the user, such as `Asia/Singapore`. */
  timeZone: string;
  /** Current day of the user, `YYYY-MM-DD`. */
  today: string;
  /** Called with the typed name of the medicine. */
  onSearch: (text: string) => void;
  /** Called with the medicine selected from the list. */
  onSelectMedicine: (id: string) => void;
  /** Called to go to the next step, after validation of the current step. */
  onNext: () => void;
  /** Called to go to the previous step. */
  onBack: () => void;
  /** Called with a completed step. */
  onGoToStep: (step: MedicationStep) => void;
  /** Called to save the medicine. */
  onSave: () => void;
  /** Called when the user retries the medicine check. */
  onRetryCheck: () => void;
  /** Called when the user retries loading the medicine. */
  onRetryLoad: () => void;
  /** Called when the user retries loading the options. */
  onRetryChoices: () => void;
  /** Called when the user leaves the steps. */
  onLeave: () => void;
  /** Called to leave and discard the input. */
  onConfirmLeave: () => void;
  /** Called to stay on the page. */
  onCancelLeave: () => void;
}
