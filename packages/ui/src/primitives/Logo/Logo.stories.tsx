import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ component: Logo });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vitalane' })).toHaveStyle({ maxWidth: '144px' });
  },
});

export const Collapsed = meta.story({
  args: { size: 'collapsed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vitalane' })).toHaveStyle({ maxWidth: '96px' });
  },
});
