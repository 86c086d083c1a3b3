import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { DeleteIcon, SettingsIcon } from '../../icons/index.ts';
import { combinations } from '../../test/combinations.ts';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { label: 'Open settings', icon: <SettingsIcon />, onPress: fn() },
});

export const Default = meta.story();

const axes = combinations({
  size: ['md', 'sm'],
  tone: ['neutral', 'danger'],
  isPending: [false, true],
} as const);

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap="md">
      {axes.map((props) => (
        <IconButton key={Object.values(props).join()} {...args} {...props} icon={<DeleteIcon size={20} />} />
      ))}
    </Inline>
  ),
});

export const TooltipOnFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip', { name: 'Open settings' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
