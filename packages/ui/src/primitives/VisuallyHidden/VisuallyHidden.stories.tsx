import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, args: { children: 'per minute' } });

export const Default = meta.story({
  render: (args) => (
    <p>
      72 <span aria-hidden="true">/min</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('per minute')).toBeInTheDocument();
  },
});
