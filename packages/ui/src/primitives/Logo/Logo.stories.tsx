import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../Stack/index.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ component: Logo });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vitalane' })).toHaveStyle({ maxWidth: '144px' });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="md">
      <Logo size="expanded" />
      <Logo size="collapsed" />
    </Stack>
  ),
});

export const Collapsed = meta.story({
  args: { size: 'collapsed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vitalane' })).toHaveStyle({ maxWidth: '96px' });
  },
});
