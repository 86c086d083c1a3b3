import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { TermsScreen } from './TermsScreen.tsx';

const meta = preview.meta({ component: TermsScreen, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText(/Call 995 at once/)).toBeVisible();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
