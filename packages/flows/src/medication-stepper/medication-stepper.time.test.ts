import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, runningIds, tick } from '../testing/index.ts';
import { toPayload } from './medication-draft.ts';
import { connectMedicationStepper } from './medication-stepper.connect.ts';
import {
  amlodipine,
  lookups,
  type StepperHarness,
  startStepper,
  wholeDraft,
} from './medication-stepper.harness.ts';
import type { MedicationStepperInput } from './medication-stepper.types.ts';

const view = ({ actor }: StepperHarness) => connectMedicationStepper(actor.getSnapshot(), actor.send);
const saved = { draft: { ...wholeDraft, dose: '2' }, initial: wholeDraft };

async function atReview(input: MedicationStepperInput = { uuid: 'medicine-1', lookups }) {
  const stepper = startStepper(input);
  if (input.uuid && !input.saved) await play(stepper, done('load', toPayload(wholeDraft)));
  for (let step = view(stepper).stepNumber; step < 5; step += 1) view(stepper).next();
  return stepper;
}

describe('searching for a medicine', () => {
  it('asks once typing has rested for 300 ms', () => {
    const stepper = startStepper({ lookups });
    view(stepper).search('aml');
    tick(stepper.clock, 299);
    view(stepper).search('amlo');
    tick(stepper.clock, 299);
    expect(stepper.fakes.search.calls).toEqual([]);
    expect(view(stepper).searchStatus).toBe('searching');
    tick(stepper.clock, 1);
    expect(stepper.fakes.search.calls).toEqual([{ query: 'amlo' }]);
  });

  it('drops the question before when the text changes, and never shows its answer', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).search('amlo');
    tick(stepper.clock, 300);
    const before = stepper.fakes.search.current();
    view(stepper).search('metf');
    expect(before?.signal.aborted).toBe(true);
    before?.resolve([amlodipine]);
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(view(stepper).results).toEqual([]);
  });

  it('asks nothing for a single letter', () => {
    const stepper = startStepper({ lookups });
    view(stepper).search('a');
    tick(stepper.clock, 1_000);
    expect(stepper.fakes.search.calls).toEqual([]);
    expect(view(stepper).searchStatus).toBe('idle');
  });

  it('takes what the catalogue knows, and forgets it when another name is typed', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).select(amlodipine);
    expect(view(stepper)).toMatchObject({
      step: 'details',
      draft: { route: 'Oral', medicationUuid: 'catalogue-1' },
    });
    view(stepper).back();
    view(stepper).search('Amlodipine 5 mg tabs');
    expect(view(stepper).draft).toMatchObject({ medicationUuid: null, brandId: null, route: 'Oral' });
  });

  it('goes on with a name that the catalogue does not know, or when it cannot be asked', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).search('Grandmother’s tea');
    tick(stepper.clock, 300);
    await play(stepper, failed('search', new FlowError('internal', 'x', 500)));
    expect(view(stepper).searchStatus).toBe('failed');
    view(stepper).next();
    expect(view(stepper)).toMatchObject({ step: 'details', stepLabel: 'Step 2 of 5' });
  });
});

describe('going on', () => {
  it('says what is wrong only once somebody tries to go on', () => {
    const stepper = startStepper({ lookups });
    expect(view(stepper).problems).toEqual({});
    view(stepper).next();
    expect(view(stepper)).toMatchObject({
      step: 'search',
      problems: { name: 'Enter the name of the medicine.' },
    });
    view(stepper).select(amlodipine);
    view(stepper).change({ unit: 'bucket' });
    view(stepper).next();
    expect(view(stepper).problems).toEqual({ unit: 'Choose what you count it in.' });
  });

  it.each([
    [{ quantity: '30.5' }, 'quantity', 'Enter a whole number up to 10000, or leave this empty.'],
    [{ remaining: '31' }, 'remaining', 'There cannot be more left than a full pack holds.'],
    [{ remaining: 'some' }, 'remaining', 'Enter a number up to 10000, or leave this empty.'],
    [{ dose: '0' }, 'dose', 'Enter how much you take at a time, such as 1 or 0.5.'],
    [{ frequency: 'Hourly' }, 'frequency', 'Choose how often you take it.'],
    [{ times: ['8:00'] }, 'times', 'Add at least one time, such as 08:00.'],
    [{ times: ['08:00', '08:00'] }, 'times', 'A time is there twice. Change or remove one of them.'],
    [{ reminderFrequency: 'Weekly' }, 'days', 'Choose at least one day.'],
    [{ reminderFrequency: 'Weekly', days: ['mon', 'monday'] }, 'days', 'Choose at least one day.'],
  ])('stops at %j with the reason', async (change, field, sentence) => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(stepper, done('load', toPayload(wholeDraft)));
    view(stepper).change(change);
    for (let press = 0; press < 4; press += 1) view(stepper).next();
    expect(view(stepper).problems).toEqual({ [field]: sentence });
    expect(view(stepper).stepNumber).toBeLessThan(5);
  });

  it('leaves packs, halves and reminders to those who want them', async () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(stepper, done('load', toPayload(wholeDraft)));
    view(stepper).change({ quantity: '', remaining: '9.5', dose: '0.5', reminder: false, times: [] });
    for (let press = 0; press < 4; press += 1) view(stepper).next();
    expect(view(stepper).step).toBe('review');
  });
});

describe('saving', () => {
  it('sends one call, however often it is pressed, and goes to the list', async () => {
    const stepper = await atReview({ lookups, saved });
    for (let press = 0; press < 3; press += 1) view(stepper).save();
    expect(stepper.fakes.save.calls).toEqual([{ uuid: null, payload: toPayload(saved.draft) }]);
    expect(view(stepper)).toMatchObject({ status: 'saving', step: 'review' });
    await play(stepper, done('save'));
    expect(stepper.effects).toEqual([
      { type: 'navigate', to: '/Medication', state: { banner: 'Your medicine is saved.' } },
    ]);
    expect(stepper.disk.draft).toBeNull();
  });

  it('says "Could not add Medication" when the server does not say why, and keeps everything', async () => {
    const stepper = await atReview();
    view(stepper).save();
    await play(stepper, failed('save', new TypeError('x is undefined')));
    expect(view(stepper)).toMatchObject({
      step: 'review',
      message: 'Could not add Medication',
      draft: wholeDraft,
    });
    expect(stepper.effects).toEqual([{ type: 'toast', kind: 'error', message: 'Could not add Medication' }]);
  });

  it('puts the server’s sentence beside its field until that field changes', async () => {
    const stepper = await atReview();
    view(stepper).save();
    const fields = { dose: 'This cannot be divided. Enter a whole number.' };
    await play(stepper, failed('save', new FlowError('invalid', 'Please check the form.', 422, fields)));
    expect(view(stepper).problems).toEqual(fields);
    view(stepper).goTo('dosage');
    view(stepper).change({ dose: '2' });
    expect(view(stepper).problems).toEqual({});
  });
});

describe('opening a medicine', () => {
  it('says so when it is gone or cannot be fetched, and tries again', async () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(
      stepper,
      failed('load', new FlowError('network-request-failed', 'Network error. Please try again.')),
    );
    expect(view(stepper)).toMatchObject({
      status: 'loadFailed',
      message: 'Network error. Please try again.',
    });
    view(stepper).retryLoad();
    await play(stepper, done('load', null));
    expect(view(stepper).message).toBe('This medicine is not in your list any more.');
    expect(stepper.fakes.load.calls).toEqual([{ uuid: 'medicine-1' }, { uuid: 'medicine-1' }]);
  });

  it('goes on with what a reload has interrupted, without asking the server', () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups, saved });
    expect(view(stepper)).toMatchObject({ status: 'form', step: 'details', draft: { dose: '2' } });
    expect(runningIds(stepper)).toEqual([]);
  });
});

describe('leaving', () => {
  it('asks first when something was typed, and keeps it when the person stays', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).search('amlo');
    view(stepper).leave();
    expect(view(stepper).isAskingToLeave).toBe(true);
    view(stepper).cancelLeave();
    expect(view(stepper)).toMatchObject({ isAskingToLeave: false, draft: { name: 'amlo' } });
    view(stepper).leave();
    view(stepper).confirmLeave();
    expect(stepper.effects).toEqual([{ type: 'navigate', to: '/Medication' }]);
    expect(stepper.disk.draft).toBeNull();
  });

  it('does not ask when nothing was changed', async () => {
    const stepper = await atReview();
    view(stepper).leave();
    expect(stepper.effects).toEqual([{ type: 'navigate', to: '/Medication' }]);
  });
});
