import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const args: PasswordFieldProps = {
  label: 'Password',
  name: 'password',
  autoComplete: 'current-password',
  isRequired: true,
};
const meta = preview.meta({ component: PasswordField, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <PasswordField {...props} />
      <PasswordField {...props} label="Recovery password" isRequired={false} />
      <PasswordField {...props} label="New password" description="At least 12 characters." />
      <PasswordField {...props} label="Repeated password" errorMessage="Type the same password twice." />
    </Stack>
  ),
});

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
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('quiet river stone');
  },
});
