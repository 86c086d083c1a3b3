import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.types.ts';

const args: ForgotPasswordScreenProps = {
  isPending: false,
  isSent: false,
  demoOutboxHref: null,
  loginHref: '/login',
  onSubmit: fn(),
};
const meta = preview.meta({ component: ForgotPasswordScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Pending = meta.story({
  args: { isPending: true, initialEmail: 'mei.tan@demo.vitalane.example' },
});
export const Narrow = meta.story({ args: { isSent: true }, globals: { viewport: { value: 'narrow' } } });
export const Failed = meta.story({
  args: { errorMessage: 'Too many attempts. Wait a few minutes, then try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.');
  },
});

export const AsksForTheLink = meta.story({
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await userEvent.type(email, ' mei.tan@demo.vitalane.example {Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('mei.tan@demo.vitalane.example');
  },
});

export const Sent = meta.story({
  args: { isSent: true, initialEmail: 'mei.tan@demo.vitalane.example' },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Look in your mail');
    await expect(canvas.queryByRole('link', { name: /demo outbox/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const SentInADemo = meta.story({
  tags: ['state'],
  args: { isSent: true, demoOutboxHref: '/dev/outbox' },
  play: async ({ canvas }) => {
    const outbox = canvas.getByRole('link', { name: /^Read the mail in the demo outbox/ });
    await expect(outbox).toHaveAttribute('href', '/dev/outbox');
  },
});
