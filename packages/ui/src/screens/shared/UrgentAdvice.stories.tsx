import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { crisisAdvice } from './emergency.fixtures.ts';
import { UrgentAdvice } from './UrgentAdvice.tsx';

const meta = preview.meta({ component: UrgentAdvice, args: crisisAdvice });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/If it is still this high, see a doctor today\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
