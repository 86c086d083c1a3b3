import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { BandChart, type BandChartProps } from './BandChart.tsx';

const args: BandChartProps = {
  label: 'LDL cholesterol',
  value: 3.6,
  valueText: '3.6 mmol/L',
  decimals: 1,
  bands: [
    { label: 'Best', tone: 'good', upTo: 2.6 },
    { label: 'Desirable', tone: 'good', upTo: 3.4 },
    { label: 'Slightly raised', tone: 'watch', upTo: 4.1 },
    { label: 'Raised', tone: 'high', upTo: 4.9 },
    { label: 'Very raised', tone: 'severe' },
  ],
};
const meta = preview.meta({ component: BandChart, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'LDL cholesterol, 3.6 mmol/L: Slightly raised' }),
    ).toBeVisible();
    await expect(canvas.getByText('Slightly raised: 3.4 to 4.1').closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="xl">
      {[0.5, 2.59, 2.6, 4.4, 9].map((value) => (
        <BandChart key={value} {...props} value={value} valueText={`${value} mmol/L`} />
      ))}
    </Stack>
  ),
});

export const EndsIncluded = meta.story({
  tags: ['state'],
  args: {
    label: 'Albumin in urine',
    value: 30,
    valueText: '30.0 mg/mmol',
    bandIndex: 1,
    bands: [
      { label: 'A1', tone: 'good', upTo: 3 },
      { label: 'A2', tone: 'watch', upTo: 30, isEndIncluded: true },
      { label: 'A3', tone: 'high' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A2: 3.0 to 30.0').closest('li')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('A3: above 30.0')).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
