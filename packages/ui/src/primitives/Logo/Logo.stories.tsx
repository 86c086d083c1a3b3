import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { sampleBrand } from '../../test/sampleBrand.tsx';
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
  tags: ['state'],
  args: { size: 'collapsed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vitalane' })).toHaveStyle({ maxWidth: '96px' });
  },
});

export const OfAnotherProduct = meta.story({
  tags: ['state'],
  args: { brand: sampleBrand, size: 'collapsed' },
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Northside' });
    await expect(logo).toHaveStyle({ maxWidth: '96px' });
    await expect(logo.getBoundingClientRect().width).toBeGreaterThan(48);
    await expect(canvas.queryByRole('img', { name: 'Vitalane' })).not.toBeInTheDocument();
  },
});
