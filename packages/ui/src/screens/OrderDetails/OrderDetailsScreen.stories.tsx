import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  cancelledOrder,
  deliveredOrder,
  freeOrder,
  longOrder,
  placedOrder,
  refusedOrder,
  releasedOrder,
} from '../shared/order.fixtures.ts';
import { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';

const args: OrderDetailsScreenProps = {
  order: ready(deliveredOrder),
  now: '2026-01-01T09:12:00Z',
  timeZone: 'Asia/Singapore',
  ordersHref: '/MyOrder',
  orderAgainHref: `/PlaceOrder?again=${deliveredOrder.uuid}`,
  cancellation: { isPending: false },
  uploads: [],
  onCancelOrder: fn(),
  onUpload: fn(),
  onCancelUpload: fn(),
  onRetryUpload: fn(),
  onRemoveUpload: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: OrderDetailsScreen, args, parameters: { layout: 'fullscreen' } });

/** Returns the texts of the timeline by event. */
const eventsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Status of the order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Ready = meta.story({
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
  tags: ['state'],
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
  tags: ['state'],
  args: { order: ready(cancelledOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reason: Out of stock until May.')).toBeVisible();
  },
});
const photo = () => new File(['photo'], 'prescription.jpg', { type: 'image/jpeg' });

function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The button needs a file input.');
  return input;
}

export const AsksForAPrescription = meta.story({
  tags: ['pixels', 'state'],
  args: { order: ready(placedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upload your prescription' })).toBeVisible();
    await expect(canvas.getAllByText('Prescription missing')).toHaveLength(2);
  },
});
export const UploadsForChosenMedicines = meta.story({
  args: { order: ready(placedOrder) },
  play: async ({ args: { onUpload }, canvas, canvasElement, step, userEvent }) => {
    const input = fileInput(canvasElement);
    const [metformin, losartan] = placedOrder.lines.map(({ uuid }) => uuid);
    await step('one document is for all medicines', async () => {
      await userEvent.upload(input, photo());
      await expect(onUpload).toHaveBeenLastCalledWith(expect.any(File), [metformin, losartan]);
    });
    await step('unless the patient says otherwise', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Metformin 850 mg' }));
      await userEvent.upload(input, photo());
      await expect(onUpload).toHaveBeenLastCalledWith(expect.any(File), [losartan]);
    });
    await step('and never for none', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Losartan 100 mg' }));
      await userEvent.upload(input, photo());
      await expect(canvas.getByText('Tick the medicines that are on it first.')).toBeVisible();
      await expect(onUpload).toHaveBeenCalledTimes(2);
    });
  },
});
export const AfterARefusal = meta.story({
  tags: ['pixels'],
  args: { order: ready(refusedOrder) },
  play: async ({ args: { onUpload }, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Upload another prescription' })).toBeVisible();
    await expect(canvas.getByText('A doctor refused the last one: The date cannot be read.')).toBeVisible();
    await expect(canvas.getByText('With a doctor')).toBeVisible();
    await userEvent.upload(fileInput(canvasElement), photo());
    await expect(onUpload).toHaveBeenCalledWith(expect.any(File), [refusedOrder.lines[1]?.uuid]);
  },
});
export const Uploading = meta.story({
  args: {
    order: ready(placedOrder),
    uploads: [
      { id: '1', name: 'prescription.jpg', sizeBytes: 640_000, state: { status: 'sending', percent: 40 } },
    ],
  },
});
export const WithADoctor = meta.story({
  tags: ['state'],
  args: {
    order: ready({
      ...placedOrder,
      lines: placedOrder.lines.map((line) => ({ ...line, prescription: { state: 'uploaded' } })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A doctor checks your prescription/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Upload/ })).not.toBeInTheDocument();
  },
});
export const Released = meta.story({
  tags: ['state'],
  args: { order: ready(releasedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Prescription released')).toHaveLength(2);
    await expect(canvas.queryByText(/^A doctor checks/)).not.toBeInTheDocument();
  },
});
export const WithoutPrescription = meta.story({
  tags: ['state'],
  args: { order: ready(freeOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/prescription/i)).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ args: { order: loading } });
export const Failed = meta.story({ args: { order: failed('Something Went Wrong') } });
export const Forbidden = meta.story({ args: { order: forbidden } });
export const Narrow = meta.story({
  args: { order: ready(longOrder) },
  globals: { viewport: { value: 'narrow' } },
});
