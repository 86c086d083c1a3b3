import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Inline } from '../../primitives/Inline/index.ts';
import { RangeBadge, type RangeBadgeProps } from './RangeBadge.tsx';

const args: RangeBadgeProps = { position: 'inRange' };

const meta = preview.meta({ component: RangeBadge, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Inline gap="md">
      <RangeBadge position="inRange" />
      <RangeBadge position="above" />
      <RangeBadge position="below" />
      <RangeBadge position="above" label="Well above target" />
      <RangeBadge position="above" label="Very high" isUrgent />
      <RangeBadge position="below" label="Very low" isUrgent />
    </Inline>
  ),
});

export const SaysItInWordsAndShape = meta.story({
  tags: ['state'],
  args: { position: 'below' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Below range')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
