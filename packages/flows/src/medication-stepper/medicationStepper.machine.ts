import { medicationStepperSetup, startContext, toSave } from './medicationStepper.setup.ts';
import { stepRegion } from './step.region.ts';

const REVIEW = '#medicationStepper.page.form.step.review';

/**
 * Machine of the medicine form in five steps: search, details, dosage, reminder, review.
 *
 * The app provides the actors `load`, `lookups`, `search` and `save`, and stores the draft for a reload
 * (`keepDraftOnDisk`, `clearDraftOnDisk`).
 */
export const medicationStepperMachine = medicationStepperSetup.createMachine({
  id: 'medicationStepper',
  context: ({ input }) => startContext(input),
  type: 'parallel',
  states: {
    page: {
      initial: 'booting',
      states: {
        booting: {
          always: [
            { guard: 'isRestored', target: 'form.step.details' },
            { guard: 'isEdit', target: 'loading' },
            { guard: 'isAsked', target: 'form.step.search.searching' },
            { target: 'form' },
          ],
        },
        loading: {
          tags: 'busy',
          on: { 'stepper.leave': 'left' },
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ uuid: context.uuid ?? '' }),
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => event },
                target: 'form.step.details',
                actions: { type: 'keepMedication', params: ({ event }) => event },
              },
              { target: 'loadFailed', actions: 'keepMissing' },
            ],
            onError: {
              target: 'loadFailed',
              actions: { type: 'keepLoadFailure', params: ({ event }) => event },
            },
          },
        },
        loadFailed: { on: { 'load.retry': 'loading', 'stepper.leave': 'left' } },
        form: {
          type: 'parallel',
          on: {
            'field.change': {
              actions: [{ type: 'keepChange', params: ({ event }) => event }, 'keepDraftOnDisk'],
            },
          },
          states: {
            step: stepRegion,
            leave: {
              initial: 'staying',
              states: {
                staying: {
                  on: {
                    'stepper.leave': [
                      { guard: 'isDirty', target: 'asking' },
                      { target: '#medicationStepper.page.left' },
                    ],
                  },
                },
                asking: {
                  on: { 'leave.confirm': '#medicationStepper.page.left', 'leave.cancel': 'staying' },
                },
              },
            },
          },
        },
        // Outside the form: nothing can change between the last check and the response.
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => toSave(context),
            onDone: { target: 'saved', actions: ['clearDraftOnDisk', 'goToListSaved'] },
            onError: {
              target: REVIEW,
              actions: [
                { type: 'keepSaveFailure', params: ({ event }) => event },
                { type: 'toastSaveFailure', params: ({ event }) => event },
              ],
            },
          },
        },
        saved: { type: 'final' },
        left: { type: 'final', entry: ['clearDraftOnDisk', 'goToList'] },
      },
    },
    lookups: {
      initial: 'booting',
      states: {
        booting: { always: [{ guard: 'hasLookups', target: 'ready' }, { target: 'loading' }] },
        loading: {
          invoke: {
            id: 'lookups',
            src: 'lookups',
            onDone: { target: 'ready', actions: { type: 'keepLookups', params: ({ event }) => event } },
            onError: 'failed',
          },
        },
        failed: { on: { 'lookups.retry': 'loading' } },
        ready: {},
      },
    },
  },
});
