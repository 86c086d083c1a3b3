import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, showToast, type ToastMessage, type ToastQueue } from './toastQueue.ts';

/** Timeout that outlasts a story, in ms. */
const lasting = { timeOut: 600_000 };

interface ExampleProps {
  toasts: readonly ToastMessage[];
}

function useToasts(toasts: readonly ToastMessage[]): ToastQueue {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const toast of toasts) showToast(queue, toast);
    return () => queue.clear();
  }, [queue, toasts]);
  return queue;
}

function Example({ toasts }: ExampleProps) {
  return <ToastRegion queue={useToasts(toasts)} />;
}

function PageWithToasts({ toasts }: ExampleProps) {
  const queue = useToasts(toasts);
  return (
    <>
      <Button>Save</Button>
      <ToastRegion queue={queue} />
    </>
  );
}

const args: ExampleProps = {
  toasts: [{ type: 'success', message: 'Address Save Successfully', ...lasting }],
};
const meta = preview.meta({
  component: Example,
  args,
  argTypes: { toasts: { table: { disable: true } } },
});

const code = `import { Button, createToastQueue, showToast, ToastRegion } from '@vitalane/ui';

const queue = createToastQueue();

export function App() {
  return (
    <>
      <Button onPress={() => showToast(queue, { type: 'success', message: 'Address Save Successfully' })}>
        Save
      </Button>
      <ToastRegion queue={queue} />
    </>
  );
}`;

export const Default = meta.story({ parameters: { docs: { source: { code } } } });

export const Matrix = meta.story({
  args: {
    toasts: [
      { type: 'info', title: 'New notification', message: 'Your order is on its way.', ...lasting },
      { type: 'warning', message: 'The call has ended.', ...lasting },
      { type: 'error', title: 'Not saved', message: 'Network error. Please try again.', ...lasting },
    ],
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const ClosedByHand = meta.story({
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    await expect(region.getByText('Address Save Successfully')).toBeVisible();
    await pressWithKeyboard(userEvent, region.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByText('Address Save Successfully')).not.toBeInTheDocument());
  },
});

const onUndo = fn();

export const TakenBackWithKeyboard = meta.story({
  args: {
    toasts: [
      {
        type: 'info',
        message: 'Deleted: 70.5 kg, today.',
        action: { label: 'Undo', onAct: onUndo },
        ...lasting,
      },
    ],
  },
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    onUndo.mockClear();
    await pressWithKeyboard(userEvent, region.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Deleted: 70.5 kg, today.')).not.toBeInTheDocument());
  },
});

export const GoneToAndBackWithF6 = meta.story({
  render: (args) => <PageWithToasts {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Messages' });
    const button = canvas.getByRole('button', { name: 'Save' });
    await step('F6 goes there and back', async () => {
      button.focus();
      await userEvent.keyboard('{F6}');
      await expect(region).toHaveFocus();
      await userEvent.tab();
      await expect(within(region).getByRole('button', { name: 'Close message' })).toHaveFocus();
      await userEvent.keyboard('{Shift>}{F6}{/Shift}');
      await expect(button).toHaveFocus();
    });
    await step('when it is closed, focus goes back, too', async () => {
      await userEvent.keyboard('{F6}');
      await pressWithKeyboard(userEvent, within(region).getByRole('button', { name: 'Close message' }));
      await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const AFourthWaits = meta.story({
  args: {
    toasts: ['first', 'second', 'third', 'fourth'].map((message) => ({ type: 'info', message, ...lasting })),
  },
  play: async ({ userEvent }) => {
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    const [top] = region.getAllByRole('button', { name: 'Close message' });
    await expect(region.getAllByRole('alertdialog')).toHaveLength(3);
    if (top) await userEvent.click(top);
    await waitFor(() => expect(region.getAllByRole('alertdialog')).toHaveLength(3));
  },
});
