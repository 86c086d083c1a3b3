import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, runningIds, tick } from '../testing/index.ts';
import { toPayload } from './medicationDraft.ts';
import { connectMedicationStepper } from './medicationStepper.connect.ts';
import {
  amlodipine,
  lookups,
  type StepperHarness,
  startStepper,
  wholeDraft,
} from './medicationStepper.harness.ts';
import type { MedicationStepperInput } from './medicationStepper.types.ts';

const view = ({ actor }: StepperHarness) => connectMedicationStepper(actor.getSnapshot(), actor.send);
const saved = { draft: { ...wholeDraft, dose: '2' }, initial: wholeDraft };

async function atReview(input: MedicationStepperInput = { uuid: 'medicine-1', lookups }) {
  const stepper = startStepper(input);
  if (input.uuid && !input.saved) await play(stepper, done('load', toPayload(wholeDraft)));
  for (let step = view(stepper).stepNumber; step < 5; step += 1) view(stepper).onNext();
  return stepper;
}

describe('searching for a medicine', () => {
  it('searches after a pause of 300 ms', () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSearch('aml');
    tick(stepper.clock, 299);
    view(stepper).onSearch('amlo');
    tick(stepper.clock, 299);
    expect(stepper.fakes.search.calls).toEqual([]);
    expect(view(stepper).searchStatus).toBe('searching');
    tick(stepper.clock, 1);
    expect(stepper.fakes.search.calls).toEqual([{ query: 'amlo' }]);
  });

  it('cancels the previous search when the text changes, and never shows its results', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSearch('amlo');
    tick(stepper.clock, 300);
    const before = stepper.fakes.search.current();
    view(stepper).onSearch('metf');
    expect(before?.signal.aborted).toBe(true);
    before?.resolve([amlodipine]);
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(view(stepper).results).toEqual([]);
  });

  it('does not search for a single letter', () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSearch('a');
    tick(stepper.clock, 1_000);
    expect(stepper.fakes.search.calls).toEqual([]);
    expect(view(stepper).searchStatus).toBe('idle');
  });

  it('begins with a text, which is no name of a medicine, until something is typed', async () => {
    const stepper = startStepper({ lookups, query: 'Medicine for blood pressure' });
    expect(stepper.fakes.search.calls).toEqual([{ query: 'Medicine for blood pressure' }]);
    await play(stepper, done('search', [amlodipine]));
    expect(view(stepper)).toMatchObject({ results: [amlodipine], query: 'Medicine for blood pressure' });
    view(stepper).onNext();
    expect(view(stepper)).toMatchObject({ step: 'search', problems: { name: 'name' } });
    view(stepper).onSearch('losa');
    tick(stepper.clock, 300);
    expect(stepper.fakes.search.calls.at(-1)).toEqual({ query: 'losa' });
    expect(view(stepper).query).toBe('');
  });

  it('does not ask before leaving a search that was only begun', () => {
    const stepper = startStepper({ lookups, query: 'Medicine for blood pressure' });
    view(stepper).onLeave();
    expect(stepper.effects).toEqual([{ type: 'navigate', to: 'medicines' }]);
  });

  it('goes on with a draft that a reload has interrupted', () => {
    const stepper = startStepper({ lookups, saved, query: 'Medicine for blood pressure' });
    expect(stepper.fakes.search.calls).toEqual([]);
    expect(view(stepper).draft.name).toBe('Amlodipine 5 mg');
  });

  it('uses the catalogue’s data, until another name is typed', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSelect(amlodipine);
    expect(view(stepper)).toMatchObject({
      step: 'details',
      draft: { route: 'Oral', medicationUuid: 'catalogue-1' },
    });
    view(stepper).onBack();
    view(stepper).onSearch('Amlodipine 5 mg tabs');
    expect(view(stepper).draft).toMatchObject({ medicationUuid: null, brandId: null, route: 'Oral' });
  });

  it('continues with an unknown name, or when the catalogue is unreachable', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSearch('Grandmother’s tea');
    tick(stepper.clock, 300);
    await play(stepper, failed('search', new FlowError('internal', 'x', 500)));
    expect(view(stepper).searchStatus).toBe('failed');
    view(stepper).onNext();
    expect(view(stepper)).toMatchObject({ step: 'details', stepNumber: 2, stepCount: 5 });
  });
});

describe('continuing', () => {
  it('shows problems only after an attempt to continue', () => {
    const stepper = startStepper({ lookups });
    expect(view(stepper).problems).toEqual({});
    view(stepper).onNext();
    expect(view(stepper)).toMatchObject({
      step: 'search',
      problems: { name: 'name' },
    });
    view(stepper).onSelect(amlodipine);
    view(stepper).onChange({ unit: 'bucket' });
    view(stepper).onNext();
    expect(view(stepper).problems).toEqual({ unit: 'unit' });
  });

  it.each([
    [{ quantity: '30.5' }, 'quantity', 'quantity'],
    [{ remaining: '31' }, 'remaining', 'remainingOverQuantity'],
    [{ remaining: 'some' }, 'remaining', 'remaining'],
    [{ dose: '0' }, 'dose', 'dose'],
    [{ frequency: 'Hourly' }, 'frequency', 'frequency'],
    [{ times: ['8:00'] }, 'times', 'times'],
    [{ times: ['08:00', '08:00'] }, 'times', 'timesTwice'],
    [{ reminderFrequency: 'Weekly' }, 'days', 'days'],
    [{ reminderFrequency: 'Weekly', days: ['mon', 'monday'] }, 'days', 'days'],
  ])('stops at %j with the reason', async (change, field, problem) => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(stepper, done('load', toPayload(wholeDraft)));
    view(stepper).onChange(change);
    for (let press = 0; press < 4; press += 1) view(stepper).onNext();
    expect(view(stepper).problems).toEqual({ [field]: problem });
    expect(view(stepper).stepNumber).toBeLessThan(5);
  });

  it('accepts empty packs, halves and reminders', async () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(stepper, done('load', toPayload(wholeDraft)));
    view(stepper).onChange({ quantity: '', remaining: '9.5', dose: '0.5', reminder: false, times: [] });
    for (let press = 0; press < 4; press += 1) view(stepper).onNext();
    expect(view(stepper).step).toBe('review');
  });
});

describe('saving', () => {
  it('sends one request for several clicks, and opens the list', async () => {
    const stepper = await atReview({ lookups, saved });
    for (let press = 0; press < 3; press += 1) view(stepper).onSave();
    expect(stepper.fakes.save.calls).toEqual([{ uuid: null, payload: toPayload(saved.draft) }]);
    expect(view(stepper)).toMatchObject({ status: 'saving', step: 'review' });
    await play(stepper, done('save'));
    expect(stepper.effects).toEqual([{ type: 'navigate', to: 'medicines', notice: 'medication-saved' }]);
    expect(stepper.disk.draft).toBeNull();
  });

  it('shows "Could not add Medication" without a server message, and keeps the input', async () => {
    const stepper = await atReview();
    view(stepper).onSave();
    await play(stepper, failed('save', new TypeError('x is undefined')));
    expect(view(stepper)).toMatchObject({
      step: 'review',
      failure: { code: 'save-failed', message: null },
      draft: wholeDraft,
    });
    expect(stepper.effects).toEqual([{ type: 'toast', kind: 'error', code: 'save-failed', message: null }]);
  });

  it('shows the server’s message beside its field until that field changes', async () => {
    const stepper = await atReview();
    view(stepper).onSave();
    const fields = { dose: 'This cannot be divided. Enter a whole number.' };
    await play(stepper, failed('save', new FlowError('invalid', 'Please check the form.', 422, fields)));
    expect(view(stepper).refused).toEqual(fields);
    view(stepper).onGoTo('dosage');
    view(stepper).onChange({ dose: '2' });
    expect(view(stepper).refused).toEqual({});
  });
});

describe('opening a medicine', () => {
  it('reports a missing or unreachable medicine, and retries', async () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups });
    await play(
      stepper,
      failed('load', new FlowError('network-request-failed', 'Network error. Please try again.')),
    );
    expect(view(stepper)).toMatchObject({
      status: 'loadFailed',
      failure: { code: 'load-failed', message: 'Network error. Please try again.' },
    });
    view(stepper).onRetryLoad();
    await play(stepper, done('load', null));
    expect(view(stepper).failure).toEqual({ code: 'medication-missing', message: null });
    expect(stepper.fakes.load.calls).toEqual([{ uuid: 'medicine-1' }, { uuid: 'medicine-1' }]);
  });

  it('restores the draft after a reload, without a request', () => {
    const stepper = startStepper({ uuid: 'medicine-1', lookups, saved });
    expect(view(stepper)).toMatchObject({ status: 'form', step: 'details', draft: { dose: '2' } });
    expect(runningIds(stepper)).toEqual([]);
  });
});

describe('leaving', () => {
  it('asks first after changes, and keeps them when the user stays', async () => {
    const stepper = startStepper({ lookups });
    view(stepper).onSearch('amlo');
    view(stepper).onLeave();
    expect(view(stepper).isAskingToLeave).toBe(true);
    view(stepper).onCancelLeave();
    expect(view(stepper)).toMatchObject({ isAskingToLeave: false, draft: { name: 'amlo' } });
    view(stepper).onLeave();
    view(stepper).onConfirmLeave();
    expect(stepper.effects).toEqual([{ type: 'navigate', to: 'medicines' }]);
    expect(stepper.disk.draft).toBeNull();
  });

  it('does not ask when nothing was changed', async () => {
    const stepper = await atReview();
    view(stepper).onLeave();
    expect(stepper.effects).toEqual([{ type: 'navigate', to: 'medicines' }]);
  });
});
