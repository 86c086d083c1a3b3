import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { FullScreenOverlay } from './FullScreenOverlay.tsx';

const meta = preview.meta({
  component: FullScreenOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const { width, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
  },
});

export const WithHint = meta.story({
  args: {
    label: 'Starting your camera and microphone',
    hint: 'Your browser may ask whether Vitalane can use them. Choose “Allow”.',
  },
});

export const Narrow = meta.story({ ...WithHint.input, globals: { viewport: { value: 'narrow' } } });
