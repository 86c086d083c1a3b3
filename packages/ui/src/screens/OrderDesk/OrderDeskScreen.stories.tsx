import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { cancelledOrder, longOrder, placedOrder } from '../shared/order.fixtures.ts';
import { OrderDeskScreen, type OrderDeskScreenProps } from './OrderDeskScreen.tsx';

const meiOrder = { ...placedOrder, patientName: 'Tan Mei Ling' };

const args: OrderDeskScreenProps = {
  shown: 'placed',
  orders: ready([longOrder, meiOrder]),
  hasOlderOrders: true,
  isLoadingOlder: false,
  step: { status: 'closed' },
  moved: null,
  now: '2026-01-01T09:12:00Z',
  timeZone: 'Asia/Singapore',
  onShow: fn(),
  onRetry: fn(),
  onLoadOlder: fn(),
  onAskStep: fn(),
  onCloseStep: fn(),
  onConfirmStep: fn(),
  onHideMoved: fn(),
};
const meta = preview.meta({ component: OrderDeskScreen, args, parameters: { layout: 'fullscreen' } });

export const ToConfirm = meta.story({
  tags: ['pixels'],
  play: async ({ args: { onAskStep, onShow }, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Tan Mei Ling/ });
    await expect(row).toHaveTextContent('12 Marina View, #08-123');
    await userEvent.click(within(row).getByRole('button', { name: 'Confirm: order V-2026-000412' }));
    await expect(onAskStep).toHaveBeenLastCalledWith({ order: meiOrder, to: 'confirmed' });
    await userEvent.click(within(row).getByRole('button', { name: 'Cancel order: order V-2026-000412' }));
    await expect(onAskStep).toHaveBeenLastCalledWith({ order: meiOrder, to: 'cancelled' });
    await userEvent.click(canvas.getByRole('tab', { name: 'On the way' }));
    await expect(onShow).toHaveBeenCalledWith('dispatched');
  },
});
export const Cancelled = meta.story({
  args: {
    shown: 'cancelled',
    orders: ready([{ ...cancelledOrder, patientName: 'Tan Mei Ling' }]),
    hasOlderOrders: false,
    moved: { number: 'V-2025-000355', status: 'cancelled' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order V-2025-000355 is cancelled.')).toBeVisible();
    await expect(canvas.getByText('Reason: Out of stock until May.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ args: { orders: loading } });
export const Empty = meta.story({ args: { orders: ready([]), hasOlderOrders: false } });
export const Failed = meta.story({ args: { orders: failed('Something Went Wrong') } });
export const Forbidden = meta.story({ args: { orders: forbidden } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const ConfirmsAnOrder = meta.story({
  args: {
    step: {
      status: 'open',
      order: meiOrder,
      to: 'confirmed',
      message: 'The order has moved on meanwhile. Reload it.',
    },
  },
  play: async ({ args: { onConfirmStep }, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm order V-2026-000412?' }));
    await expect(question.getByRole('alert')).toHaveTextContent('The order has moved on meanwhile.');
    await userEvent.click(question.getByRole('button', { name: 'Confirm order' }));
    await expect(onConfirmStep).toHaveBeenCalledOnce();
  },
});

export const CancelsWithAReason = meta.story({
  args: { step: { status: 'open', order: meiOrder, to: 'cancelled' } },
  play: async ({ args: { onConfirmStep }, step, userEvent }) => {
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order V-2026-000412?' }));
    const reason = question.getByRole('textbox', { name: 'Reason' });
    const cancel = question.getByRole('button', { name: 'Cancel order' });
    await step('without a reason nothing is cancelled', async () => {
      await userEvent.click(cancel);
      await expect(reason).toHaveAccessibleDescription(/Say why the order is cancelled/);
      await expect(onConfirmStep).not.toHaveBeenCalled();
    });
    await step('the reason is handed over', async () => {
      await userEvent.type(reason, 'Out of stock until May.');
      await userEvent.click(cancel);
      await expect(onConfirmStep).toHaveBeenCalledWith('Out of stock until May.');
    });
  },
});
