import type { SnapshotFrom } from 'xstate';
import type { FieldMessages } from '../shared/errors.ts';
import { MEDICATION_STEPS, stepProblems, wrongSteps } from './medicationRules.ts';
import type { medicationStepperMachine } from './medicationStepper.machine.ts';
import type {
  CatalogueDrug,
  MedicationChange,
  MedicationDraft,
  MedicationFailure,
  MedicationLookups,
  MedicationProblems,
  MedicationStep,
  MedicationStepperEvent,
} from './medicationStepper.types.ts';

/** Snapshot of the stepper machine. */
export type MedicationStepperSnapshot = SnapshotFrom<typeof medicationStepperMachine>;

/** Status of the medicine search. */
export type MedicationSearchStatus = 'idle' | 'searching' | 'results' | 'empty' | 'failed';

/** View of the form. */
export interface MedicationStepperView {
  status: 'loading' | 'loadFailed' | 'form' | 'saving' | 'done';
  isEdit: boolean;
  step: MedicationStep;
  /** 1 to 5. */
  stepNumber: number;
  stepCount: number;
  draft: MedicationDraft;
  /** Text with which the search begins; empty without one, and once a name is typed. */
  query: string;
  searchStatus: MedicationSearchStatus;
  results: readonly CatalogueDrug[];
  lookups: MedicationLookups | null;
  isLookupsFailed: boolean;
  /** Problems of this step, after an attempt to continue. */
  problems: MedicationProblems;
  /** Errors of the server, in its own wording. */
  refused: FieldMessages;
  /** Steps to correct before the medicine can be saved. */
  wrongSteps: readonly MedicationStep[];
  /** Reason of a failure to load or save. */
  failure: MedicationFailure | null;
  isAskingToLeave: boolean;
  onSearch: (query: string) => void;
  onRetrySearch: () => void;
  onSelect: (drug: CatalogueDrug) => void;
  onChange: (change: MedicationChange) => void;
  onNext: () => void;
  onBack: () => void;
  onGoTo: (step: MedicationStep) => void;
  onSave: () => void;
  onRetryLoad: () => void;
  onRetryLookups: () => void;
  onLeave: () => void;
  onConfirmLeave: () => void;
  onCancelLeave: () => void;
}

const SEARCH_STATUSES = ['results', 'empty', 'failed'] as const;

function statusOf(snapshot: MedicationStepperSnapshot): MedicationStepperView['status'] {
  if (snapshot.matches({ page: 'form' })) return 'form';
  if (snapshot.matches({ page: 'saving' })) return 'saving';
  if (snapshot.matches({ page: 'loading' })) return 'loading';
  return snapshot.matches({ page: 'loadFailed' }) ? 'loadFailed' : 'done';
}

/** The review stays visible during and after saving. */
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

function problemsOf({ context }: MedicationStepperSnapshot, step: MedicationStep): MedicationProblems {
  return context.checkedSteps.includes(step) ? stepProblems(step, context.draft, context.lookups) : {};
}

/** Converts a snapshot to plain props. Pure. */
export function connectMedicationStepper(
  snapshot: MedicationStepperSnapshot,
  send: (event: MedicationStepperEvent) => void,
): MedicationStepperView {
  const { draft, lookups, failure, query, refused, results, uuid } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    status: statusOf(snapshot),
    isEdit: uuid !== null,
    step,
    stepNumber: MEDICATION_STEPS.indexOf(step) + 1,
    stepCount: MEDICATION_STEPS.length,
    draft,
    query,
    searchStatus: searchStatusOf(snapshot),
    results,
    lookups,
    isLookupsFailed: snapshot.matches({ lookups: 'failed' }),
    problems: problemsOf(snapshot, step),
    refused,
    wrongSteps: wrongSteps(draft, lookups),
    failure,
    isAskingToLeave: snapshot.matches({ page: { form: { leave: 'asking' } } }),
    onSearch: (query) => send({ type: 'query.change', query }),
    onRetrySearch: () => send({ type: 'search.retry' }),
    onSelect: (drug) => send({ type: 'drug.select', drug }),
    onChange: (change) => send({ type: 'field.change', change }),
    onNext: () => send({ type: 'step.next' }),
    onBack: () => send({ type: 'step.back' }),
    onGoTo: (target) => send({ type: 'step.goTo', step: target }),
    onSave: () => send({ type: 'save.confirm' }),
    onRetryLoad: () => send({ type: 'load.retry' }),
    onRetryLookups: () => send({ type: 'lookups.retry' }),
    onLeave: () => send({ type: 'stepper.leave' }),
    onConfirmLeave: () => send({ type: 'leave.confirm' }),
    onCancelLeave: () => send({ type: 'leave.cancel' }),
  };
}
