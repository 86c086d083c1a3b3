import type { FieldMessages } from '../shared/errors.ts';
import type { NavigateEffect, ToastEffect } from '../shared/ports.ts';

/** The five steps, in order. */
export type MedicationStep = 'search' | 'details' | 'dosage' | 'reminder' | 'review';

/** The input and chosen, as it stands in the fields: amounts are text, days are names, times are any text. */
export interface MedicationDraft {
  name: string;
  /** Entry of the catalogue; null for a name typed by hand. */
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
  /** `Daily`, or anything else for chosen days. */
  reminderFrequency: string;
  /** `sun` to `sat`. */
  days: readonly string[];
  times: readonly string[];
  /** Why it is taken in spite of a serious warning. */
  warningReason: string;
}

/** A field of the draft that can be wrong. */
export type MedicationField = keyof MedicationDraft;

/** What is wrong with a field. */
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
  | 'days';

/** What is wrong, by field. */
export type MedicationProblems = Readonly<Partial<Record<MedicationField, MedicationProblem>>>;

/** Why the medicine could not be loaded or saved. */
export interface MedicationFailure {
  code: 'load-failed' | 'medication-missing' | 'save-failed';
  /** The server's own words; null when it gave none. */
  message: string | null;
}

/** What fields change directly; the name changes by searching. */
export type MedicationChange = Partial<Omit<MedicationDraft, 'name' | 'medicationUuid' | 'brandId'>>;

/** One medicine of the catalogue. */
export interface CatalogueDrug {
  medicationUuid: string;
  name: string;
  brandId: string | null;
  brand: string | null;
  route: string;
  unit: string;
}

/** The names to choose from. */
export interface MedicationLookups {
  units: readonly string[];
  routes: readonly string[];
  frequencies: readonly string[];
}

/** A medicine as calls send it. An amount that is null was left empty. */
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
  /** HH:MM, each once, in order. */
  times: readonly string[];
  /** Why it is taken in spite of a serious warning; null when there is no reason. */
  warningReason: string | null;
}

/** What saving takes: `uuid` is null for a new medicine. */
export interface MedicationSave {
  uuid: string | null;
  payload: MedicationPayload;
}

/** What survives a reload of the page. */
export interface SavedMedicationDraft {
  draft: MedicationDraft;
  /** What the form began with. */
  initial: MedicationDraft;
}

/** `uuid` opens a medicine of the list; `saved` is what a reload has left; `lookups` when they are known already. */
export interface MedicationStepperInput {
  uuid?: string | null;
  saved?: SavedMedicationDraft | null;
  lookups?: MedicationLookups | null;
}

/** All data of the flow; plain and serialisable. */
export interface MedicationStepperContext extends SavedMedicationDraft {
  uuid: string | null;
  lookups: MedicationLookups | null;
  results: readonly CatalogueDrug[];
  /** Steps that somebody tried to leave while something was wrong: only these show what. */
  checkedSteps: readonly MedicationStep[];
  /** What the server refused, until the field changes. */
  refused: FieldMessages;
  /** Why loading or saving failed. */
  failure: MedicationFailure | null;
}

/** Everything that can happen to the form. */
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

/** A place that the flow leads to: the list of medicines. */
export interface MedicationStepperPlace {
  to: 'medicines';
}

/** What the flow asks the host to do. */
export type MedicationStepperEffect =
  | NavigateEffect<MedicationStepperPlace, 'medication-saved'>
  | ToastEffect<'save-failed'>;

/** `busy` while the medicine is loaded or saved. */
export type MedicationStepperTag = 'busy';
