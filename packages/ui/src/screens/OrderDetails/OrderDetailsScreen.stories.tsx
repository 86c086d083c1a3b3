import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { cancelledOrder, deliveredOrder, longOrder, placedOrder } from '../shared/order.fixtures.ts';
import { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';

const args: OrderDetailsScreenProps = {
  order: ready(deliveredOrder),
  now: '2026-01-01T09:12:00Z',
  timeZone: 'Asia/Singapore',
  ordersHref: '/MyOrder',
  orderAgainHref: `/PlaceOrder?again=${deliveredOrder.uuid}`,
  cancellation: { isPending: false },
  onCancelOrder: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: OrderDetailsScreen, args, parameters: { layout: 'fullscreen' } });

/** Returns the texts of the timeline by event. */
const eventsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Status of the order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Delivered = meta.story({
  tags: ['pixels'],
  play: async ({ canvas }) => {
    await expect(eventsIn(canvas)).toEqual([
      'Order placedMonday 29 December 2025 10:30',
      'Order confirmedMonday 29 December 2025 14:45',
      'Order dispatchedYesterday 07:10',
      'Order deliveredYesterday 13:20',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      `/PlaceOrder?again=${deliveredOrder.uuid}`,
    );
  },
});
export const OnlyWhatHasHappened = meta.story({
  args: { order: ready(placedOrder) },
  play: async ({ canvas }) => {
    await expect(eventsIn(canvas)).toEqual(['Order placedToday 09:12']);
    await expect(canvas.queryByText(/delivered/i)).not.toBeInTheDocument();
  },
});
export const CancelsBeforeItIsConfirmed = meta.story({
  args: { order: ready(placedOrder) },
  play: async ({ args: { onCancelOrder }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order V-2026-000412?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await expect(onCancelOrder).toHaveBeenCalledOnce();
  },
});
export const CancellingFailed = meta.story({
  args: {
    order: ready(placedOrder),
    cancellation: { isPending: false, message: 'This order can no longer be changed like this.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(await screen.findByText('This order can no longer be changed like this.')).toBeVisible();
  },
});
export const Cancelled = meta.story({
  args: { order: ready(cancelledOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reason: Out of stock until May.')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { order: loading } });
export const Failed = meta.story({ args: { order: failed('Something Went Wrong') } });
export const Forbidden = meta.story({ args: { order: forbidden } });
export const Narrow = meta.story({
  args: { order: ready(longOrder) },
  globals: { viewport: { value: 'narrow' } },
});
