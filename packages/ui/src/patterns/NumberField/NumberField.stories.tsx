import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  component: NumberField,
  args: { label: 'Upper number', unit: 'mmHg', name: 'systolic', isRequired: true, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Upper number' });
    await expect(input).toHaveAccessibleDescription('mmHg');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <NumberField {...args} defaultValue="128" />
      <NumberField {...args} description="The larger of the two figures on your monitor." />
      <NumberField {...args} defaultValue="1280" errorMessage="Enter a number from 60 to 260." />
      <NumberField {...args} label="Weight" unit="kg" hasDecimals isRequired={false} defaultValue="71.4" />
    </Stack>
  ),
});

export const KeepsWhatWasTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Upper number' });
    await userEvent.type(input, '1280');
    await userEvent.tab();
    await expect(input).toHaveValue('1280');
    await expect(args.onChange).toHaveBeenLastCalledWith('1280');
  },
});
