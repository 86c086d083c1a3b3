import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { sampleBrand } from '../../test/sampleBrand.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps, ProviderSignIn } from './LoginScreen.types.ts';

const provider: ProviderSignIn = { name: 'Google', status: 'idle', onStart: fn(), onCancel: fn() };
const args: LoginScreenProps = {
  isPending: false,
  provider,
  signUpHref: '/Signup',
  forgotPasswordHref: '/forgot-password',
  onSignIn: fn(),
};
const meta = preview.meta({ component: LoginScreen, args, parameters: { layout: 'fullscreen' } });

const wrong = 'The e-mail or password is not right. Check both and try again.';

export const Ready = meta.story();
export const Pending = meta.story({
  args: { isPending: true, initialEmail: 'mei.tan@demo.vitalane.example' },
});
export const Failed = meta.story({
  args: { errorMessage: wrong, initialEmail: 'mei.tan@demo.vitalane.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrong);
  },
});
export const NoConnection = meta.story({ args: { errorMessage: 'Network error. Please try again.' } });
export const Narrow = meta.story({
  args: { errorMessage: wrong },
  globals: { viewport: { value: 'narrow' } },
});

export const OfAnotherProduct = meta.story({
  tags: ['state'],
  args: { brand: sampleBrand, lead: 'Collect your medicines within the hour.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Northside' })).toBeVisible();
    await expect(canvas.getByText('Your pharmacy round the corner.')).toBeVisible();
    await expect(canvas.getByText('Collect your medicines within the hour.')).toBeVisible();
    await expect(canvas.getByText('New to Northside?')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Vitalane');
  },
});

export const SignsIn = meta.story({
  play: async ({ args: { onSignIn }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), ' mei.tan@demo.vitalane.example ');
    await userEvent.type(canvas.getByLabelText('Password'), ' a pass phrase ');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(onSignIn).toHaveBeenCalledWith({
      email: 'mei.tan@demo.vitalane.example',
      password: ' a pass phrase ',
    });
  },
});

export const SignsInWithTheKeyboardAlone = meta.story({
  play: async ({ args: { onSignIn }, canvas, userEvent }) => {
    canvas.getByLabelText('E-mail').focus();
    await userEvent.keyboard('mei.tan@demo.vitalane.example');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});

export const ExplainsWhatIsMissing = meta.story({
  play: async ({ args: { onSignIn }, canvas, step, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    await step('each empty field says what it needs, and the first one is focused', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
      await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    });
    await step('an address without @ is explained', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'mei.tan');
      await userEvent.click(submit);
      await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'Enter an e-mail address such as name@example.com.',
      );
    });
    await expect(onSignIn).not.toHaveBeenCalled();
  },
});

export const KeepsWhatWasTypedAfterAFailure = meta.story({
  render: (props) => {
    const [errorMessage, setErrorMessage] = useState('');
    return <LoginScreen {...props} errorMessage={errorMessage} onSignIn={() => setErrorMessage(wrong)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'mei.tan@demo.vitalane.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'not quite it');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(wrong);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('mei.tan@demo.vitalane.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not quite it');
  },
});

export const WithoutAProvider = meta.story({ args: { provider: undefined } });

export const WaitsForTheProvider = meta.story({
  args: { provider: { ...provider, status: 'waiting' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting for sign-in…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(provider.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(provider.onCancel).toHaveBeenCalledOnce();
  },
});

export const FinishesWithTheProvider = meta.story({
  args: { provider: { ...provider, status: 'finishing' } },
});
