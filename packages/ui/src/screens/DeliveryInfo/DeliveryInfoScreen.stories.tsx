import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { home, longAddress, parents } from '../shared/address.fixtures.ts';
import { DeliveryInfoScreen, type DeliveryInfoScreenProps } from './DeliveryInfoScreen.tsx';

const args: DeliveryInfoScreenProps = {
  addresses: ready([home, parents]),
  change: null,
  addHref: '/AddAddress',
  ordersHref: '/MyOrder',
  editHref: (uuid) => `/EditAddress/${uuid}`,
  onRetry: fn(),
  onMakeDefault: fn(),
  onDelete: fn(),
};
const meta = preview.meta({ component: DeliveryInfoScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Your addresses' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent('12 Marina View, #08-123Singapore 018961Default');
    await expect(second).not.toHaveTextContent('Default');
    await expect(canvas.getByRole('link', { name: 'Edit: 27 Toa Payoh Lorong 4' })).toHaveAttribute(
      'href',
      `/EditAddress/${parents.uuid}`,
    );
  },
});
export const Loading = meta.story({ args: { addresses: loading } });
export const Empty = meta.story({ args: { addresses: ready([]) } });
export const Failed = meta.story({ args: { addresses: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { addresses: forbidden } });
export const NotDeleted = meta.story({
  args: {
    addresses: ready([longAddress, home]),
    change: { uuid: longAddress.uuid, action: 'delete', message: 'Network error. Please try again.' },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const ChangesTheList = meta.story({
  play: async ({ args: { onDelete, onMakeDefault }, canvas, step, userEvent }) => {
    await step('another address becomes the default', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make default: 27 Toa Payoh Lorong 4' }));
      await expect(onMakeDefault).toHaveBeenCalledOnce();
      await expect(onMakeDefault).toHaveBeenCalledWith(parents.uuid);
    });
    await step('nothing is deleted without asking', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete: 27 Toa Payoh Lorong 4' }));
      await userEvent.click(screen.getByRole('button', { name: 'Keep address' }));
      await expect(onDelete).not.toHaveBeenCalled();
    });
    await step('confirming deletes the address that was asked about', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete: 27 Toa Payoh Lorong 4' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete this address?' }));
      await userEvent.click(question.getByRole('button', { name: 'Delete address' }));
      await expect(onDelete).toHaveBeenCalledOnce();
      await expect(onDelete).toHaveBeenCalledWith(parents.uuid);
    });
  },
});
