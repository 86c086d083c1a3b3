import { expect, within } from 'storybook/test';
import preview from '#ui/preview';
import { CloseIcon, DeliveryIcon } from '../../icons/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Timeline, type TimelineEvent, type TimelineProps } from './Timeline.tsx';

const placed = {
  id: 'placed',
  title: 'Order placed',
  time: 'Tuesday 30 December 2025 09:12',
  at: '2025-12-30T01:12:00Z',
};
const confirmed = {
  id: 'confirmed',
  title: 'Order confirmed',
  time: 'Yesterday 11:40',
  at: '2025-12-31T03:40:00Z',
};
const dispatched = {
  id: 'dispatched',
  title: 'Order dispatched',
  time: 'Today 08:05',
  at: '2026-01-01T00:05:00Z',
  icon: <DeliveryIcon size={16} />,
};
const cancelled: TimelineEvent = {
  id: 'cancelled',
  title: 'Order cancelled',
  time: 'Today 08:05',
  at: '2026-01-01T00:05:00Z',
  text: 'The maker cannot deliver before May. Please ask your doctor for another medicine.',
  icon: <CloseIcon size={16} />,
  tone: 'ended',
};

const args: TimelineProps = { 'aria-label': 'Status of the order', events: [placed, confirmed, dispatched] };
const meta = preview.meta({ component: Timeline, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'Status of the order' })).getAllByRole('listitem');
    await expect(events.map((event) => event.getAttribute('aria-current'))).toEqual([null, null, 'step']);
    await expect(canvas.getByText('Today 08:05')).toHaveAttribute('datetime', '2026-01-01T00:05:00Z');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <Timeline {...args} events={[placed]} />
      <Timeline {...args} events={[placed, cancelled]} />
    </Stack>
  ),
});

export const Narrow = meta.story({
  args: { events: [placed, confirmed, cancelled] },
  globals: { viewport: { value: 'narrow' } },
});
