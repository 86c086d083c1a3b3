import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Text } from '../../primitives/Text/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { PrintPage } from './PrintPage.tsx';

const meta = preview.meta({
  component: PrintPage,
  args: {
    title: 'Your kidneys',
    lead: 'What your results say, and what to do.',
    printedLine: 'Tan Mei Ling, 21 November 2026',
    children: <Text>Your kidney numbers are in the usual range.</Text>,
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ args: { onPrint }, canvas, userEvent }) => {
    await expect(canvas.getByText('Tan Mei Ling, 21 November 2026')).not.toBeVisible();
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Print' }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
