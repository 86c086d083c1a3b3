import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { UnitsOfMeasurementScreen, type UnitsOfMeasurementScreenProps } from './UnitsOfMeasurementScreen.tsx';

const units = (...values: string[]) => values.map((value) => ({ value, label: value }));

const args: UnitsOfMeasurementScreenProps = {
  units: ready([
    { uuid: 'u1', label: 'Cholesterol', unit: 'mmol/L', choices: units('mmol/L', 'mg/dL') },
    { uuid: 'u2', label: 'Blood sugar', unit: 'mmol/L', choices: units('mmol/L', 'mg/dL') },
    { uuid: 'u3', label: 'HbA1c', unit: '%', choices: units('%', 'mmol/mol') },
    {
      uuid: 'u6',
      label: 'Creatinine',
      unit: 'umol/L',
      choices: [{ value: 'umol/L', label: 'µmol/L' }, ...units('mg/dL')],
    },
    { uuid: 'u4', label: 'Weight', unit: 'kg', choices: units('kg', 'lb') },
    { uuid: 'u5', label: 'Height', unit: 'cm', choices: units('cm', 'in') },
  ]),
  onRetry: fn(),
  onChoose: fn(),
};
const meta = preview.meta({
  component: UnitsOfMeasurementScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story();
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { units: loading } });
export const Failed = meta.story({ args: { units: failed('Network error. Please try again.') } });

export const TakesEffectAtOnce = meta.story({
  play: async ({ args: { onChoose }, canvas, userEvent }) => {
    const weight = within(canvas.getByRole('radiogroup', { name: 'Weight' }));
    const creatinine = within(canvas.getByRole('radiogroup', { name: 'Creatinine' }));
    await expect(creatinine.getByRole('radio', { name: 'µmol/L' })).toBeChecked();
    await expect(weight.getByRole('radio', { name: 'kg' })).toBeChecked();
    await userEvent.click(weight.getByRole('radio', { name: 'lb' }));
    await expect(onChoose).toHaveBeenCalledWith('u4', 'lb');
  },
});

export const NotKept = meta.story({ args: { message: 'Network error. Please try again.' } });
