import type { FieldMessages } from '../shared/errors.ts';
import type { NavigateEffect, ToastEffect } from '../shared/ports.ts';

/** Steps of the form, in order. */
export type MedicationStep = 'search' | 'details' | 'dosage' | 'reminder' | 'review';

/** Draft as in the fields: amounts are text, days are names, times are any text. */
export interface MedicationDraft {
  name: string;
  /** Catalogue entry; `null` for a typed name. */
  medicationUuid: string | null;
  brandId: string | null;
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
  /** `Daily`, or any other value for chosen days. */
  reminderFrequency: string;
  /** Names `sun` to `sat`. */
  days: readonly string[];
  times: readonly string[];
  /** Recurrence of its own, with the frequency `Other`; empty for none. */
  repeatKind: '' | MedicationRepeatKind;
  /** Days, weeks, months or hours from one dose day to the next. */
  every: string;
  onDays: string;
  offDays: string;
  /** Most doses in 24 hours, as needed. */
  mostPerDay: string;
  /** Shortest time between two doses, as needed. */
  gapHours: string;
  /** YYYY-MM-DD; empty for today. */
  startsOn: string;
  /** YYYY-MM-DD; empty without an end. */
  endsOn: string;
  /** Later doses of a tapering course, in order. */
  steps: readonly DoseStep[];
  /** Reason for taking it despite a serious warning. */
  warningReason: string;
}

/** Recurrences that no frequency names. */
export type MedicationRepeatKind = 'days' | 'weeks' | 'months' | 'cycle' | 'hours';

/** A dose from a day on, as in the fields. */
export interface DoseStep {
  /** YYYY-MM-DD; empty while incomplete. */
  from: string;
  dose: string;
}

/** Recurrence in API format. */
export interface MedicationRepeat {
  kind: MedicationRepeatKind | 'as_needed';
  every?: number;
  onDays?: number;
  offDays?: number;
  mostPerDay?: number | null;
  gapHours?: number | null;
}

/** Field of the draft that can have a problem. */
export type MedicationField = keyof MedicationDraft;

/** Problem of a field. */
export type MedicationProblem =
  | 'name'
  | 'nameLength'
  | 'route'
  | 'unit'
  | 'dose'
  | 'frequency'
  | 'quantity'
  | 'remaining'
  | 'remainingOverQuantity'
  | 'times'
  | 'timesCount'
  | 'timesTwice'
  | 'days'
  | 'count'
  | 'mostPerDay'
  | 'gapHours'
  | 'endsOn'
  | 'steps';

/** Problems by field. */
export type MedicationProblems = Readonly<Partial<Record<MedicationField, MedicationProblem>>>;

/** Failure to load or save the medicine. */
export interface MedicationFailure {
  code: 'load-failed' | 'medication-missing' | 'save-failed';
  /** Server message; `null` when it had none. */
  message: string | null;
}

/** Change of fields; the name changes by searching. */
export type MedicationChange = Partial<Omit<MedicationDraft, 'name' | 'medicationUuid' | 'brandId'>>;

/** Medicine of the catalogue. */
export interface CatalogueDrug {
  medicationUuid: string;
  name: string;
  brandId: string | null;
  brand: string | null;
  route: string;
  unit: string;
}

/** Lists to choose from. */
export interface MedicationLookups {
  units: readonly string[];
  routes: readonly string[];
  frequencies: readonly string[];
}

/** Medicine in API format. A `null` amount was left empty. */
export interface MedicationPayload {
  name: string;
  medicationUuid: string | null;
  brandId: string | null;
  brand: string | null;
  indication: string | null;
  route: string;
  unit: string;
  quantity: number | null;
  remaining: number | null;
  dose: number;
  frequency: string;
  reminder: boolean;
  regularly: boolean;
  reminderFrequency: string;
  /** Sunday 0 to Saturday 6; 0 alone for `Daily`. */
  days: readonly number[];
  /** HH:MM, unique and sorted. */
  times: readonly string[];
  /** `null` when the frequency says it. */
  repeat: MedicationRepeat | null;
  /** YYYY-MM-DD; `null` for today. */
  startsOn: string | null;
  /** YYYY-MM-DD; `null` without an end. */
  endsOn: string | null;
  steps: readonly { from: string; dose: number }[];
  /** Reason for taking it despite a serious warning; `null` without one. */
  warningReason: string | null;
}

/** Input of the actor `save`; `uuid` is `null` for a new medicine. */
export interface MedicationSave {
  uuid: string | null;
  payload: MedicationPayload;
}

/** Data that survive a reload of the page. */
export interface SavedMedicationDraft {
  draft: MedicationDraft;
  /** Initial draft of the form. */
  initial: MedicationDraft;
}

/**
 * Input of the machine. `uuid` opens a stored medicine, `saved` restores a draft after a reload, `lookups` are lists
 * already loaded, and a new medicine is searched from `query` on, such as a group of medicines.
 */
export interface MedicationStepperInput {
  uuid?: string | null;
  saved?: SavedMedicationDraft | null;
  lookups?: MedicationLookups | null;
  query?: string;
}

/** Data of the flow; plain and serialisable. */
export interface MedicationStepperContext extends SavedMedicationDraft {
  uuid: string | null;
  lookups: MedicationLookups | null;
  /** Text with which the search begins; empty without one, and once a name is typed. */
  query: string;
  results: readonly CatalogueDrug[];
  /** Steps with an attempt to continue despite problems: only these show them. */
  checkedSteps: readonly MedicationStep[];
  /** Server errors, until the field changes. */
  refused: FieldMessages;
  /** Reason of a failure to load or save. */
  failure: MedicationFailure | null;
}

/** Every event of the form. */
export type MedicationStepperEvent =
  | { type: 'query.change'; query: string }
  | { type: 'search.retry' }
  | { type: 'drug.select'; drug: CatalogueDrug }
  | { type: 'field.change'; change: MedicationChange }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.goTo'; step: MedicationStep }
  | { type: 'save.confirm' }
  | { type: 'load.retry' }
  | { type: 'lookups.retry' }
  | { type: 'stepper.leave' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' };

/** Place that the flow navigates to: the list of medicines. */
export interface MedicationStepperPlace {
  to: 'medicines';
}

/** Effect that the flow asks the host to carry out. */
export type MedicationStepperEffect =
  | NavigateEffect<MedicationStepperPlace, 'medication-saved'>
  | ToastEffect<'save-failed'>;

/** `busy` while the medicine is loading or being saved. */
export type MedicationStepperTag = 'busy';
