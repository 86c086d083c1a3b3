import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { Button, Text } from '../../primitives/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.types.ts';

const args: DialogProps = {
  title: 'Reading saved',
  isOpen: true,
  onClose: fn(),
  children: <Text>128/82 mmHg, today 08:15, is in your diary.</Text>,
  actions: <Button>Done</Button>,
};
const meta = preview.meta({
  component: Dialog,
  args,
  // The overlay loads lazily. Visual and accessibility tests check it open.
  play: async () => {
    await screen.findByRole('dialog');
  },
});

export const Default = meta.story();

export const LongContent = meta.story({
  args: {
    size: 'md',
    title: 'Before you join the queue of the clinic for chronic conditions',
    children: <Text>{'Have your identity card ready to show for verification. '.repeat(24)}</Text>,
  },
  globals: { viewport: { value: 'narrow' } },
});

function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const KeepsFocusAndGivesItBack = meta.story({
  render: (props) => <Opener {...props} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await pressWithKeyboard(userEvent, opener);
    const dialog = await screen.findByRole('dialog', { name: 'Reading saved' });
    const done = within(dialog).getByRole('button', { name: 'Done' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const ClosedWithTheButton = meta.story({
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
