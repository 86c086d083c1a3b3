import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { diastolic, lipids, sugar, systolic } from './LineChart.fixtures.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const args: LineChartProps = {
  title: 'Blood pressure, December',
  series: [systolic, diastolic],
  unit: 'mmHg',
  timeZone: 'Asia/Singapore',
};

const meta = preview.meta({
  component: LineChart,
  args,
  render: (props) => (
    <Card>
      <LineChart {...props} />
    </Card>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Blood pressure, December' });
    const sentence =
      'Some readings are in target. Latest: systolic 126 and diastolic 82 mmHg, 16 December 2025.';
    await expect(within(figure).getByText(sentence)).toBeVisible();
    await expect(
      await within(figure).findByRole('img', { name: `Blood pressure, December. ${sentence}` }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <LineChart {...props} />
      <LineChart
        {...props}
        title="Blood sugar before breakfast"
        series={[sugar]}
        unit="mmol/L"
        decimals={1}
      />
      <LineChart {...props} title="Cholesterol" series={lipids} unit="mmol/L" decimals={1} />
      <LineChart {...props} title="Weight" series={[]} unit="kg" />
    </Stack>
  ),
});

export const OneSeriesWithTargetBand = meta.story({
  args: { title: 'Blood sugar before breakfast', series: [sugar], unit: 'mmol/L', decimals: 1 },
});

export const ThreeSeries = meta.story({
  args: { title: 'Cholesterol', series: lipids, unit: 'mmol/L', decimals: 1 },
});

export const OneReading = meta.story({
  args: {
    title: 'Weight',
    series: [{ id: 'weight', name: 'Weight', points: [{ at: '2025-12-16T08:15:00+08:00', value: 71.4 }] }],
    unit: 'kg',
    decimals: 1,
  },
});

export const NoReadings = meta.story({
  tags: ['state'],
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No readings in this period.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({
  args: { title: 'Blood pressure measured at home, morning and evening, first three weeks of December' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img');
    await expect(drawing.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});

export const SameDataAsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const [head, newest, ...rest] = canvas.getAllByRole('row');
    await expect(rest).toHaveLength(9);
    await expect(head).toHaveTextContent('WhenSystolic (mmHg)Diastolic (mmHg)');
    await expect(within(newest ?? document.body).getByRole('rowheader')).toHaveTextContent(
      '16 December 2025, 08:15',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});

export const ReadWithKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The chart renders after its width is measured.
    const reader = await canvas.findByRole('slider');
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      '16 December 2025, 08:15: Systolic 126 mmHg, Diastolic 82 mmHg',
    );
    // The browser moves a range input on real keys, but not on scripted ones.
    const press = globalThis.pressKeys ?? userEvent.keyboard;
    await press('{Home}');
    await waitFor(() =>
      expect(reader).toHaveAttribute(
        'aria-valuetext',
        '2 December 2025, 08:15: Systolic 142 mmHg, Diastolic 91 mmHg',
      ),
    );
    await expect(canvas.getByText('142 mmHg')).toBeVisible();
    await press('{ArrowRight}');
    await waitFor(() => expect(reader).toHaveValue('1'));
  },
});

export const ReadWithPointer = meta.story({
  play: async ({ canvas }) => {
    const reader = await canvas.findByRole('slider');
    const { left, top, width } = reader.getBoundingClientRect();
    // The midpoint of 2 and 16 December is 9 December, the fifth of ten readings.
    await fireEvent.pointerMove(reader, { clientX: left + width / 2, clientY: top + 20 });
    await expect(canvas.getByText('9 December 2025, 08:15')).toBeVisible();
    await expect(canvas.getByText('139 mmHg')).toBeVisible();
  },
});
