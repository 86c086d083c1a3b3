import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { AddIcon } from '../../icons/index.ts';
import { combinations } from '../../test/combinations.ts';
import { Inline } from '../Inline/index.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Add reading', onPress: fn() } });

export const Default = meta.story();

const axes = combinations({
  size: ['md', 'sm'],
  tone: ['accent', 'danger'],
  isPending: [false, true],
  variant: ['solid', 'soft', 'quiet'],
} as const);

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap="md">
      {axes.map((props) => (
        <Button key={Object.values(props).join()} {...args} {...props} />
      ))}
    </Inline>
  ),
});

export const WithIcon = meta.story({ args: { leadingIcon: <AddIcon size={20} /> } });

export const FullWidth = meta.story({
  args: { width: 'full', children: 'Sign in' },
  globals: { viewport: { value: 'phone' } },
});

export const AsLink = meta.story({
  tags: ['state'],
  render: () => <ButtonLink href="/PlaceOrder">Order medicines</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order medicines' })).toHaveAttribute(
      'href',
      '/PlaceOrder',
    );
  },
});

export const PressedWithKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add reading' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const PendingIgnoresPressesAndKeepsFocus = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Add reading/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('progressbar', { name: 'Please wait' })).toBeInTheDocument();
  },
});
