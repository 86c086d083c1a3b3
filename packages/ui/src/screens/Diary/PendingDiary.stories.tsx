import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, ready } from '../../patterns/RemoteView/index.ts';
import { crisisAdvice } from '../shared/emergency.fixtures.ts';
import { latestEntry, now, timeZone, twoWeeks, urgentEntry } from '../shared/readings/pressure.fixtures.ts';
import { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
import { diaryAtRest } from './entries.fixtures.ts';
import { pressure, sugar } from './measures/measure.fixtures.ts';
import { ReadingForm } from './measures/ReadingForm.tsx';
import type { PendingEntriesProps, PendingEntry } from './PendingEntries.types.ts';

const refused: PendingEntry = {
  id: 'one',
  text: 'Blood pressure 128/82 mmHg',
  date: '2026-01-01',
  time: '17:40',
  refusals: ['This time is in the future. Choose the time when you measured.'],
  canChange: true,
};
const pending: PendingEntriesProps = {
  entries: [refused],
  isOffline: false,
  today: '2026-01-01',
  onEdit: fn(),
  onDiscard: fn(),
};
const typed = {
  id: 'one',
  values: { systolic: '128', diastolic: '82', date: '2025-12-31', time: '17:40' },
};

const args: DiaryScreenProps = {
  ...diaryAtRest,
  average: null,
  measure: pressure,
  entries: ready(twoWeeks),
  pending,
};

const meta = preview.meta({
  component: DiaryScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story({
  args: {
    entries: failed('This cannot be shown while you are offline.'),
    pending: { ...pending, isOffline: true, entries: [{ ...refused, refusals: [] }] },
  },
});

export const EditedFromWhatWasTyped = meta.story({
  args: { form: { status: 'open', typed } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Upper number/)).toHaveValue('128');
    // No other entry takes the place of what is typed.
    await expect(canvas.queryByRole('button', { name: /^Change / })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(onSave).toHaveBeenCalledWith({
      values: { systolic: 128, diastolic: 82 },
      choice: '',
      date: '2025-12-31',
      time: '17:40',
    });
  },
});

export const QueuedOnThisDevice = meta.story({
  tags: ['state'],
  args: { saved: latestEntry, isSavedHere: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kept on this device' }));
    await waitFor(() =>
      expect(dialog.getByText('It is sent by itself when you are back online.')).toBeVisible(),
    );
  },
});

export const QueuedCrisis = meta.story({
  tags: ['state'],
  args: { saved: { ...urgentEntry, advice: crisisAdvice }, isSavedHere: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kept on this device' }));
    await expect(dialog.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});

const onSave = fn();

export const MeasureEditedFromWhatWasTyped = meta.story({
  render: () => (
    <ReadingForm
      measure={sugar}
      state={{
        status: 'open',
        typed: { id: 'two', values: { value: '6.4', choice: 'fasting', date: '2025-12-31', time: '07:10' } },
      }}
      now={now}
      timeZone={timeZone}
      onSave={onSave}
      onRefuse={fn()}
      onClose={fn()}
      onConfirm={fn()}
      onChange={fn()}
      onChooseSymptoms={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(onSave).toHaveBeenCalledWith({
      values: { value: 6.4 },
      choice: 'fasting',
      date: '2025-12-31',
      time: '07:10',
    });
  },
});
