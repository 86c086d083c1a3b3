import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { failed, ready } from '../../patterns/RemoteView/index.ts';
import { found } from '../shared/address.fixtures.ts';
import { AddAddressScreen, type AddAddressScreenProps } from './AddAddressScreen.tsx';

const args: AddAddressScreenProps = {
  form: { status: 'open' },
  found: ready(found),
  cancelHref: '/DeliveryInfo',
  onSearch: fn(),
  onSave: fn(),
};
const meta = preview.meta({ component: AddAddressScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Saving = meta.story({ args: { form: { status: 'saving' } } });
export const Narrow = meta.story({
  args: { form: { status: 'open', message: 'Network error. Please try again.' } },
  globals: { viewport: { value: 'narrow' } },
});
export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: {
    form: {
      status: 'open',
      errors: { postalCode: 'No postal code in Singapore starts like this. Check the first two digits.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Postal code')).toHaveAccessibleDescription(
      /No postal code in Singapore starts like this/,
    );
  },
});

export const FillsInWhatTheSearchFound = meta.story({
  play: async ({ args: { onSave, onSearch }, canvas, step, userEvent }) => {
    await step('a street is searched for', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /Find your address/ }), 'outram');
      await expect(onSearch).toHaveBeenLastCalledWith('outram');
    });
    await step('the chosen address fills in the boxes', async () => {
      await userEvent.click(await screen.findByRole('option', { name: /Singapore General Hospital/ }));
      await expect(canvas.getByLabelText('Block and street')).toHaveValue(
        'Singapore General Hospital, Outram Road',
      );
      await expect(canvas.getByLabelText('Postal code')).toHaveValue('169608');
    });
    await step('and is handed over with the unit number', async () => {
      await userEvent.type(canvas.getByLabelText(/^Unit number/), '#02-10');
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      await expect(onSave).toHaveBeenCalledOnce();
      await expect(onSave).toHaveBeenCalledWith({
        address: 'Singapore General Hospital, Outram Road',
        unitNumber: '#02-10',
        postalCode: '169608',
        country: 'Singapore',
      });
    });
  },
});

export const TypesWhatTheSearchDoesNotFind = meta.story({
  args: { found: failed('Something Went Wrong') },
  play: async ({ args: { onSave }, canvas, step, userEvent }) => {
    await step('a search that fails says how to go on', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /Find your address/ }), 'marina');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          'The search does not answer at the moment. Fill in the boxes below.',
        ),
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('a slip in the postal code is explained', async () => {
      await userEvent.type(canvas.getByLabelText('Block and street'), '12 Marina View');
      await userEvent.type(canvas.getByLabelText('Postal code'), '1896');
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      await expect(canvas.getByLabelText('Postal code')).toHaveAccessibleDescription(
        /Enter the six digits of the postal code, for example 018961\./,
      );
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('the typed address is handed over', async () => {
      await userEvent.clear(canvas.getByLabelText('Postal code'));
      await userEvent.type(canvas.getByLabelText('Postal code'), '018961');
      await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
      await expect(onSave).toHaveBeenCalledOnce();
      await expect(onSave).toHaveBeenCalledWith({
        address: '12 Marina View',
        unitNumber: '',
        postalCode: '018961',
        country: 'Singapore',
      });
    });
  },
});
