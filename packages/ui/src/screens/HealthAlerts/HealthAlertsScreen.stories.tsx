import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { closedByDoctor, crisis, emergency } from '../shared/alerts/alerts.fixtures.ts';
import { HealthAlertsScreen } from './HealthAlertsScreen.tsx';

const sharing = { isShared: false, words: 'No clinic sees this. Please act yourself.' };
const meta = preview.meta({
  component: HealthAlertsScreen,
  args: {
    alerts: ready({ items: [emergency, crisis], closed: [], sharing }),
    busyUuid: null,
    onSeen: fn(),
    onReportSymptoms: fn(),
    onRetry: fn(),
    onShare: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Let my clinic see my health alerts' }));
    await expect(args.onShare).toHaveBeenCalledWith(true);
  },
});
export const Empty = meta.story({ args: { alerts: ready({ items: [], closed: [], sharing }) } });
export const Loading = meta.story({ args: { alerts: loading } });
export const Failed = meta.story({ args: { alerts: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { alerts: forbidden } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const ClosedByADoctor = meta.story({
  tags: ['state'],
  args: { alerts: ready({ items: [], closed: [closedByDoctor], sharing }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr Priya Nair wrote on 31 December 2025 at 14:05:')).toBeVisible();
    await expect(canvas.getByText('The sample was spoilt. Please test again this week.')).toBeVisible();
  },
});
