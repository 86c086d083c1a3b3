import { expect, userEvent } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/index.ts';
import { CallBanner } from './CallBanner.tsx';

const meta = preview.meta({
  component: CallBanner,
  args: { doctor: 'Dr Priya Nair', callHref: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w' },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dr Priya Nair is ready for you');
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
  },
});

export const Matrix = meta.story({
  render: (props) => (
    <Stack>
      <CallBanner {...props} />
      <CallBanner {...props} doctor={null} />
    </Stack>
  ),
});

export const ReachedWithKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveFocus();
  },
});

export const WithoutName = meta.story({
  tags: ['state'],
  args: { doctor: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The doctor is ready for you');
  },
});

export const Narrow = meta.story({
  args: { doctor: 'Dr Wan Muhammad Fakhruddin Thiruchelvampillai' },
  globals: { viewport: { value: 'narrow' } },
});
