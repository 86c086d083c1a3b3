import type { SnapshotFrom } from 'xstate';
import type { FieldMessages } from '../shared/errors.ts';
import { MEDICATION_STEPS, stepProblems, wrongSteps } from './medication-rules.ts';
import type { medicationStepperMachine } from './medication-stepper.machine.ts';
import type {
  CatalogueDrug,
  MedicationChange,
  MedicationDraft,
  MedicationLookups,
  MedicationStep,
  MedicationStepperEvent,
} from './medication-stepper.types.ts';

/** A snapshot of the stepper's machine. */
export type MedicationStepperSnapshot = SnapshotFrom<typeof medicationStepperMachine>;

/** Where the search for a medicine stands. */
export type MedicationSearchStatus = 'idle' | 'searching' | 'results' | 'empty' | 'failed';

/** The form as screens see it. */
export interface MedicationStepperView {
  status: 'loading' | 'loadFailed' | 'form' | 'saving' | 'done';
  isEdit: boolean;
  step: MedicationStep;
  /** From 1 to 5. */
  stepNumber: number;
  stepCount: number;
  /** `Step 2 of 5`. */
  stepLabel: string;
  draft: MedicationDraft;
  searchStatus: MedicationSearchStatus;
  results: readonly CatalogueDrug[];
  lookups: MedicationLookups | null;
  isLookupsFailed: boolean;
  /** What is wrong with this step, once somebody tried to go on, and what the server refused. */
  problems: FieldMessages;
  /** Steps that need another look before the medicine can be saved. */
  wrongSteps: readonly MedicationStep[];
  /** Why loading or saving failed. */
  message: string | null;
  isAskingToLeave: boolean;
  search: (query: string) => void;
  retrySearch: () => void;
  select: (drug: CatalogueDrug) => void;
  change: (change: MedicationChange) => void;
  next: () => void;
  back: () => void;
  goTo: (step: MedicationStep) => void;
  save: () => void;
  retryLoad: () => void;
  retryLookups: () => void;
  leave: () => void;
  confirmLeave: () => void;
  cancelLeave: () => void;
}

const SEARCH_STATUSES = ['results', 'empty', 'failed'] as const;

function statusOf(snapshot: MedicationStepperSnapshot): MedicationStepperView['status'] {
  if (snapshot.matches({ page: 'form' })) return 'form';
  if (snapshot.matches({ page: 'saving' })) return 'saving';
  if (snapshot.matches({ page: 'loading' })) return 'loading';
  return snapshot.matches({ page: 'loadFailed' }) ? 'loadFailed' : 'done';
}

/** While saving, and after, what was reviewed stays in view. */
function stepOf(snapshot: MedicationStepperSnapshot): MedicationStep {
  const inForm = (step: MedicationStep) => snapshot.matches({ page: { form: { step } } });
  return MEDICATION_STEPS.find(inForm) ?? 'review';
}

function searchStatusOf(snapshot: MedicationStepperSnapshot): MedicationSearchStatus {
  const isIn = (search: 'debouncing' | 'searching' | 'results' | 'empty' | 'failed') =>
    snapshot.matches({ page: { form: { step: { search } } } });
  if (isIn('debouncing') || isIn('searching')) return 'searching';
  return SEARCH_STATUSES.find(isIn) ?? 'idle';
}

function problemsOf({ context }: MedicationStepperSnapshot, step: MedicationStep): FieldMessages {
  const own = context.checkedSteps.includes(step) ? stepProblems(step, context.draft, context.lookups) : {};
  return { ...context.refused, ...own };
}

/** Turns a snapshot into plain props. Pure: the same snapshot gives the same view. */
export function connectMedicationStepper(
  snapshot: MedicationStepperSnapshot,
  send: (event: MedicationStepperEvent) => void,
): MedicationStepperView {
  const { draft, lookups, message, results, uuid } = snapshot.context;
  const step = stepOf(snapshot);
  const stepNumber = MEDICATION_STEPS.indexOf(step) + 1;
  return {
    status: statusOf(snapshot),
    isEdit: uuid !== null,
    step,
    stepNumber,
    stepCount: MEDICATION_STEPS.length,
    stepLabel: `Step ${stepNumber} of ${MEDICATION_STEPS.length}`,
    draft,
    searchStatus: searchStatusOf(snapshot),
    results,
    lookups,
    isLookupsFailed: snapshot.matches({ lookups: 'failed' }),
    problems: problemsOf(snapshot, step),
    wrongSteps: wrongSteps(draft, lookups),
    message,
    isAskingToLeave: snapshot.matches({ page: { form: { leave: 'asking' } } }),
    search: (query) => send({ type: 'query.change', query }),
    retrySearch: () => send({ type: 'search.retry' }),
    select: (drug) => send({ type: 'drug.select', drug }),
    change: (change) => send({ type: 'field.change', change }),
    next: () => send({ type: 'step.next' }),
    back: () => send({ type: 'step.back' }),
    goTo: (wanted) => send({ type: 'step.goTo', step: wanted }),
    save: () => send({ type: 'save.confirm' }),
    retryLoad: () => send({ type: 'load.retry' }),
    retryLookups: () => send({ type: 'lookups.retry' }),
    leave: () => send({ type: 'stepper.leave' }),
    confirmLeave: () => send({ type: 'leave.confirm' }),
    cancelLeave: () => send({ type: 'leave.cancel' }),
  };
}
