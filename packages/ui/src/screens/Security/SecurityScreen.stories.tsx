import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { accesses, devices } from './SecurityScreen.fixtures.ts';
import { SecurityScreen, type SecurityScreenProps } from './SecurityScreen.tsx';

const account = { email: 'mei.tan@demo.vitalane.example', hasPassword: true, showNotifications: true };
const idle = { isSaving: false };
const args: SecurityScreenProps = {
  account: ready(account),
  hasRecord: true,
  clinicalRecordYears: 6,
  hasSecondFactor: false,
  passwordForm: idle,
  emailForm: { ...idle, pendingEmail: null },
  deletionForm: idle,
  devices: ready(devices),
  endingUuids: [],
  accesses: ready(accesses),
  hasOlderAccesses: true,
  isLoadingOlderAccesses: false,
  onRetryAccount: fn(),
  onRetryDevices: fn(),
  onRetryAccesses: fn(),
  onLoadOlderAccesses: fn(),
  onChangePassword: fn(),
  onChangeEmail: fn(),
  onConfirmEmail: fn(),
  onUseAnotherEmail: fn(),
  onShowNotifications: fn(),
  onEndDevices: fn(),
  onDeleteAccount: fn(),
};
const meta = preview.meta({ component: SecurityScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Narrow = meta.story({
  args: { emailForm: { ...idle, pendingEmail: 'meiling@demo.vitalane.example' } },
  globals: { viewport: { value: 'narrow' } },
});
export const Loading = meta.story({ args: { account: loading } });
export const PartsFailOnTheirOwn = meta.story({
  args: { devices: failed('Network error. Please try again.'), accesses: ready([]) },
});
export const WithIdentityProvider = meta.story({
  args: { account: ready({ ...account, hasPassword: false }), hasRecord: false, hasSecondFactor: true },
});

export const PasswordIsTypedTwice = meta.story({
  play: async ({ args: { onChangePassword }, canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Password' }));
    await userEvent.type(form.getByLabelText(/^Your password now/), 'old-password-here');
    await userEvent.type(form.getByLabelText(/^New password/), 'lanterns-over-the-river');
    await userEvent.type(form.getByLabelText(/^Confirm password/), 'lanterns-over-the-lake');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expect(form.getByText('The two passwords are not the same. Type them again.')).toBeVisible();
    await expect(onChangePassword).not.toHaveBeenCalled();
    const repeat = form.getByLabelText(/^Confirm password/);
    await userEvent.clear(repeat);
    await userEvent.type(repeat, 'lanterns-over-the-river');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expect(onChangePassword).toHaveBeenCalledWith({
      oldPassword: 'old-password-here',
      newPassword: 'lanterns-over-the-river',
    });
  },
});

export const AddressIsConfirmedWithACode = meta.story({
  args: { emailForm: { ...idle, pendingEmail: 'meiling@demo.vitalane.example' } },
  play: async ({ args: { onConfirmEmail }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Code from the e-mail/), '271828');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    await expect(onConfirmEmail).toHaveBeenCalledWith('271828');
  },
});

export const OtherDevicesAreSignedOut = meta.story({
  play: async ({ args: { onEndDevices, onShowNotifications }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(onEndDevices).toHaveBeenLastCalledWith(['s2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(onEndDevices).toHaveBeenLastCalledWith(['s2', 's3']);
    await expect(
      canvas.queryByRole('button', { name: 'Sign out Chrome on Windows' }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show notifications' }));
    await expect(onShowNotifications).toHaveBeenCalledWith(false);
  },
});

export const DeletionAsksForThePassword = meta.story({
  args: { deletionForm: { ...idle, errors: { password: 'This password is not right.' } } },
  play: async ({ args: { onDeleteAccount }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account for good?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('This password is not right.')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'sunrise-over-marina-bay');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await expect(onDeleteAccount).toHaveBeenCalledWith('sunrise-over-marina-bay');
  },
});
