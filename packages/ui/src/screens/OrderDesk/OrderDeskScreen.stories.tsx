import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  cancelledOrder,
  freeOrder,
  longOrder,
  placedOrder,
  refusedOrder,
  releasedOrder,
} from '../shared/order.fixtures.ts';
import { OrderDeskScreen, type OrderDeskScreenProps } from './OrderDeskScreen.tsx';

const patientName = 'Tan Mei Ling';
const meiOrder = { ...freeOrder, patientName };
const missing = { ...placedOrder, patientName };
const toCheck = { ...refusedOrder, patientName };
const [uploadedLine] = toCheck.lines;
if (!uploadedLine) throw new Error('The fixture has no line');

const args: OrderDeskScreenProps = {
  shown: 'placed',
  orders: ready([longOrder, meiOrder]),
  hasOlderOrders: true,
  isLoadingOlder: false,
  step: { status: 'closed' },
  check: { status: 'closed' },
  changed: null,
  now: '2026-01-01T09:12:00Z',
  timeZone: 'Asia/Singapore',
  onShow: fn(),
  onRetry: fn(),
  onLoadOlder: fn(),
  onAskStep: fn(),
  onCloseStep: fn(),
  onConfirmStep: fn(),
  onCloseCheck: fn(),
  onDecide: fn(),
  onHideChanged: fn(),
};
/** Returns an order with an id of its own. */
const withOwnId = <Order extends { uuid: string }>(order: Order, index: number): Order => ({
  ...order,
  uuid: `${order.uuid.slice(0, -1)}${index}`,
});

const meta = preview.meta({ component: OrderDeskScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onAskStep, onShow }, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Tan Mei Ling/ });
    await expect(row).toHaveTextContent('12 Marina View, #08-123');
    await userEvent.click(within(row).getByRole('button', { name: 'Confirm: order V-2026-000410' }));
    await expect(onAskStep).toHaveBeenLastCalledWith({ order: meiOrder, to: 'confirmed' });
    await userEvent.click(within(row).getByRole('button', { name: 'Cancel order: order V-2026-000410' }));
    await expect(onAskStep).toHaveBeenLastCalledWith({ order: meiOrder, to: 'cancelled' });
    await userEvent.click(canvas.getByRole('tab', { name: 'On the way' }));
    await expect(onShow).toHaveBeenCalledWith('dispatched');
  },
});
export const WaitsForPrescriptions = meta.story({
  tags: ['pixels', 'state'],
  args: { orders: ready([missing, toCheck, { ...releasedOrder, patientName }].map(withOwnId)) },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('row', { name: /Tan Mei Ling/ });
    if (!first || !second || !third) throw new Error('Three orders are shown');
    await expect(first).toHaveTextContent('Prescription missing');
    await expect(first).toHaveTextContent('The patient uploads it next.');
    await expect(second).toHaveTextContent('With a doctor');
    await expect(second).toHaveTextContent('Reason: The date cannot be read.');
    for (const row of [first, second]) {
      await expect(row).toHaveTextContent('Waits for a prescription');
      await expect(within(row).queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
      await expect(within(row).queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
    }
    await expect(within(third).getByRole('button', { name: /^Confirm/ })).toBeVisible();
  },
});
export const ForADoctor = meta.story({
  args: {
    shown: 'prescriptions',
    orders: ready([toCheck]),
    hasOlderOrders: false,
    onCheckPrescription: fn(),
  },
  play: async ({ args: { onCheckPrescription }, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Check prescription of Metformin 850 mg: order V-2026-000412' }),
    );
    await expect(onCheckPrescription).toHaveBeenCalledWith({ order: toCheck, line: uploadedLine });
  },
});
export const Cancelled = meta.story({
  tags: ['state'],
  args: {
    shown: 'cancelled',
    orders: ready([{ ...cancelledOrder, patientName: 'Tan Mei Ling' }]),
    hasOlderOrders: false,
    changed: { number: 'V-2025-000355', to: 'cancelled' },
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
    const question = within(await screen.findByRole('alertdialog', { name: 'Confirm order V-2026-000410?' }));
    await expect(question.getByRole('alert')).toHaveTextContent('The order has moved on meanwhile.');
    await userEvent.click(question.getByRole('button', { name: 'Confirm order' }));
    await expect(onConfirmStep).toHaveBeenCalledOnce();
  },
});

export const CancelsWithAReason = meta.story({
  args: { step: { status: 'open', order: meiOrder, to: 'cancelled' } },
  play: async ({ args: { onConfirmStep }, step, userEvent }) => {
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order V-2026-000410?' }));
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

/** A page of lines, in place of a photo. */
const paper = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><path stroke="#789" stroke-width="8" d="M60 80h260M60 150h480M60 210h420M60 270h460M360 340h180"/></svg>',
)}`;

const open: Extract<OrderDeskScreenProps['check'], { status: 'open' | 'saving' }> = {
  status: 'open',
  order: toCheck,
  line: uploadedLine,
  preview: { status: 'ready', name: 'Prescription', contentType: 'image/svg+xml', url: paper },
};

export const ReleasesAPrescription = meta.story({
  tags: ['pixels'],
  args: { shown: 'prescriptions', orders: ready([toCheck]), hasOlderOrders: false, check: open },
  play: async ({ args: { onDecide }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Prescription of Metformin 850 mg' }));
    dialog.getByText('Tan Mei Ling has ordered Metformin 850 mg, 180 tablets.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'released' });
  },
});

export const RefusesAPrescription = meta.story({
  args: { shown: 'prescriptions', orders: ready([toCheck]), check: open },
  play: async ({ args: { onDecide }, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Prescription of Metformin 850 mg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    const refuse = dialog.getByRole('button', { name: 'Refuse prescription' });
    await step('without a reason nothing is refused', async () => {
      await userEvent.click(refuse);
      await expect(reason).toHaveAccessibleDescription(/Say why you refuse/);
      await expect(onDecide).not.toHaveBeenCalled();
    });
    await step('the reason is handed over', async () => {
      await userEvent.type(reason, 'The date cannot be read.');
      await userEvent.click(refuse);
      await expect(onDecide).toHaveBeenCalledWith({
        decision: 'refused',
        reason: 'The date cannot be read.',
      });
    });
  },
});

export const PrescriptionNotOpened = meta.story({
  tags: ['state'],
  args: {
    shown: 'prescriptions',
    orders: ready([toCheck]),
    check: {
      ...open,
      preview: { status: 'failed', name: 'Prescription', message: 'It could not be opened.' },
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Prescription of Metformin 850 mg' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('It could not be opened.');
    await expect(dialog.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
  },
});

export const PrescriptionChanged = meta.story({
  tags: ['state'],
  args: {
    shown: 'prescriptions',
    orders: ready([toCheck]),
    check: { ...open, message: 'This was changed in the meantime. Reload and try again.' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Prescription of Metformin 850 mg' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This was changed in the meantime.');
  },
});
