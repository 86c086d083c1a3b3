import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { home } from '../shared/address.fixtures.ts';
import { basis, longBasis, losartan, metformin, repeated, warnedBasis } from './PlaceOrderScreen.fixtures.ts';
import { PlaceOrderScreen, type PlaceOrderScreenProps } from './PlaceOrderScreen.tsx';
import { quantityName } from './placeOrder.schema.ts';

const args: PlaceOrderScreenProps = {
  basis: ready(basis),
  state: { status: 'open' },
  ordersHref: '/MyOrder',
  addAddressHref: '/AddAddress',
  addMedicineHref: '/MedicationStepper',
  onRetry: fn(),
  onChangeChoice: fn(),
  onPlaceOrder: fn(),
};
const meta = preview.meta({ component: PlaceOrderScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Loading = meta.story({ args: { basis: loading } });
export const Empty = meta.story({ args: { basis: ready({ ...basis, medicines: [] }) } });
export const Failed = meta.story({ args: { basis: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { basis: forbidden } });
export const Placing = meta.story({ args: { basis: ready(repeated), state: { status: 'placing' } } });
export const WithoutAddress = meta.story({
  tags: ['state'],
  args: {
    basis: ready({ ...basis, addresses: [], initial: { ...basis.initial, addressUuid: '' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', '/AddAddress');
  },
});
export const Repeated = meta.story({
  tags: ['pixels', 'state'],
  args: { basis: ready(repeated) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot deliver it now: Rosuvastatin 10 mg\./)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Metformin 850 mg/ })).toBeChecked();
    await expect(canvas.getByLabelText('How much Metformin 850 mg?')).toHaveValue('180');
    await expect(canvas.getByRole('radio', { name: /27 Toa Payoh Lorong 4/ })).toBeChecked();
    await expect(canvas.getByText('$17.40')).toBeVisible();
    for (const name of [/this list is correct/, /no new allergy/, /prescription/, /price are right/]) {
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    }
  },
});
export const NotConfirmed = meta.story({
  tags: ['state'],
  args: {
    basis: ready(longBasis),
    state: { status: 'open', message: 'Network error. Please try again.' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your order is not confirmed. Network error. Please try again. Sending the same order again does not order twice.',
    );
  },
});
export const LineRefusedByTheServer = meta.story({
  tags: ['state'],
  args: {
    basis: ready(repeated),
    state: {
      status: 'open',
      errors: { [quantityName(metformin.uuid)]: 'This cannot be divided. Enter a whole number.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('How much Metformin 850 mg?')).toHaveAccessibleDescription(
      /This cannot be divided\. Enter a whole number\./,
    );
  },
});

export const PlacesAnOrder = meta.story({
  play: async ({ args: { onPlaceOrder }, canvas, step, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Place order' });
    await step('an empty form says all that is missing', async () => {
      await userEvent.click(submit);
      await expect(canvas.getAllByText('Choose at least one medicine.').length).toBeGreaterThan(0);
      await expect(canvas.getAllByText(/^Tick that/).length).toBeGreaterThanOrEqual(4);
      await expect(onPlaceOrder).not.toHaveBeenCalled();
    });
    await step('the price follows what is chosen', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Metformin 850 mg/ }));
      await userEvent.type(canvas.getByLabelText('How much Metformin 850 mg?'), '180');
      await userEvent.click(canvas.getByRole('checkbox', { name: /Losartan 100 mg/ }));
      await userEvent.type(canvas.getByLabelText('How much Losartan 100 mg?'), '30');
      await expect(canvas.getByText('Price: $14.40')).toBeVisible();
      await expect(canvas.getByText('$21.90')).toBeVisible();
    });
    await step('three declarations are not enough', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /repeat order/ }));
      for (const name of [
        'I have checked that this list is correct.',
        'I have no new allergy or side effect.',
        'I hold a prescription or agree that a doctor checks this order.',
      ])
        await userEvent.click(canvas.getByRole('checkbox', { name }));
      await userEvent.click(submit);
      await expect(
        canvas.getByRole('checkbox', { name: 'The address and the price are right.' }),
      ).toHaveFocus();
      await expect(onPlaceOrder).not.toHaveBeenCalled();
    });
    await step('with all four the order is handed over', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'The address and the price are right.' }));
      await userEvent.click(submit);
      await expect(onPlaceOrder).toHaveBeenCalledOnce();
      await expect(onPlaceOrder).toHaveBeenCalledWith({
        isRepeat: true,
        addressUuid: home.uuid,
        lines: [
          { uuid: metformin.uuid, quantity: 180 },
          { uuid: losartan.uuid, quantity: 30 },
        ],
      });
    });
  },
});

export const AsksWhyInSpiteOfAWarning = meta.story({
  args: { basis: ready(warnedBasis) },
  play: async ({ args: { onPlaceOrder }, canvas, userEvent }) => {
    await expect(canvas.getByText(/Recorded allergy: Brufen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(
      canvas.getAllByText('Say why you order it in spite of the warning, or take it off the order.')[0],
    ).toBeVisible();
    await expect(onPlaceOrder).not.toHaveBeenCalled();
  },
});
