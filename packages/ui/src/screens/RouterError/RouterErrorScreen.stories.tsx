import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { RouterErrorScreen, type RouterErrorScreenProps } from './RouterErrorScreen.tsx';

const args: RouterErrorScreenProps = { homeHref: '/Home', onReload: fn() };
const meta = preview.meta({ component: RouterErrorScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/Home');
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const LoadsThePageAgain = meta.story({
  play: async ({ args: { onReload }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page again' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
});
