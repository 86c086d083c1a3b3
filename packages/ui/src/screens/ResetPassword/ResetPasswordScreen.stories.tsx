import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import type { ResetPasswordScreenProps } from './ResetPasswordScreen.types.ts';

const args: ResetPasswordScreenProps = {
  isPending: false,
  isLinkExpired: false,
  loginHref: '/login',
  forgotPasswordHref: '/forgot-password',
  onSubmit: fn(),
};
const meta = preview.meta({ component: ResetPasswordScreen, args, parameters: { layout: 'fullscreen' } });
const commonPassword = 'Many people use this or something close to it. Use several unrelated words.';

export const Ready = meta.story();
export const Pending = meta.story({ args: { isPending: true } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const SetsThePassword = meta.story({
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'lanterns-over-the-river');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'lanterns-over-the-river');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(onSubmit).toHaveBeenCalledWith({
      password: 'lanterns-over-the-river',
      confirmPassword: 'lanterns-over-the-river',
    });
  },
});

export const ExplainsWhatIsWrong = meta.story({
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    const first = canvas.getByLabelText(/^New password/);
    const second = canvas.getByLabelText(/^Confirm password/);
    await userEvent.type(first, 'short');
    await userEvent.type(second, 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(first).toHaveAccessibleDescription(/Use at least 12 characters\./);
    await userEvent.type(first, '-lanterns-over-the-river');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
    await expect(second).toHaveAccessibleDescription('The two passwords are not the same. Type them again.');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: { fieldErrors: { password: commonPassword } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      new RegExp(commonPassword.replaceAll('.', '\\.')),
    );
  },
});

export const LinkExpired = meta.story({
  tags: ['state'],
  args: { isLinkExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.queryByRole('button', { name: 'Set the password' })).not.toBeInTheDocument();
  },
});
