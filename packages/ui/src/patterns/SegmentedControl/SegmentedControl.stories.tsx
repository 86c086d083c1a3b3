import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const options = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'all', label: 'All' },
];
const args: SegmentedControlProps<string> = { 'aria-label': 'Period', options, value: '30', onChange: fn() };
const meta = preview.meta({ title: 'patterns/SegmentedControl', component: SegmentedControl<string>, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack>
      <SegmentedControl {...props} />
      <SegmentedControl {...props} value="all" aria-label="Another period" />
      <SegmentedControl {...props} options={options.slice(0, 2)} value="7" aria-label="Two options" />
    </Stack>
  ),
});

function Stateful({ onChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
      }}
    />
  );
}

export const ChosenWithKeyboard = meta.story({
  render: (props) => <Stateful {...props} />,
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '30 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith('90');
  },
});

export const PressedBesideTheWords = meta.story({
  render: (props) => <Stateful {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('1 year'));
    await expect(canvas.getByRole('radio', { name: '1 year' })).toBeChecked();
  },
});
