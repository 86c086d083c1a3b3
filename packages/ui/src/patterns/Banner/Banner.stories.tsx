import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Button, Stack } from '../../primitives/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const args: BannerProps = {
  tone: 'info',
  title: 'Your lab results are being read',
  children: 'You will get a notification when the values are ready to check.',
};
const meta = preview.meta({ component: Banner, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} {...props} tone={tone} onDismiss={fn()} />
      ))}
      <Banner tone="success" title="Address Save Successfully" />
      <Banner tone="error">Network error. Please try again.</Banner>
    </Stack>
  ),
});

export const WithActions = meta.story({
  args: {
    actions: (
      <Button size="sm" variant="soft">
        Check values
      </Button>
    ),
  },
});

export const Narrow = meta.story({
  args: { tone: 'warning', onDismiss: fn() },
  globals: { viewport: { value: 'narrow' } },
});

export const ErrorIsAnAlert = meta.story({
  tags: ['state'],
  args: { tone: 'error', title: undefined, children: 'Network error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

export const Dismissed = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args: { onDismiss }, canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
});
