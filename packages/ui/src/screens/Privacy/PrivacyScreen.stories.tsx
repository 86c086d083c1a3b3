import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { PrivacyScreen, type PrivacyScreenProps } from './PrivacyScreen.tsx';

const args: PrivacyScreenProps = {
  text: ready({
    updatedOn: '2025-11-01',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: ['Your diary, your results and your orders.', 'Who opened your record, and when.'],
      },
      { heading: 'Who sees it', paragraphs: ['You, and the doctors who treat you, for as long as they do.'] },
    ],
  }),
  today: '2026-01-01',
  onRetry: fn(),
};
const meta = preview.meta({ component: PrivacyScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who sees it' })).toBeVisible();
    await expect(canvas.getByText('Last changed Saturday 1 November 2025.')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { text: loading } });
export const Failed = meta.story({ args: { text: failed('Network error. Please try again.') } });
