import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { ClinicQueueScreen } from './ClinicQueueScreen.tsx';
import { queueOfThree } from './DoctorPageScreen.fixtures.ts';

const meta = preview.meta({
  component: ClinicQueueScreen,
  args: {
    queue: ready(queueOfThree),
    now: '2026-01-01T09:12:00.000Z',
    timeZone: 'Asia/Singapore',
    onDismissNotice: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Open call/ })).not.toBeInTheDocument();
  },
});
export const Empty = meta.story({ args: { queue: ready([]) } });
export const Loading = meta.story({ args: { queue: loading } });
export const Failed = meta.story({ args: { queue: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { queue: forbidden } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
