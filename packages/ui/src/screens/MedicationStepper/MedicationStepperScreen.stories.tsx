import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  allergyWarning,
  choices,
  emptyDraft,
  found,
  uncheckedWarning,
  wholeDraft,
} from './MedicationStepperScreen.fixtures.ts';
import { MedicationStepperScreen } from './MedicationStepperScreen.tsx';
import type { MedicationChange, MedicationStepperScreenProps } from './MedicationStepperScreen.types.ts';

const args: MedicationStepperScreenProps = {
  form: ready('ready'),
  isEdit: false,
  step: 'search',
  draft: emptyDraft,
  query: '',
  choices: ready(choices),
  found: ready([]),
  warnings: ready([]),
  reminderDays: { kind: 'free' },
  problems: {},
  wrongSteps: [],
  isSaving: false,
  isAskingToLeave: false,
  timeZone: 'Asia/Singapore',
  today: '2026-01-15',
  onChange: fn(),
  onSearch: fn(),
  onSelectMedicine: fn(),
  onNext: fn(),
  onBack: fn(),
  onGoToStep: fn(),
  onSave: fn(),
  onRetryCheck: fn(),
  onRetryLoad: fn(),
  onRetryChoices: fn(),
  onLeave: fn(),
  onConfirmLeave: fn(),
  onCancelLeave: fn(),
};
const meta = preview.meta({ component: MedicationStepperScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const SearchesAndSelects = meta.story({
  args: { found: ready(found) },
  play: async ({ args: { onSearch, onSelectMedicine, onNext }, canvas, userEvent }) => {
    await expect(canvas.getByText('Step 1 of 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: /Medicine/ }), 'amlo');
    await expect(onSearch).toHaveBeenLastCalledWith('amlo');
    await userEvent.click(await screen.findByRole('option', { name: /Amlodipine 5 mg/ }));
    await expect(onSelectMedicine).toHaveBeenCalledWith('medicine-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});

export const BeginsWithAGroup = meta.story({
  args: { query: 'Medicine for blood pressure', found: ready(found) },
  play: async ({ args: { onSearch, onSelectMedicine }, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /Medicine/ });
    await expect(box).toHaveValue('Medicine for blood pressure');
    const norvasc = await screen.findByRole('option', { name: /Norvasc/ });
    await waitFor(() => expect(norvasc).toBeVisible());
    await expect(box).toHaveFocus();
    await userEvent.keyboard('amlo');
    await expect(onSearch).toHaveBeenLastCalledWith('amlo');
    await userEvent.click(await screen.findByRole('option', { name: /Norvasc/ }));
    await expect(onSelectMedicine).toHaveBeenCalledWith('medicine-2');
  },
});

export const Details = meta.story({ tags: ['pixels'], args: { step: 'details', draft: wholeDraft } });
export const Dosage = meta.story({ args: { step: 'dosage', draft: wholeDraft } });
export const DosageNarrow = meta.story({
  args: {
    step: 'dosage',
    draft: { ...wholeDraft, dose: '0', remaining: '31' },
    problems: {
      dose: 'Enter how much you take at a time, such as 1 or 0.5.',
      remaining: 'There cannot be more left than a full pack holds.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
const tapered = {
  ...wholeDraft,
  name: 'Prednisolone 5 mg',
  dose: '4',
  startsOn: '2026-01-15',
  endsOn: '2026-01-28',
  steps: [
    { from: '2026-01-20', dose: '2' },
    { from: '2026-01-24', dose: '1' },
  ],
};
export const Taper = meta.story({ args: { step: 'dosage', draft: tapered } });
export const TaperNarrow = meta.story({
  args: {
    step: 'dosage',
    draft: tapered,
    problems: {
      endsOn: 'The last day is before the first. Choose a later one.',
      steps: 'Give each change a day later than the one before it, and an amount.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
export const TaperReview = meta.story({
  tags: ['state'],
  args: { step: 'review', draft: tapered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 January 2026')).toBeVisible();
    await expect(
      canvas.getByText(
        'Until 28 January 2026, 2 tablets from 20 January 2026, 1 tablet from 24 January 2026',
      ),
    ).toBeVisible();
  },
});
export const Loading = meta.story({ args: { form: loading, isEdit: true } });
export const LoadFailed = meta.story({
  args: { form: failed('This medicine is not in your list any more.'), isEdit: true },
  play: async ({ args: { onRetryLoad }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryLoad).toHaveBeenCalledOnce();
  },
});
export const ChoicesFailed = meta.story({
  args: { step: 'details', choices: failed('Network error. Please try again.') },
  play: async ({ args: { onRetryChoices }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryChoices).toHaveBeenCalledOnce();
  },
});

/** Stores the draft, as the app does. */
function WithDraft(props: MedicationStepperScreenProps) {
  const [draft, setDraft] = useState(props.draft);
  const [problems, setProblems] = useState(props.problems);
  const change = (fields: MedicationChange) => {
    setDraft({ ...draft, ...fields });
    props.onChange(fields);
  };
  const next = () => setProblems({ times: 'Add at least one time, such as 08:00.' });
  return (
    <MedicationStepperScreen {...props} draft={draft} problems={problems} onChange={change} onNext={next} />
  );
}

export const SetsAReminder = meta.story({
  args: {
    step: 'reminder',
    draft: { ...wholeDraft, reminder: false, reminderFrequency: 'Daily', times: [] },
  },
  render: (props) => <WithDraft {...props} />,
  play: async ({ args: { onChange }, canvas, step, userEvent }) => {
    await step('nothing is asked until a reminder is wanted', async () => {
      await expect(canvas.queryByRole('group', { name: 'Times' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('checkbox', { name: /Remind me/ }));
      await expect(onChange).toHaveBeenLastCalledWith({ reminder: true });
    });
    await step('a missing time is explained beside its box, which takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('Add at least one time, such as 08:00.')).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Times' })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
    await step('a time is typed, another is added and removed again', async () => {
      const first = within(canvas.getByRole('group', { name: 'Time 1' }));
      await userEvent.type(first.getByRole('textbox', { name: 'Hour' }), '0830');
      await expect(onChange).toHaveBeenLastCalledWith({ times: ['08:30'] });
      await userEvent.click(canvas.getByRole('button', { name: 'Add a time' }));
      await expect(onChange).toHaveBeenLastCalledWith({ times: ['08:30', ''] });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove time 2' }));
      await expect(onChange).toHaveBeenLastCalledWith({ times: ['08:30'] });
    });
    await step('chosen days', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'On the days I choose' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }));
      await expect(onChange).toHaveBeenLastCalledWith({ days: ['fri', 'mon', 'sun'] });
    });
  },
});

export const SetsARhythmOfItsOwn = meta.story({
  args: { step: 'dosage', draft: { ...wholeDraft, frequency: 'Other' } },
  render: (props) => <WithDraft {...props} />,
  play: async ({ args: { onChange }, canvas, step, userEvent }) => {
    await step('every two weeks', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(/How it repeats/), 'Every few weeks');
      await userEvent.type(canvas.getByLabelText(/^Every/), '2');
      await expect(onChange).toHaveBeenLastCalledWith({ every: '2' });
    });
    await step('days on and days off', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(/How it repeats/), 'Some days on, some days off');
      await userEvent.type(canvas.getByLabelText(/Days with doses/), '21');
      await userEvent.type(canvas.getByLabelText(/Days without/), '7');
      await expect(onChange).toHaveBeenLastCalledWith({ offDays: '7' });
    });
    await step('a last day, and a smaller amount before it', async () => {
      const last = within(canvas.getByRole('group', { name: /Last day/ }));
      await userEvent.type(last.getByRole('textbox', { name: 'Day' }), '28022026');
      await expect(onChange).toHaveBeenLastCalledWith({ endsOn: '2026-02-28' });
      await userEvent.click(canvas.getByRole('button', { name: 'Add a later amount' }));
      await expect(onChange).toHaveBeenLastCalledWith({ steps: [{ from: '', dose: '' }] });
      const from = within(canvas.getByRole('group', { name: 'From' }));
      await userEvent.type(from.getByRole('textbox', { name: 'Day' }), '01022026');
      await expect(onChange).toHaveBeenLastCalledWith({ steps: [{ from: '2026-02-01', dose: '' }] });
      await userEvent.click(canvas.getByRole('button', { name: 'Remove change 1' }));
      await expect(onChange).toHaveBeenLastCalledWith({ steps: [] });
      await expect(canvas.getByRole('group', { name: 'Later amounts' })).toHaveFocus();
    });
  },
});
export const HalfADateIsNotSavedAsNone = meta.story({
  args: { step: 'dosage', draft: wholeDraft },
  play: async ({ args: { onNext }, canvas, userEvent }) => {
    const last = within(canvas.getByRole('group', { name: /Last day/ }));
    const day = last.getByRole('textbox', { name: 'Day' });
    await userEvent.type(day, '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).not.toHaveBeenCalled();
    await expect(day).toHaveFocus();
    await expect(canvas.getByText('Enter a day that exists, with day, month and year.')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
});
export const LimitsWhenNeeded = meta.story({
  args: { step: 'dosage', draft: { ...wholeDraft, frequency: 'Only when needed', regularly: false } },
  render: (props) => <WithDraft {...props} />,
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Most doses in 24 hours/), '4');
    await expect(onChange).toHaveBeenLastCalledWith({ mostPerDay: '4' });
    await userEvent.type(canvas.getByLabelText(/Shortest time between two/), '6');
    await expect(onChange).toHaveBeenLastCalledWith({ gapHours: '6' });
  },
});
export const HourlyReminder = meta.story({
  tags: ['state'],
  args: {
    step: 'reminder',
    draft: { ...wholeDraft, frequency: 'Other', repeatKind: 'hours', every: '36', times: ['20:00'] },
    reminderDays: { kind: 'own' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counted from this time on the first day.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a time' })).not.toBeInTheDocument();
  },
});

export const ReviewsAndSaves = meta.story({
  args: { step: 'review', draft: wholeDraft },
  play: async ({ args: { onGoToStep, onSave }, canvas, userEvent }) => {
    await expect(canvas.getByText('Monday and Friday at 08:00 and 20:00')).toBeVisible();
    await expect(canvas.getByText('28 tablets left of 30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Dose' }));
    await expect(onGoToStep).toHaveBeenCalledWith('dosage');
    await userEvent.click(canvas.getByRole('button', { name: 'Save medicine' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
});
export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: {
    step: 'review',
    draft: wholeDraft,
    message: 'Could not add Medication',
    problems: { dose: 'This cannot be divided. Enter a whole number.' },
    wrongSteps: ['dosage'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not add Medication')).toBeVisible();
    await expect(canvas.getByText('This cannot be divided. Enter a whole number.')).toBeVisible();
  },
});
export const Saving = meta.story({ args: { step: 'review', draft: wholeDraft, isSaving: true } });

export const AsksBeforeLeaving = meta.story({
  args: { step: 'dosage', draft: wholeDraft, isAskingToLeave: true },
  play: async ({ args: { onCancelLeave, onConfirmLeave }, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(onCancelLeave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(onConfirmLeave).toHaveBeenCalledOnce();
  },
});

const amoxicillin = { ...wholeDraft, name: 'Amoxicillin 500 mg', unit: 'capsule' };

export const WarnsOfAnAllergy = meta.story({
  tags: ['state'],
  args: { step: 'details', draft: amoxicillin, warnings: ready([allergyWarning, uncheckedWarning]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Recorded allergy: Penicillin/)).toBeVisible();
    await expect(canvas.getByText(/We could not check this allergy: latex/)).toBeVisible();
    await expect(canvas.queryByLabelText(/say why/)).not.toBeInTheDocument();
  },
});
export const AsksWhyInTheReview = meta.story({
  args: { step: 'review', draft: amoxicillin, warnings: ready([allergyWarning]) },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/If you take it all the same, say why/), 'x');
    await expect(onChange).toHaveBeenCalledWith({ warningReason: 'x' });
  },
});
export const WarningNarrow = meta.story({
  args: { step: 'review', draft: amoxicillin, warnings: ready([allergyWarning, uncheckedWarning]) },
  globals: { viewport: { value: 'narrow' } },
});
export const Checking = meta.story({ args: { step: 'review', draft: amoxicillin, warnings: loading } });
export const CheckFailed = meta.story({
  args: { step: 'review', draft: amoxicillin, warnings: failed('Something Went Wrong') },
  play: async ({ args: { onRetryCheck }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onRetryCheck).toHaveBeenCalledOnce();
  },
});
export const OneDayForOnceAWeek = meta.story({
  args: {
    step: 'reminder',
    draft: { ...wholeDraft, frequency: 'Once a week', days: ['mon'] },
    reminderDays: { kind: 'weekdays', most: 1 },
  },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Friday'));
    await expect(onChange).toHaveBeenCalledWith({ days: ['fri'] });
  },
});
export const EveryOtherDay = meta.story({
  tags: ['state'],
  args: {
    step: 'reminder',
    draft: { ...wholeDraft, frequency: 'Every other day', reminderFrequency: 'Daily', days: [] },
    reminderDays: { kind: 'every_other_day' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every other day, counted from its first day.')).toBeVisible();
    await expect(canvas.queryByLabelText('Every day')).not.toBeInTheDocument();
  },
});
