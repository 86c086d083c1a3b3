import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { cancelledOrder, deliveredOrder, longOrder, placedOrder } from '../shared/order.fixtures.ts';
import { MyOrderScreen, type MyOrderScreenProps } from './MyOrderScreen.tsx';

const args: MyOrderScreenProps = {
  orders: ready([placedOrder, deliveredOrder, cancelledOrder]),
  hasOlderOrders: true,
  isLoadingOlder: false,
  now: '2026-01-01T09:12:00Z',
  timeZone: 'Asia/Singapore',
  placeOrderHref: '/PlaceOrder',
  addressesHref: '/DeliveryInfo',
  orderHref: (uuid) => `/OrderDetails/${uuid}`,
  onRetry: fn(),
  onLoadOlder: fn(),
};
const meta = preview.meta({ component: MyOrderScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onLoadOlder }, canvas, userEvent }) => {
    await expect(canvas.getByText('Placed today 09:12')).toBeVisible();
    await expect(canvas.getByText('Delivered yesterday 13:20')).toBeVisible();
    await expect(canvas.getAllByText('Prescription missing')).toHaveLength(1);
    await expect(canvas.getAllByText('$30.90')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See details: order V-2026-000412' })).toHaveAttribute(
      'href',
      `/OrderDetails/${placedOrder.uuid}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show older orders' }));
    await expect(onLoadOlder).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { orders: loading } });
export const Empty = meta.story({ args: { orders: ready([]), hasOlderOrders: false } });
export const Failed = meta.story({
  args: { orders: failed('Network error. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No orders yet')).not.toBeInTheDocument();
  },
});
export const Forbidden = meta.story({ args: { orders: forbidden } });
export const Narrow = meta.story({
  args: { orders: ready([longOrder, deliveredOrder], { isStale: true }) },
  globals: { viewport: { value: 'narrow' } },
});
