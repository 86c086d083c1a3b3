import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { SecondFactorCheckScreen, type SecondFactorCheckScreenProps } from './SecondFactorCheckScreen.tsx';

const args: SecondFactorCheckScreenProps = { isPending: false, onSubmit: fn(), onSignOut: fn() };
const meta = preview.meta({
  component: SecondFactorCheckScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story();
export const Refused = meta.story({
  args: { errorMessage: 'This code is not right. Enter the newest one.' },
  globals: { viewport: { value: 'narrow' } },
});

export const TakesSixDigits = meta.story({
  play: async ({ args: { onSubmit, onSignOut }, canvas, userEvent }) => {
    const code = canvas.getByLabelText(/^Code from the app/);
    await userEvent.type(code, '314');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(code).toHaveAccessibleDescription('Enter the six digits that the app shows.');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(code, '159{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('314159');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
});

export const TakesARecoveryCode = meta.story({
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I do not have my telephone' }));
    await userEvent.type(canvas.getByLabelText(/^Recovery code/), ' k7qm-x2pd-hw9r {Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('k7qm-x2pd-hw9r');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }));
    await expect(canvas.getByLabelText(/^Code from the app/)).toBeVisible();
  },
});
