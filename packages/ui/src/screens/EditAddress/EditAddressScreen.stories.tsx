import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { homeFields, longFields } from '../shared/address.fixtures.ts';
import { EditAddressScreen, type EditAddressScreenProps } from './EditAddressScreen.tsx';

const args: EditAddressScreenProps = {
  address: ready(homeFields),
  form: { status: 'open' },
  found: ready([]),
  cancelHref: '/DeliveryInfo',
  onRetry: fn(),
  onSearch: fn(),
  onSave: fn(),
};
const meta = preview.meta({ component: EditAddressScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Loading = meta.story({ args: { address: loading } });
export const Failed = meta.story({ args: { address: failed('Address Could Not Be Edited') } });
export const Forbidden = meta.story({ args: { address: forbidden } });
export const NotSaved = meta.story({
  tags: ['pixels', 'state'],
  args: { address: ready(longFields), form: { status: 'open', message: 'Address Not Edit' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Address Not Edit');
    await expect(canvas.getByLabelText('Block and street')).toHaveValue(longFields.address);
  },
});
export const ChangesOneField = meta.story({
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const unit = canvas.getByLabelText(/^Unit number/);
    await userEvent.clear(unit);
    await userEvent.type(unit, '#08-124');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith({
      address: '12 Marina View',
      unitNumber: '#08-124',
      postalCode: '018961',
      country: 'Singapore',
    });
  },
});
