import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { lazyOverlay, useLazyOverlay } from '../../patterns/lazyOverlay.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';

const Note = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <Text>Opened</Text> : null);

const load = fn();
const note = lazyOverlay<{ isOpen: boolean }>(load);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  const LoadedNote = useLazyOverlay(note, isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {LoadedNote && <LoadedNote isOpen={isOpen} />}
    </>
  );
}

const meta = preview.meta({
  component: Opener,
  // A behaviour test, without visual baseline and documentation.
  tags: ['!autodocs', '!dev', 'no-pixels'],
  beforeEach: () => {
    load.mockReset();
    delete note.component;
  },
});

export const LoadsOnceAndWhenOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    load.mockResolvedValue(Note);
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('Opened')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByText('Opened')).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
});

export const OpensWhenALaterLoadSucceeds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const report = spyOn(console, 'error').mockReturnValue(undefined);
    const lost = new Error('The connection was lost.');
    load.mockRejectedValueOnce(lost).mockResolvedValue(Note);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByText('Opened')).toBeVisible(), { timeout: 10_000 });
    await expect(load).toHaveBeenCalledTimes(2);
    await expect(report).toHaveBeenCalledWith(lost);
    report.mockRestore();
  },
});
