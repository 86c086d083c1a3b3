import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { children: 'Show notifications', description: 'A bell in the top bar.', onChange: fn() },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} description={undefined} defaultSelected />
    </Stack>
  ),
});

export const ToggledWithKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Show notifications' });
    await expect(control).toHaveAccessibleDescription('A bell in the top bar.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(control).toBeChecked();
  },
});
