import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, ready } from '../../patterns/RemoteView/index.ts';
import {
  homeTarget,
  latestEntry,
  limits,
  now,
  timeZone,
  twoWeeks,
  urgentEntry,
} from '../shared/bloodPressure.fixtures.ts';
import { crisisAdvice } from '../shared/emergency.fixtures.ts';
import { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
import { entriesAtRest } from './entries.fixtures.ts';
import { MeasureForm } from './measures/MeasureForm.tsx';
import { sugar } from './measures/measure.fixtures.ts';
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
  values: { valueFrom: '128', valueTo: '82', date: '2025-12-31', time: '17:40' },
};

const args: DiaryScreenProps = {
  ...entriesAtRest,
  average: null,
  onChooseKind: fn(),
  bloodPressure: ready(twoWeeks),
  target: homeTarget,
  limits,
  noNumberAdvice: crisisAdvice,
  refusedAdviceOf: () => null,
  now,
  timeZone,
  bloodPressureForm: { status: 'closed' },
  savedEntry: null,
  pending,
  onRetry: fn(),
  onOpenForm: fn(),
  onCloseForm: fn(),
  onSaveBloodPressure: fn(),
  onRefuse: fn(),
  onConfirmCheck: fn(),
  onChangeChecked: fn(),
  onChooseSymptoms: fn(),
  onHideSuccess: fn(),
  onEditEntry: fn(),
  onDeleteEntry: fn(),
};

const meta = preview.meta({
  component: DiaryScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Ready = meta.story({
  args: {
    bloodPressure: failed('This cannot be shown while you are offline.'),
    pending: { ...pending, isOffline: true, entries: [{ ...refused, refusals: [] }] },
  },
});

export const EditedFromWhatWasTyped = meta.story({
  args: { bloodPressureForm: { status: 'open', typed } },
  play: async ({ args: { onSaveBloodPressure }, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Upper number/)).toHaveValue('128');
    // No other entry takes the place of what is typed.
    await expect(canvas.queryByRole('button', { name: /^Change / })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(onSaveBloodPressure).toHaveBeenCalledWith({
      valueFrom: 128,
      valueTo: 82,
      date: '2025-12-31',
      time: '17:40',
    });
  },
});

export const QueuedOnThisDevice = meta.story({
  tags: ['state'],
  args: { savedEntry: latestEntry, isSavedHere: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kept on this device' }));
    await waitFor(() =>
      expect(dialog.getByText('It is sent by itself when you are back online.')).toBeVisible(),
    );
  },
});

export const QueuedCrisis = meta.story({
  tags: ['state'],
  args: { savedEntry: urgentEntry, savedAdvice: crisisAdvice, isSavedHere: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kept on this device' }));
    await expect(dialog.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});

const onSave = fn();

export const MeasureEditedFromWhatWasTyped = meta.story({
  render: () => (
    <MeasureForm
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
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(onSave).toHaveBeenCalledWith({
      value: 6.4,
      choice: 'fasting',
      date: '2025-12-31',
      time: '07:10',
    });
  },
});
