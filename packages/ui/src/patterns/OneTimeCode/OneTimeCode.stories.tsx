import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx';

const args: OneTimeCodeProps = {
  label: 'Code from the e-mail',
  name: 'code',
  description: 'We sent it to mei@example.org.',
  onChange: fn(),
  onComplete: fn(),
};
const meta = preview.meta({ component: OneTimeCode, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <OneTimeCode {...args} />
      <OneTimeCode {...args} defaultValue="123" />
      <OneTimeCode {...args} defaultValue="123456" />
      <OneTimeCode {...args} defaultValue="123456" errorMessage="This code has expired. Ask for a new one." />
    </Stack>
  ),
});

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12a34');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '567');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Code from the e-mail' }));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
});
