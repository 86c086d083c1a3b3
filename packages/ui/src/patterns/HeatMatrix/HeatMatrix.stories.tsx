import { expect, within } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { HeatMatrix, type HeatMatrixProps } from './HeatMatrix.tsx';

const low = { label: 'Low', tone: 'good' } as const;
const moderate = { label: 'Moderate', tone: 'watch' } as const;
const high = { label: 'High', tone: 'high' } as const;
const veryHigh = { label: 'Very high', tone: 'severe' } as const;

const args: HeatMatrixProps = {
  caption: 'Kidney risk by filtration and urine albumin',
  corner: 'Filtration',
  rows: [
    { id: 'G1', label: 'G1', detail: '90 or more' },
    { id: 'G2', label: 'G2', detail: '60 to 89' },
    { id: 'G3a', label: 'G3a', detail: '45 to 59' },
    { id: 'G3b', label: 'G3b', detail: '30 to 44' },
    { id: 'G4', label: 'G4', detail: '15 to 29' },
    { id: 'G5', label: 'G5', detail: 'below 15' },
  ],
  columns: [
    { id: 'A1', label: 'A1', detail: 'below 3' },
    { id: 'A2', label: 'A2', detail: '3 to 30' },
    { id: 'A3', label: 'A3', detail: 'above 30' },
  ],
  cells: [
    [low, moderate, high],
    [low, moderate, high],
    [moderate, high, veryHigh],
    [high, veryHigh, veryHigh],
    [veryHigh, veryHigh, veryHigh],
    [veryHigh, veryHigh, veryHigh],
  ],
  current: { rowId: 'G3a', columnId: 'A2' },
};
const meta = preview.meta({ component: HeatMatrix, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Kidney risk by filtration and urine albumin' });
    const row = within(table).getByRole('row', { name: /G3a/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells[1]).toHaveAttribute('aria-current', 'true');
    await expect(cells[1]).toHaveTextContent('High');
    await expect(cells[0]).not.toHaveAttribute('aria-current');
  },
});

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <HeatMatrix {...props} />
      <HeatMatrix {...props} caption="Only the filtration is known" current={{ rowId: 'G2' }} />
      <HeatMatrix {...props} caption="Nothing is known" current={undefined} />
    </Stack>
  ),
});

export const OnlyTheRowIsKnown = meta.story({
  tags: ['state'],
  args: { current: { rowId: 'G2' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /G2/ });
    for (const cell of within(row).getAllByRole('cell')) {
      await expect(cell).toHaveAttribute('aria-current', 'true');
    }
  },
});

export const Narrow = meta.story({
  args: { current: undefined },
  globals: { viewport: { value: 'narrow' } },
});
