import { assign, emit, fromPromise, setup } from 'xstate';
import { fieldsOf, messageOf } from '../shared/errors.ts';
import { missingAction, missingActor } from '../shared/missing.ts';
import {
  emptyDraft,
  fromServer,
  isSameMedication,
  toPayload,
  withDrug,
  withName,
} from './medicationDraft.ts';
import { stepProblems, wrongSteps } from './medicationRules.ts';
import type {
  CatalogueDrug,
  MedicationChange,
  MedicationLookups,
  MedicationPayload,
  MedicationSave,
  MedicationStep,
  MedicationStepperContext,
  MedicationStepperEffect,
  MedicationStepperEvent,
  MedicationStepperInput,
  MedicationStepperTag,
} from './medicationStepper.types.ts';

/** Pause in typing before the catalogue is searched. */
const SEARCH_DEBOUNCE_MS = 300;

/** Minimum length of a search text. */
const SHORTEST_QUERY = 2;

interface Failure {
  error: unknown;
}

/** Returns the initial context of the form. */
export function startContext(input: MedicationStepperInput): MedicationStepperContext {
  const { uuid, saved, lookups, query = '' } = input;
  return {
    uuid: uuid ?? null,
    draft: saved?.draft ?? emptyDraft,
    initial: saved?.initial ?? emptyDraft,
    lookups: lookups ?? null,
    query,
    results: [],
    checkedSteps: [],
    refused: {},
    failure: null,
  };
}

/** Setup of the stepper machine: actors and actions to provide, guards and delays by name. */
export const medicationStepperSetup = setup({
  types: {
    input: {} as MedicationStepperInput,
    context: {} as MedicationStepperContext,
    events: {} as MedicationStepperEvent,
    emitted: {} as MedicationStepperEffect,
    tags: {} as MedicationStepperTag,
  },
  actors: {
    load: fromPromise<MedicationPayload | null, { uuid: string }>(missingActor('load')),
    lookups: fromPromise<MedicationLookups>(missingActor('lookups')),
    search: fromPromise<readonly CatalogueDrug[], { query: string }>(missingActor('search')),
    save: fromPromise<void, MedicationSave>(missingActor('save')),
  },
  actions: {
    keepDraftOnDisk: () => missingAction('keepDraftOnDisk')(),
    clearDraftOnDisk: () => missingAction('clearDraftOnDisk')(),
    keepLookups: assign((_, { output }: { output: MedicationLookups }) => ({ lookups: output })),
    keepMedication: assign((_, { output }: { output: MedicationPayload | null }) => {
      const draft = output ? fromServer(output) : emptyDraft;
      return { draft, initial: draft, failure: null };
    }),
    keepMissing: assign({ failure: { code: 'medication-missing', message: null } }),
    keepLoadFailure: assign((_, { error }: Failure) => ({
      failure: { code: 'load-failed' as const, message: messageOf(error) },
    })),
    keepQuery: assign(({ context }, { query }: { query: string }) => ({
      draft: withName(context.draft, query),
      query: '',
      results: [],
      refused: {},
    })),
    keepResults: assign((_, { output }: { output: readonly CatalogueDrug[] }) => ({ results: output })),
    keepDrug: assign(({ context }, { drug }: { drug: CatalogueDrug }) => ({
      draft: withDrug(context.draft, drug),
      query: '',
      results: [],
      refused: {},
    })),
    keepChange: assign(({ context }, { change }: { change: MedicationChange }) => ({
      draft: { ...context.draft, ...change },
      // The server's message concerns the previous value.
      refused: Object.fromEntries(Object.entries(context.refused).filter(([field]) => !(field in change))),
    })),
    markChecked: assign(({ context }, { step }: { step: MedicationStep }) => ({
      checkedSteps: [...new Set([...context.checkedSteps, step])],
    })),
    clearFailure: assign({ failure: null, refused: {} }),
    keepSaveFailure: assign((_, { error }: Failure) => ({
      failure: { code: 'save-failed' as const, message: messageOf(error) },
      refused: fieldsOf(error),
    })),
    toastSaveFailure: emit((_, { error }: Failure) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      code: 'save-failed' as const,
      message: messageOf(error),
    })),
    goToListSaved: emit({ type: 'navigate', to: 'medicines', notice: 'medication-saved' }),
    goToList: emit({ type: 'navigate', to: 'medicines' }),
  },
  guards: {
    isEdit: ({ context }) => context.uuid !== null,
    isRestored: ({ context }) => context.uuid !== null && context.initial.name !== '',
    isAsked: ({ context }) => context.query !== '' && context.draft.name === '',
    isKnown: (_, { output }: { output: MedicationPayload | null }) => output !== null,
    hasLookups: ({ context }) => context.lookups !== null,
    isSearchable: (_, { query }: { query: string }) => query.trim().length >= SHORTEST_QUERY,
    isRight: ({ context }, { step }: { step: MedicationStep }) =>
      Object.keys(stepProblems(step, context.draft, context.lookups)).length === 0,
    isAllRight: ({ context }) => wrongSteps(context.draft, context.lookups).length === 0,
    isWanted: (_, { wanted, step }: { wanted: MedicationStep; step: MedicationStep }) => wanted === step,
    isDirty: ({ context }) => !isSameMedication(context.draft, context.initial),
    hasNone: (_, { output }: { output: readonly CatalogueDrug[] }) => output.length === 0,
  },
  delays: { debounce: SEARCH_DEBOUNCE_MS },
});

/** Returns the input of the actor `search`: the typed name, or the text with which the search begins. */
export const toSearch = ({ draft, query }: MedicationStepperContext): { query: string } => ({
  query: draft.name.trim() || query,
});

/** Returns the input of the actor `save`. */
export const toSave = ({ uuid, draft }: MedicationStepperContext): MedicationSave => ({
  uuid,
  payload: toPayload(draft),
});
