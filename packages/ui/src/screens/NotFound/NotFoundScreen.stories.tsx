import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen.tsx';

const args: NotFoundScreenProps = { homeHref: '/Home' };
const meta = preview.meta({ component: NotFoundScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/Home');
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
