import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { exampleModules } from './QrCode.fixtures.ts';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  component: QrCode,
  args: { label: 'Picture for your authenticator app', modules: exampleModules },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '6rem' }}>
      <QrCode {...args} />
    </div>
  ),
});
