import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { Inline } from '../../primitives/Inline/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { NotificationBell } from './NotificationBell.tsx';

const notifications = [
  { id: '1', title: 'Time for your medicine', body: 'Metformin 500 mg, with your evening meal.' },
  {
    id: '2',
    title: 'Your lab results are ready',
    body: 'The results of 28 November are in your reports. Your doctor has added a note to the kidney values.',
  },
  { id: '3', title: 'Order sent', body: 'Order 20418 left the pharmacy this morning.' },
];

const meta = preview.meta({ component: NotificationBell, args: { notifications } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notification, 3' })).toHaveTextContent('3');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap="md">
      <NotificationBell />
      <NotificationBell notifications={[]} />
      <NotificationBell notifications={notifications} />
      <NotificationBell
        notifications={Array.from({ length: 120 }, (_, index) => ({
          id: String(index),
          title: 'Order sent',
          body: '',
        }))}
      />
    </Inline>
  ),
});

export const ZeroIsShown = meta.story({
  args: { notifications: [] },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notification, 0' });
    await expect(bell).toHaveTextContent('0');
    await userEvent.click(bell);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('No notifications found');
  },
});

export const MissingListIsEmpty = meta.story({
  args: { notifications: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText('No notifications found')).toBeVisible());
  },
});

export const TooltipNamesIt = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Notification$/));
  },
});

export const ListsMessagesOnOneLineEach = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button');
    await pressWithKeyboard(userEvent, bell);
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    const item = dialog.getByRole('button', { name: /Your lab results are ready/ });
    const title = dialog.getByText('Your lab results are ready');
    await expect(title).toHaveStyle({ fontWeight: '700' });
    const body = dialog.getByText(/The results of 28 November/);
    await expect(body).toHaveStyle({ textOverflow: 'ellipsis' });
    const oneLinePx = body.clientHeight;
    await expect(oneLinePx).toBeLessThanOrEqual(22);
    await pressWithKeyboard(userEvent, item);
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await expect(body.clientHeight).toBeGreaterThan(oneLinePx);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
  },
});

export const ManyMessagesScroll = meta.story({
  args: {
    notifications: Array.from({ length: 120 }, (_none, index) => ({
      id: String(index),
      title: `Reminder ${index + 1}`,
      body: 'Measure your blood pressure before breakfast.',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notification, 120' }));
    await expect((await screen.findByRole('dialog')).clientHeight).toBeLessThanOrEqual(400);
  },
});
