import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const args: TextFieldProps = {
  label: 'E-mail address',
  name: 'email',
  type: 'email',
  isRequired: true,
  onChange: fn(),
};
const meta = preview.meta({ component: TextField, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <TextField {...args} />
      <TextField {...args} isRequired={false} description="We only use it to sign you in." />
      <TextField {...args} defaultValue="mei.tan" errorMessage="Enter an address such as name@example.org." />
      <TextField {...args} label="Postal code" type="text" width="short" defaultValue="119077" />
      <TextField {...args} label="Name on your account" type="text" isReadOnly defaultValue="Tan Wei Ling" />
      <TextField
        {...args}
        label="Anything the doctor should know"
        type="text"
        isMultiline
        isRequired={false}
      />
    </Stack>
  ),
});

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'mei@example.org');
    await expect(args.onChange).toHaveBeenLastCalledWith('mei@example.org');
  },
});

export const ErrorIsRead = meta.story({
  tags: ['state'],
  args: {
    description: 'We only use it to sign you in.',
    errorMessage: 'Enter an address such as name@example.org.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter an address such as name@example.org./);
    await expect(input).toHaveAccessibleDescription(/We only use it to sign you in./);
  },
});
