import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import { isSameMedication, toPayload } from './medicationDraft.ts';
import { MEDICATION_STEPS, wrongSteps } from './medicationRules.ts';
import { connectMedicationStepper } from './medicationStepper.connect.ts';
import {
  amlodipine,
  lookups,
  type StepperHarness,
  startStepper,
  wholeDraft,
} from './medicationStepper.harness.ts';
import { medicationStepperMachine } from './medicationStepper.machine.ts';
import type { MedicationStepperContext, MedicationStepperInput } from './medicationStepper.types.ts';

const saved = { draft: { ...wholeDraft, dose: '2' }, initial: wholeDraft };
const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const refusal = new FlowError('invalid', 'Please check the form.', 422, {
  dose: 'This cannot be divided. Enter a whole number.',
});

const starts: [string, MedicationStepperInput, number][] = [
  ['an empty form', { lookups }, 1_400],
  ['an empty form whose choices have not come', {}, 2_200],
  ['the search for a group', { lookups, query: 'Medicine for blood pressure' }, 1_400],
  ['a form that a reload has interrupted', { lookups, saved }, 900],
  ['a medicine of the list', { uuid: 'medicine-1', lookups }, 900],
  ['a change that a reload has interrupted', { uuid: 'medicine-1', lookups, saved }, 900],
];

const change = (fields: Record<string, unknown>) => ({ type: 'field.change', change: fields });

const events: AnyEventObject[] = [
  { type: 'query.change', query: '' },
  { type: 'query.change', query: 'amlo' },
  { type: 'search.retry' },
  { type: 'drug.select', drug: amlodipine },
  change({ dose: '1', frequency: 'Once daily' }),
  change({ dose: '0' }),
  change({ reminder: true, reminderFrequency: 'Weekly', days: ['mon', 'monday'], times: ['8:00'] }),
  change({ reminder: true, reminderFrequency: 'Weekly', days: ['mon'], times: ['08:00'] }),
  { type: 'step.next' },
  { type: 'step.back' },
  ...MEDICATION_STEPS.map((step) => ({ type: 'step.goTo', step })),
  { type: 'save.confirm' },
  { type: 'load.retry' },
  { type: 'lookups.retry' },
  { type: 'stepper.leave' },
  { type: 'leave.confirm' },
  { type: 'leave.cancel' },
  done('search', [amlodipine]),
  done('search', []),
  failed('search', offline),
  done('load', toPayload(wholeDraft)),
  done('load', null),
  failed('load', offline),
  done('lookups', lookups),
  failed('lookups', offline),
  done('save'),
  failed('save', refusal),
  failed('save', offline),
  after('debounce', 'medicationStepper.page.form.step.search.debouncing'),
];

// Input of the guards: steps with problems, changes since the start, and whether a search is possible.
const flags = (context: MedicationStepperContext) => [
  wrongSteps(context.draft, context.lookups),
  isSameMedication(context.draft, context.initial),
];

/** Draft before the latest step. */
const drafts = new WeakMap<StepperHarness, MedicationStepperContext['draft']>();

function before(harness: StepperHarness): void {
  drafts.set(harness, harness.actor.getSnapshot().context.draft);
}

function checkData(harness: StepperHarness, event: AnyEventObject): void {
  const { draft } = harness.actor.getSnapshot().context;
  if (/^(step|leave|stepper)\.|actor\.save$/.test(event.type))
    expect(draft, 'M2: moving loses nothing').toBe(drafts.get(harness));
}

function check(harness: StepperHarness, event: AnyEventObject): void {
  const { actor, promises, fakes, disk } = harness;
  const snapshot = actor.getSnapshot();
  const { context } = snapshot;
  const isSaving = snapshot.matches({ page: 'saving' });
  const running = runningIds({ promises });
  checkData(harness, event);
  if (isSaving) expect(wrongSteps(context.draft, context.lookups), 'M1: all rules hold').toEqual([]);
  expect(
    running.filter((id) => id === 'save'),
    'M7: one save while saving',
  ).toHaveLength(isSaving ? 1 : 0);
  for (const { uuid, payload } of fakes.save.calls) {
    expect(uuid, 'M3: the medicine that was opened').toBe(context.uuid);
    expect(payload, 'M3: never the uuid in the body').not.toHaveProperty('uuid');
    expect(
      payload.days.every((day) => day >= 0 && day <= 6),
      'M4: days 0 to 6',
    ).toBe(true);
    if (payload.reminderFrequency === 'Daily') expect(payload.days, 'M4: Daily sends 0').toEqual([0]);
    expect(
      payload.times.every((time) => /^\d\d:\d\d$/.test(time)),
      'M4: times are HH:MM',
    ).toBe(true);
  }
  const lastQuery = fakes.search.calls.at(-1)?.query;
  if (context.results.length > 0)
    expect(lastQuery, 'M6: results of the present query').toBe(context.draft.name || context.query);
  const view = connectMedicationStepper(snapshot, actor.send);
  const number = MEDICATION_STEPS.findIndex((step) => snapshot.matches({ page: { form: { step } } }));
  if (number >= 0) expect(view.stepNumber, 'M8: the number is the state').toBe(number + 1);
  if (view.status === 'done') expect(disk.draft, 'nothing is kept once it is over').toBeNull();
}

describe('the form of a medicine, edge by edge', () => {
  it.each(starts)(
    'behaves as its graph from %s, with its invariants after every step',
    async (_, input, few) => {
      const start = () => startStepper(input);
      const edges = await replayEdges(medicationStepperMachine, {
        input,
        events,
        flags,
        start,
        before,
        check,
      });
      expect(edges).toBeGreaterThan(few);
    },
  );

  it.each(starts)('can always be saved and left from %s', (_, input) => {
    const edges = edgesOf(medicationStepperMachine, { input, events, flags });
    const over = (name: string) => name.includes('"left"') || name.includes('"saved"');
    expect(deadEnds(edges, over)).toEqual([]);
    const canSave = deadEnds(edges, (name) => name.includes('"saved"'));
    expect(canSave.filter((name) => !name.includes('"left"'))).toEqual([]);
  });
});
