import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { NotAllowedScreen, type NotAllowedScreenProps } from './NotAllowedScreen.tsx';

const args: NotAllowedScreenProps = { homeHref: '/Home' };
const meta = preview.meta({ component: NotAllowedScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/Home');
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
