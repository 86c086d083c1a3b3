import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { Text } from '../../primitives/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const args: ConfirmDialogProps = {
  title: 'Delete this reading?',
  isOpen: true,
  children: <Text>128/82 mmHg, today 08:15. A deleted reading cannot be brought back.</Text>,
  confirmLabel: 'Delete reading',
  onConfirm: fn(),
  onCancel: fn(),
};
const meta = preview.meta({
  component: ConfirmDialog,
  args,
  // The overlay loads lazily. Visual and accessibility tests check it open.
  play: async () => {
    await screen.findByRole('alertdialog');
  },
});

export const Default = meta.story();

export const Failed = meta.story({ args: { errorMessage: 'Network error. Please try again.' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const BeginsOnTheHarmlessAnswer = meta.story({
  play: async ({ args: { onCancel, onConfirm }, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});

export const Confirmed = meta.story({
  play: async ({ args: { onConfirm }, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Delete this reading?' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete reading' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
});

export const PendingConfirmsOnce = meta.story({
  args: { isPending: true },
  play: async ({ args: { onConfirm }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Delete reading/ }));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});
