import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  component: OfflineBanner,
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are offline, please check your internet connection.',
    );
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const NothingWhileOnline = meta.story({
  tags: ['state'],
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

function Connection() {
  const [isOffline, setIsOffline] = useState(true);
  return (
    <>
      <OfflineBanner isOffline={isOffline} />
      <Button onPress={() => setIsOffline(!isOffline)}>Change connection</Button>
    </>
  );
}

export const DismissedUntilTheNextLoss = meta.story({
  render: () => <Connection />,
  play: async ({ canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    const change = canvas.getByRole('button', { name: 'Change connection' });
    await pressWithKeyboard(userEvent, change);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await pressWithKeyboard(userEvent, change);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
