import { medicationStepperSetup, toSearch } from './medicationStepper.setup.ts';
import type { MedicationStep } from './medicationStepper.types.ts';

const SAVING = '#medicationStepper.page.saving';

/** Continues only from a valid step; otherwise shows its problems. */
const next = (step: MedicationStep, target: string) => [
  { guard: { type: 'isRight' as const, params: { step } }, target },
  { actions: { type: 'markChecked' as const, params: { step } } },
];

const search = medicationStepperSetup.createStateConfig({
  initial: 'idle',
  on: {
    'query.change': [
      {
        guard: { type: 'isSearchable', params: ({ event }) => event },
        target: '.debouncing',
        actions: [{ type: 'keepQuery', params: ({ event }) => event }, 'keepDraftOnDisk'],
      },
      {
        target: '.idle',
        actions: [{ type: 'keepQuery', params: ({ event }) => event }, 'keepDraftOnDisk'],
      },
    ],
    'drug.select': {
      target: 'details',
      actions: [{ type: 'keepDrug', params: ({ event }) => event }, 'keepDraftOnDisk'],
    },
    'step.next': next('search', 'details'),
  },
  states: {
    idle: {},
    debouncing: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => toSearch(context),
        onDone: [
          { guard: { type: 'hasNone', params: ({ event }) => event }, target: 'empty' },
          { target: 'results', actions: { type: 'keepResults', params: ({ event }) => event } },
        ],
        onError: 'failed',
      },
    },
    results: {},
    empty: {},
    failed: { on: { 'search.retry': 'searching' } },
  },
});

/** Region of the five steps. Going back is always possible; only the review leads to any step and to saving. */
export const stepRegion = medicationStepperSetup.createStateConfig({
  initial: 'search',
  states: {
    search,
    details: { on: { 'step.back': 'search', 'step.next': next('details', 'dosage') } },
    dosage: { on: { 'step.back': 'details', 'step.next': next('dosage', 'reminder') } },
    reminder: { on: { 'step.back': 'dosage', 'step.next': next('reminder', 'review') } },
    review: {
      on: {
        'step.back': 'reminder',
        'step.goTo': (['search', 'details', 'dosage', 'reminder'] as const).map((wanted) => ({
          guard: { type: 'isWanted' as const, params: ({ event }) => ({ wanted, step: event.step }) },
          target: wanted,
        })),
        'save.confirm': { guard: 'isAllRight', target: SAVING },
      },
    },
  },
});
