import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const args: PasswordFieldProps = {
  label: 'Password',
  name: 'password',
  autoComplete: 'current-password',
  isRequired: true,
};
const meta = preview.meta({ component: PasswordField, args });

export const Default = meta.story();

export const WithErrorAndHelp = meta.story({
  args: {
    autoComplete: 'new-password',
    description: 'At least 12 characters.',
    errorMessage: 'This password is too short. Use at least 12 characters.',
  },
});

export const ShownAndHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'quiet river stone');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('quiet river stone');
  },
});
