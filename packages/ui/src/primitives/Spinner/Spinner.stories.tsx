import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: 'Saving' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
  },
});

export const Small = meta.story({ args: { size: 'sm' } });
