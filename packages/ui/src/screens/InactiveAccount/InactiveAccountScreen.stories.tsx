import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { InactiveAccountScreen, type InactiveAccountScreenProps } from './InactiveAccountScreen.tsx';

const args: InactiveAccountScreenProps = {
  emergency: 'In an emergency call 995.',
  isSigningOut: false,
  onSignOut: fn(),
};
const meta = preview.meta({ component: InactiveAccountScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is Inactive.' })).toBeVisible();
    await expect(canvas.getByText('In an emergency call 995.')).toBeVisible();
  },
});
export const SigningOut = meta.story({ args: { isSigningOut: true } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const SignsOut = meta.story({
  play: async ({ args: { onSignOut }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
});
