import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Inline } from '../Inline/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: 'Saving' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap="md">
      <Spinner {...args} size="md" />
      <Spinner {...args} size="sm" />
    </Inline>
  ),
});

export const Small = meta.story({ args: { size: 'sm' } });
