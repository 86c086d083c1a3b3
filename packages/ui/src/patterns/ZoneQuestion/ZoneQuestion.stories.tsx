import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { ZoneQuestion } from './ZoneQuestion.tsx';

const meta = preview.meta({
  component: ZoneQuestion,
  args: {
    device: 'Europe/Berlin',
    account: 'Asia/Singapore',
    now: '2026-07-01T12:05:00.000Z',
    isPending: false,
    onUse: fn(),
    onKeep: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

const failure = 'Network error. Please try again.';

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack>
      <ZoneQuestion {...props} isPending />
      <ZoneQuestion {...props} message={failure} />
    </Stack>
  ),
  // Two regions of one name stand on no page.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
});

export const Answered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Use Berlin time' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await expect(args.onKeep).not.toHaveBeenCalled();
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Keep Singapore time' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

export const SaysBothTimesAndWhatAChangeDoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Time zone' });
    await expect(region).toHaveTextContent('This device is set to Berlin time (14:05).');
    await expect(region).toHaveTextContent('Your diary and medicines use Singapore time (20:05).');
    await expect(region).toHaveTextContent('08:00 in Singapore becomes 08:00 in Berlin.');
    await userEvent.click(canvas.getByText('How doses move on a journey'));
    await expect(canvas.getByText(/not due again on the same day/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { message: failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Your time zone is not changed. ${failure}`);
    await expect(canvas.getByRole('button', { name: 'Use Berlin time' })).toBeVisible();
  },
});

export const AnotherDayThere = meta.story({
  tags: ['state'],
  args: { device: 'America/Los_Angeles', now: '2026-07-01T20:05:00.000Z' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Time zone' });
    await expect(region).toHaveTextContent('Los Angeles time (Wed 13:05).');
    await expect(region).toHaveTextContent('Singapore time (Thu 04:05).');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const LongWords = meta.story({
  args: {
    device: 'Asia/Ho_Chi_Minh',
    account: 'America/North_Dakota/New_Salem',
    message: failure,
  },
  globals: { viewport: { value: 'narrow' } },
});
