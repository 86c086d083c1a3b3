import { expect, within } from 'storybook/test';
import preview from '#ui/preview';
import { AdherenceView } from './AdherenceView.tsx';
import { fewDoses, fourWeeks } from './adherence.fixtures.ts';

const meta = preview.meta({ component: AdherenceView, args: { adherence: fourWeeks } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 of 72 taken')).toBeVisible();
    const weeks = within(canvas.getByRole('list', { name: 'By week' })).getAllByRole('listitem');
    await expect(weeks).toHaveLength(4);
    await expect(weeks[2]).toHaveTextContent('22 to 28 December 14 of 21 66% 2 skipped');
    const medicines = within(canvas.getByRole('list', { name: 'By medicine' })).getAllByRole('listitem');
    await expect(medicines[0]).toHaveTextContent('Metformin 500 mg 37 of 48 77% 2 skipped');
    await expect(
      canvas.getByText('Doses in the evening are the ones most often not recorded: 9 of 24.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^This is what you recorded/)).toBeVisible();
  },
});

export const TooFewForAPercentage = meta.story({
  tags: ['state'],
  args: { adherence: fewDoses },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
    await expect(canvas.getAllByText('None due')).toHaveLength(2);
    await expect(canvas.queryByText(/most often not recorded/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Skipped')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const LongNameNarrow = meta.story({
  args: { adherence: fewDoses },
  globals: { viewport: { value: 'narrow' } },
});
