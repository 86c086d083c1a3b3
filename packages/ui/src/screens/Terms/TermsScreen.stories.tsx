import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { TermsScreen, type TermsScreenProps } from './TermsScreen.tsx';

const args: TermsScreenProps = {
  emergency:
    'Do not wait for a video call with chest pain, trouble breathing, signs of a stroke or heavy bleeding. Call 995 at once.',
};

const meta = preview.meta({ component: TermsScreen, args, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText(/Call 995 at once/)).toBeVisible();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
