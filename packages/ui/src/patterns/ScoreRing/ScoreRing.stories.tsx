import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Inline } from '../../primitives/Inline/index.ts';
import { ScoreRing } from './ScoreRing.tsx';

const meta = preview.meta({
  component: ScoreRing,
  args: { label: 'Health score', score: 74, word: 'Moderate' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Health score: 74 out of 100, Moderate' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap="lg">
      <ScoreRing {...args} score={0} word="Low" tone="danger" />
      <ScoreRing {...args} score={49} word="Low" tone="warning" />
      <ScoreRing {...args} score={100} word="High" tone="success" />
      <ScoreRing {...args} score={null} />
    </Inline>
  ),
});

export const NotKnown = meta.story({
  tags: ['state'],
  args: { score: null, word: undefined },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('img', { name: 'Health score: not known yet' });
    await expect(ring.getBoundingClientRect().height).toBeLessThanOrEqual(96);
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
});
