import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { lastReport, score } from './ReportsScreen.fixtures.ts';
import { ReportsScreen, type ReportsScreenProps } from './ReportsScreen.tsx';

const args: ReportsScreenProps = {
  score: ready(score),
  lastReport: ready(lastReport),
  analysisHref: '/ReportAnalysis',
  onRetryScore: fn(),
  onRetryLastReport: fn(),
};
const meta = preview.meta({ component: ReportsScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Health Vision' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Health score: 70 out of 100, Moderate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Blood fats' })).toHaveAttribute('href', '/Reports/Lipids');
    await expect(canvas.getByText('See a doctor')).toBeVisible();
    await expect(canvas.getByText('Something is missing')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { score: loading, lastReport: loading } });
export const TooLittleIsKnown = meta.story({
  tags: ['state'],
  args: { score: ready({ ...score, score: null, band: null, components: score.components.slice(3, 4) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Health score: not known yet' })).toBeVisible();
    await expect(canvas.getByText('Not counted')).toBeVisible();
  },
});
export const ScoreWithheld = meta.story({
  tags: ['state'],
  args: {
    score: ready({
      ...score,
      score: null,
      withheld: 'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
      band: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These ranges do not apply in pregnancy\./)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Health score/ })).toBeNull();
    await expect(canvas.queryByText('Not counted')).toBeNull();
  },
});
export const PartOfItFailed = meta.story({
  args: { score: failed('Network error. Please try again.') },
  play: async ({ args: { onRetryScore }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryScore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Blood fats' })).toBeVisible();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'narrow' } } });
