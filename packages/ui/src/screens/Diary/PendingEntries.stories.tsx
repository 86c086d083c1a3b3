import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { crisisAdvice } from '../shared/emergency.fixtures.ts';
import { PendingEntries } from './PendingEntries.tsx';
import type { PendingEntry } from './PendingEntries.types.ts';

const waiting: PendingEntry = {
  id: 'one',
  text: 'Blood pressure 128/82 mmHg',
  date: '2026-01-01',
  time: '08:15',
  refusals: [],
  canChange: true,
};
const sending: PendingEntry = {
  ...waiting,
  id: 'two',
  text: 'Weight 61.3 kg',
  time: '09:00',
  canChange: false,
};
const refused: PendingEntry = {
  id: 'three',
  text: 'Blood sugar 5.6 mmol/L',
  date: '2025-12-31',
  time: '21:40',
  refusals: ['This time is in the future. Choose the time when you measured.'],
  canChange: true,
};

const meta = preview.meta({
  component: PendingEntries,
  args: {
    entries: [waiting, sending, refused],
    isOffline: true,
    today: '2026-01-01',
    onEdit: fn(),
    onDiscard: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not yet sent')).toHaveLength(2);
    await expect(canvas.getByText('Refused')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 entries are kept on this device and sent when you are back online.',
    );
  },
});
export const Crisis = meta.story({
  tags: ['state'],
  args: { entries: [{ ...waiting, text: 'Blood pressure 184/112 mmHg', advice: crisisAdvice }, refused] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});
export const Online = meta.story({ args: { isOffline: false, entries: [waiting] } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const NothingToShow = meta.story({
  tags: ['state'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const MendsWhatWasRefused = meta.story({
  play: async ({ args: { onEdit }, canvas, userEvent }) => {
    await expect(canvas.getByText(/This time is in the future/)).toBeVisible();
    const change = canvas.getByRole('button', { name: 'Change Blood sugar 5.6 mmol/L, yesterday 21:40' });
    await userEvent.click(change);
    await expect(onEdit).toHaveBeenCalledWith('three');
    await expect(canvas.getByRole('button', { name: /Change Blood pressure/ })).toBeVisible();
    // The server may have received it.
    await expect(canvas.queryByRole('button', { name: /Change Weight/ })).toBeNull();
  },
});

export const DiscardsOnlyAfterAsking = meta.story({
  play: async ({ args: { onDiscard }, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Discard Weight/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Discard Blood pressure/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this entry?' }));
    await expect(onDiscard).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard entry' }));
    await expect(onDiscard).toHaveBeenCalledWith('one');
  },
});
