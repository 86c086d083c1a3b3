import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  CustomHealthTargetsScreen,
  type CustomHealthTargetsScreenProps,
} from './CustomHealthTargetsScreen.tsx';
import type { OwnTarget } from './CustomHealthTargetsScreen.types.ts';

const computed = { setBy: 'usual', basis: 'ACE Clinical Guidance: Hypertension, Dec 2023' } as const;
const targets: OwnTarget[] = [
  {
    uuid: 't1',
    label: 'Upper blood pressure',
    text: 'Below 130 mmHg',
    endsBelow: true,
    choice: { from: '120 mmHg', to: '130 mmHg' },
    refusal: null,
    low: null,
    high: 130,
    unit: 'mmHg',
    ...computed,
  },
  {
    uuid: 't2',
    label: 'LDL cholesterol',
    text: 'Below 2.6 mmol/L',
    endsBelow: true,
    choice: { from: '1.4 mmol/L', to: '2.6 mmol/L' },
    refusal: null,
    low: null,
    high: 2.6,
    unit: 'mmol/L',
    ...computed,
  },
  {
    uuid: 't3',
    label: 'Weight',
    text: '52.0 kg to 61.5 kg',
    endsBelow: false,
    choice: { from: '47.4 kg', to: '61.5 kg' },
    refusal: null,
    low: 52,
    high: 61.5,
    unit: 'kg',
    setBy: 'patient',
    basis: 'Set by you on 12 December 2025.',
  },
  {
    uuid: 't4',
    label: 'Activity',
    text: 'At least 150 minutes a week',
    endsBelow: false,
    choice: { from: '30 minutes a week', to: '600 minutes a week' },
    refusal: null,
    low: 150,
    high: null,
    unit: 'minutes a week',
    ...computed,
  },
];

const args: CustomHealthTargetsScreenProps = {
  targets: ready(targets),
  editing: null,
  resetting: null,
  onRetry: fn(),
  onEdit: fn(),
  onCancel: fn(),
  onSave: fn(),
  onReset: fn(),
};
const meta = preview.meta({
  component: CustomHealthTargetsScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story();

export const GoesBackToTheComputedTarget = meta.story({
  play: async ({ args: { onReset }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the computed target for Weight' }));
    await expect(onReset).toHaveBeenCalledWith('t3');
  },
});
export const SetByADoctor = meta.story({
  tags: ['state'],
  args: {
    targets: ready([
      {
        uuid: 't2',
        label: 'LDL cholesterol',
        text: 'Below 1.4 mmol/L',
        endsBelow: true,
        choice: null,
        refusal: 'Your doctor has set this goal. Only your doctor can change it.',
        low: null,
        high: 1.4,
        unit: 'mmol/L',
        setBy: 'doctor',
        basis: 'Set by Dr Priya Nair on 1 January 2026. Reason: Stent in 2024',
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Set by Dr Priya Nair on 1 January 2026\./)).toBeVisible();
    await expect(
      canvas.getByText('Your doctor has set this goal. Only your doctor can change it.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
export const OnlyADoctorSetsIt = meta.story({
  tags: ['state'],
  args: {
    targets: ready([
      {
        uuid: 't5',
        label: 'HbA1c',
        text: 'Up to 7.0%',
        endsBelow: false,
        choice: null,
        refusal: 'Only your doctor can set this goal.',
        low: null,
        high: 7,
        unit: '%',
        ...computed,
      },
    ]),
    editing: { uuid: 't5', isSaving: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 7.0%')).toBeVisible();
    await expect(canvas.getByText('Only your doctor can set this goal.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { targets: loading } });
export const Failed = meta.story({ args: { targets: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { targets: forbidden } });

export const ChangesATarget = meta.story({
  args: { editing: { uuid: 't2', isSaving: false } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const high = canvas.getByLabelText(/^Below/);
    const save = canvas.getByRole('button', { name: 'Save target' });
    await userEvent.clear(high);
    await userEvent.click(save);
    await expect(canvas.getByText('Enter at least one end.')).toBeVisible();
    await userEvent.type(high, '1,8');
    await userEvent.type(canvas.getByLabelText(/^From/), '3');
    await userEvent.click(save);
    await expect(canvas.getByText('The lower end must be below the upper end.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^From/));
    await userEvent.click(save);
    await expect(onSave).toHaveBeenCalledWith('t2', { low: null, high: 1.8 });
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: {
    editing: { uuid: 't2', isSaving: false, errors: { high: 'Choose a target from 0.5 to 5 mmol/L.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a target from 0.5 to 5 mmol/L.')).toBeVisible();
  },
});
