import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { crisisAdvice, emergencyCall } from '../shared/emergency.fixtures.ts';
import { now, timeZone } from '../shared/readings/pressure.fixtures.ts';
import { pressure } from './measures/measure.fixtures.ts';
import { ReadingForm, type ReadingFormProps } from './measures/ReadingForm.tsx';

const lowAdvice = {
  reason: 'Your blood pressure is low.',
  action: 'Sit or lie down, and measure again after 5 minutes.',
  call: emergencyCall,
};
const check = {
  code: 'value',
  question: 'You entered 88/58 mmHg. Is that what your monitor shows?',
  slip: null,
  advice: null,
};
const options = [
  { value: 'fainting', label: 'Fainting' },
  { value: 'faint_feeling', label: 'Feeling faint' },
];
const args: ReadingFormProps = {
  state: { status: 'open' },
  now,
  timeZone,
  measure: pressure,
  onChooseSymptoms: fn(),
  onSave: fn(),
  onRefuse: fn(),
  onClose: fn(),
  onConfirm: fn(),
  onChange: fn(),
};
const meta = preview.meta({ component: ReadingForm, args });

export const Ready = meta.story();
export const AsksForSymptoms = meta.story({
  args: {
    state: { status: 'open', advice: lowAdvice, check: [check], symptoms: { options, chosen: [] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your blood pressure is low.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fainting' }));
    await expect(args.onChooseSymptoms).toHaveBeenCalledWith(['fainting']);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, save it' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const AdvisesWithoutANumber = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My monitor shows HI or an error' }));
    await expect(canvas.getByText('Your blood pressure may be too high to be measured.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const ReportsTheReadingOfARefusedForm = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Upper number/), '184');
    await userEvent.type(canvas.getByLabelText(/^Lower number/), '112');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Hour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    const values = { systolic: 184, diastolic: 112 };
    await expect(args.onRefuse).toHaveBeenCalledWith({
      values,
      choice: '',
      date: '2026-01-01',
      time: '17:12',
    });
  },
});

export const AdvisesBesideARefusal = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const upper = canvas.getByLabelText(/^Upper number/);
    await userEvent.type(upper, '1800');
    await userEvent.type(canvas.getByLabelText(/^Lower number/), '110');
    await expect(canvas.queryByText(crisisAdvice.reason)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(canvas.getByText(/must be between 40 and 300 mmHg/)).toBeVisible();
    await expect(await canvas.findByText(crisisAdvice.reason)).toBeVisible();
    await userEvent.type(upper, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(crisisAdvice.reason)).toBeNull();
  },
});
