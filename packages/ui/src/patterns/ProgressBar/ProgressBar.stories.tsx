import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Sending scan.pdf', percent: 40 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending scan.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <ProgressBar {...args} percent={0} />
      <ProgressBar {...args} percent={40} />
      <ProgressBar {...args} percent={100} tone="success" />
      <ProgressBar {...args} isLabelHidden percent={65} />
      <ProgressBar label="Preparing your report" />
    </Stack>
  ),
});

export const NotKnownHowFar = meta.story({
  tags: ['state'],
  args: { percent: undefined, label: 'Preparing your report' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Preparing your report' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});
