import { daysFrom } from '@vitalane/time';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { NamedZoneProvider } from '../../patterns/NamedZone/index.ts';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { isInWindow, showsOwnAdvice } from '../../test/showsOwnAdvice.ts';
import { crisisAdvice } from '../shared/emergency.fixtures.ts';
import type { ReadingEntry } from '../shared/readings/entry.types.ts';
import { latestEntry, timeZone, twoWeeks, urgentEntry } from '../shared/readings/pressure.fixtures.ts';
import { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
import { diaryAtRest, entriesAtRest } from './entries.fixtures.ts';
import { pressure } from './measures/measure.fixtures.ts';
import type { ReadingFormState } from './measures/measure.types.ts';

const args: DiaryScreenProps = {
  ...diaryAtRest,
  average: null,
  measure: pressure,
  entries: ready(twoWeeks),
};
const meta = preview.meta({ component: DiaryScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Loading = meta.story({ args: { entries: loading } });
export const Empty = meta.story({ args: { entries: ready([]) } });
export const Failed = meta.story({
  args: { entries: failed('Network error. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await expect(canvas.queryByText('No readings yet')).not.toBeInTheDocument();
  },
});
export const Forbidden = meta.story({ args: { entries: forbidden } });
export const OneReading = meta.story({ args: { entries: ready([latestEntry]) } });
export const FormOpen = meta.story({ args: { form: { status: 'open' } } });
export const Saving = meta.story({ args: { form: { status: 'saving' } } });
export const Saved = meta.story({
  tags: ['state'],
  args: { saved: latestEntry },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading saved' }));
    await waitFor(() => expect(dialog.getByText('128/82 mmHg, today 08:15.')).toBeVisible());
  },
});
const mistyped = { text: '182/82 mmHg', date: '2026-01-01', time: '08:15' };
const changed = { date: '2026-01-01', time: '08:20' };

export const SavedChange = meta.story({
  tags: ['state'],
  args: { saved: latestEntry, savedChange: { ...mistyped, onUndo: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change saved' }));
    await waitFor(() => expect(dialog.getByText('128/82 mmHg, today 08:15.')).toBeVisible());
    await expect(dialog.getByText('It was 182/82 mmHg, today 08:15.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo change' }));
    await expect(args.savedChange?.onUndo).toHaveBeenCalledOnce();
  },
});
export const ChangedReading = meta.story({
  args: {
    entries: ready([
      {
        ...latestEntry,
        note: 'After a walk, before breakfast',
        earlier: [
          { id: 'second', ...mistyped, changed },
          { id: 'first', ...mistyped, text: '18/82 mmHg', changed },
        ],
      },
      ...twoWeeks.slice(1),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('After a walk, before breakfast')).toBeVisible();
    await expect(canvas.getByText('Before: 182/82 mmHg, today 08:15')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Changed today 08:20'));
    await expect(canvas.getByText('Before: 182/82 mmHg, today 08:15')).toBeVisible();
    await expect(canvas.getByText('Before: 18/82 mmHg, today 08:15')).toBeVisible();
  },
});
const typed = {
  id: latestEntry.uuid,
  isStored: true,
  timeZone: 'Asia/Tokyo',
  values: { systolic: '182', diastolic: '82', date: '2026-01-01', time: '18:10' },
};
export const FormOfAChange = meta.story({
  args: { form: { status: 'open', typed } },
  play: async ({ args, canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Change blood pressure' }));
    // One entry is edited at a time.
    await expect(canvas.queryByRole('button', { name: /^Change 128/ })).not.toBeInTheDocument();
    const upper = form.getByRole('textbox', { name: /^Upper number/ });
    await userEvent.clear(upper);
    await userEvent.type(upper, '128');
    await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'After a walk');
    await userEvent.click(form.getByRole('button', { name: 'Save change' }));
    // It is 18:12 in the time zone of the reading.
    await expect(args.onSave).toHaveBeenCalledWith({
      values: { systolic: 128, diastolic: 82 },
      choice: '',
      note: 'After a walk',
      date: '2026-01-01',
      time: '18:10',
    });
  },
});

/** Opens and closes the form of a reading as an app does. */
function Changeable(props: DiaryScreenProps) {
  const [form, setForm] = useState<ReadingFormState>({ status: 'closed' });
  return (
    <DiaryScreen
      {...props}
      form={form}
      onOpenForm={() => setForm({ status: 'open' })}
      onEdit={() => setForm({ status: 'open', typed })}
      onCloseForm={() => setForm({ status: 'closed' })}
    />
  );
}
export const OpensTheFormOfARowAndReturnsToIt = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'tall' } },
  render: (props) => <Changeable {...props} />,
  play: async ({ canvas, userEvent }) => {
    const name = 'Change 128/82 mmHg, today 08:15';
    const row = canvas.getByRole('button', { name });
    row.scrollIntoView({ block: 'end' });
    await userEvent.click(row);
    await waitFor(() =>
      expect(isInWindow(canvas.getByRole('textbox', { name: /^Upper number/ }))).toBe(true),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
    // The form of a new reading returns to its own button.
    await userEvent.click(canvas.getByRole('button', { name: 'Add blood pressure' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Add blood pressure' })).toHaveFocus();
  },
});
export const SavedCrisis = meta.story({
  tags: ['state'],
  args: {
    saved: { ...urgentEntry, advice: crisisAdvice },
    entries: ready([urgentEntry, ...twoWeeks]),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading saved' }));
    await waitFor(() =>
      expect(dialog.getByText(/^Sit quietly and measure again after 5 minutes\./)).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText(/bad headache, call 995\.$/)).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});
export const CrisisInTheList = meta.story({ args: { entries: ready([urgentEntry, ...twoWeeks]) } });
export const CrisisThatCouldNotBeSaved = meta.story({
  tags: ['state'],
  args: {
    form: { status: 'open', message: 'Network error. Please try again.', advice: crisisAdvice },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
  },
});
const askedPressure = {
  code: 'value',
  question: 'You entered 191/117 mmHg. Is that what your monitor shows?',
  slip: null,
  advice: crisisAdvice,
};
const crisisAfterCrisis: Partial<DiaryScreenProps> = {
  entries: ready([urgentEntry, ...twoWeeks]),
  pending: {
    entries: [
      {
        id: 'one',
        text: 'Blood pressure 184/112 mmHg',
        date: '2026-01-01',
        time: '08:15',
        refusals: [],
        canChange: true,
        advice: { ...crisisAdvice, reason: 'Your blood pressure was very high before.' },
      },
    ],
    isOffline: true,
    today: '2026-01-01',
    onEdit: fn(),
    onDiscard: fn(),
  },
  form: { status: 'open', check: [askedPressure] },
};
export const CrisisAfterCrisis = meta.story({
  tags: ['state'],
  args: crisisAfterCrisis,
  globals: { viewport: { value: 'tall' } },
  play: async ({ canvas }) => {
    await showsOwnAdvice(canvas, crisisAdvice);
    await expect(canvas.queryByText('Your blood pressure was very high before.')).not.toBeInTheDocument();
  },
});
export const CrisisAfterCrisisSmall = meta.story({
  tags: ['state'],
  args: crisisAfterCrisis,
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas }) => showsOwnAdvice(canvas, crisisAdvice),
});
export const CrisisInLargeText = meta.story({
  tags: ['state'],
  args: crisisAfterCrisis,
  globals: { viewport: { value: 'tall' } },
  parameters: { media: { textPercent: 200 } },
  play: async ({ canvas }) => showsOwnAdvice(canvas, crisisAdvice),
});
export const AsksWhetherItIsRight = meta.story({
  args: {
    form: {
      status: 'open',
      check: [askedPressure],
    },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const asked = await canvas.findByRole('region', { name: 'Is this right?' });
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
    await step('it takes focus, and the keyboard reaches both answers', async () => {
      await expect(asked).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Yes, save it' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirmCheck).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChangeChecked).toHaveBeenCalledOnce();
      await expect(canvas.getByLabelText(/^Upper number/)).toHaveFocus();
    });
  },
});
export const DeleteFailed = meta.story({
  tags: ['state'],
  args: {
    deletion: { status: 'failed', uuid: latestEntry.uuid, message: 'Network error. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The entry was not deleted. Network error. Please try again.'),
    ).toBeVisible();
  },
});
export const Narrow = meta.story({
  args: { form: { status: 'open' } },
  globals: { viewport: { value: 'narrow' } },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
});

export const OpensTheForm = meta.story({
  play: async ({ args: { onOpenForm }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add blood pressure' }));
    await expect(onOpenForm).toHaveBeenCalledOnce();
  },
});

// The form is loaded lazily.
const field = (canvas: { findByLabelText: (name: RegExp) => Promise<HTMLElement> }, name: string) =>
  canvas.findByLabelText(new RegExp(`^${name}`));

export const SavesAReading = meta.story({
  args: { form: { status: 'open' } },
  play: async ({ args: { onSave }, canvas, step, userEvent }) => {
    const upper = await field(canvas, 'Upper number');
    const lower = await field(canvas, 'Lower number');
    const save = canvas.getByRole('button', { name: 'Save reading' });
    await step('an empty form says what it needs', async () => {
      await userEvent.click(save);
      await expect(upper).toHaveAccessibleDescription(/Enter the upper number, such as 128\./);
      await expect(upper).toHaveFocus();
    });
    await step('an impossible value is explained next to its field', async () => {
      await userEvent.type(upper, '1200');
      await userEvent.type(lower, '80');
      await userEvent.click(save);
      await expect(upper).toHaveAccessibleDescription(
        /The upper number must be between 40 and 300 mmHg\. Check the display of your monitor\./,
      );
    });
    await step('swapped numbers are explained', async () => {
      await userEvent.clear(upper);
      await userEvent.type(upper, '80');
      await userEvent.clear(lower);
      await userEvent.type(lower, '120');
      await userEvent.click(save);
      await expect(lower).toHaveAccessibleDescription(
        /The lower number must be below the upper number\. Check whether the two are swapped\./,
      );
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('a valid reading is handed over as numbers, dated now unless changed', async () => {
      await userEvent.clear(upper);
      await userEvent.type(upper, '128');
      await userEvent.clear(lower);
      await userEvent.type(lower, '82');
      await userEvent.click(save);
      await expect(onSave).toHaveBeenCalledOnce();
      await expect(onSave).toHaveBeenCalledWith({
        values: { systolic: 128, diastolic: 82 },
        choice: '',
        date: '2026-01-01',
        time: '17:12',
      });
    });
  },
});

export const KeepsTheFormFilledAfterAFailure = meta.story({
  render: (props) => {
    const [form, setForm] = useState<ReadingFormState>({ status: 'open' });
    const fail = () => setForm({ status: 'open', message: 'Network error. Please try again.' });
    return <DiaryScreen {...props} form={form} onSave={fail} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Upper number'), '128');
    await userEvent.type(await field(canvas, 'Lower number'), '82');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reading' }));
    await expect(await canvas.findByText('Network error. Please try again.')).toBeVisible();
    await expect(await field(canvas, 'Upper number')).toHaveValue('128');
    await expect(await field(canvas, 'Lower number')).toHaveValue('82');
  },
});

export const ShowsWhatTheServerRefuses = meta.story({
  tags: ['state'],
  args: {
    form: {
      status: 'open',
      errors: { systolic: 'The upper number must be between 40 and 300 mmHg.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Upper number')).toHaveAccessibleDescription(
      /The upper number must be between 40 and 300 mmHg\./,
    );
  },
});

export const ClosesTheForm = meta.story({
  args: { form: { status: 'open' } },
  play: async ({ args: { onCloseForm }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(onCloseForm).toHaveBeenCalledOnce();
  },
});

export const HidesTheSuccess = meta.story({
  args: { saved: latestEntry },
  play: async ({ args: { onHideSuccess }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(onHideSuccess).toHaveBeenCalledOnce();
  },
});

export const DeletesAReadingAtOnce = meta.story({
  play: async ({ args: { onDelete }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 126/78 mmHg, yesterday 20:40' }));
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(onDelete).toHaveBeenCalledWith(twoWeeks[1]?.uuid);
  },
});

export const AverageToRelyOn = meta.story({
  tags: ['state'],
  args: {
    average: {
      text: '128/80',
      range: { position: 'inRange', label: 'Within your goal' },
      verdict: 'Your average of 7 days, 128/80 mmHg, is within your goal.',
      basis:
        'From 14 readings. You measured on 6 days; the first of them is left out, because first readings tend to be higher.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128/80')).toBeVisible();
    await expect(canvas.getByText(/^From 14 readings\. You measured on 6 days/)).toBeVisible();
  },
});

export const AverageOfTooFew = meta.story({
  tags: ['state'],
  args: {
    average: {
      text: '128/82',
      range: { position: 'above', label: 'Above your goal' },
      verdict: 'Your average of 7 days, 128/82 mmHg, is above your goal.',
      basis:
        'From 1 reading on 1 day so far. Keep measuring, twice in the morning and twice in the evening: from 12 readings on 3 days the average can be relied on.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From 1 reading on 1 day so far\. Keep measuring/)).toBeVisible();
    await expect(
      canvas.getByText(/^Your average of 7 days, 128\/82 mmHg, is above your goal\./),
    ).toBeVisible();
  },
});

export const ExportsAndSaysWhyNot = meta.story({
  args: {
    exporting: { status: 'failed', message: 'Network error. Please try again.' },
    targetsFailure: 'Something Went Wrong',
  },
  play: async ({ args: { onExport, onRetryTargets }, canvas, userEvent }) => {
    await expect(canvas.getByText('The file was not made. Network error. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(onExport).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^Your target could not be loaded.*Something Went Wrong$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryTargets).toHaveBeenCalledOnce();
  },
});

export const KeepsFocusInPlace = meta.story({
  render: (props) => {
    const [entries, setEntries] = useState(twoWeeks);
    const [form, setForm] = useState<ReadingFormState>({ status: 'closed' });
    return (
      <DiaryScreen
        {...props}
        entries={ready(entries)}
        form={form}
        onOpenForm={() => setForm({ status: 'open' })}
        onCloseForm={() => setForm({ status: 'closed' })}
        onDelete={(uuid) => setEntries(entries.filter((entry) => entry.uuid !== uuid))}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the form begins in its first field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add blood pressure' }));
      const upper = await field(canvas, 'Upper number');
      await waitFor(() => expect(upper).toHaveFocus());
    });
    await step('closing it leads back to the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add blood pressure' })).toHaveFocus());
    });
    await step('after a reading is gone, focus is on the heading of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete 128/82 mmHg, today 08:15' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your readings' })).toHaveFocus());
    });
  },
});

export const ChoosesAPeriod = meta.story({
  play: async ({ args: { onChoosePeriod, onMovePeriod }, canvas, step, userEvent }) => {
    await step('title and dates name the period', async () => {
      const title = 'Blood pressure, 3 December 2025 to 1 January 2026';
      await expect(canvas.getByRole('figure', { name: title })).toBeVisible();
      await expect(canvas.getByText('3 December 2025 to 1 January 2026')).toBeVisible();
    });
    await step('another length is chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
      await expect(onChoosePeriod).toHaveBeenCalledWith('365');
    });
    await step('the period before is one press away, and there is none after today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Earlier period' }));
      await expect(onMovePeriod).toHaveBeenCalledWith(-1);
      await expect(canvas.queryByRole('button', { name: 'Later period' })).not.toBeInTheDocument();
    });
  },
});

export const OpensAnEarlierWeek = meta.story({
  play: async ({ canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: /^22 to 28 December 2025/ });
    await expect(week).toHaveAttribute('aria-expanded', 'false');
    await expect(week).toHaveAccessibleName(/entries, average \d+\/\d+ mmHg$/);
    await userEvent.click(week);
    await expect(canvas.getByRole('heading', { level: 4, name: 'Sunday 28 December 2025' })).toBeVisible();
    await userEvent.click(week);
    await expect(canvas.queryByRole('heading', { name: 'Sunday 28 December 2025' })).not.toBeInTheDocument();
  },
});

const earlier = { ...entriesAtRest.period, from: '2025-11-03', to: '2025-12-02', hasNext: true };

export const NothingInThePeriod = meta.story({
  args: { period: earlier },
  play: async ({ args: { onMovePeriod }, canvas, userEvent }) => {
    await expect(canvas.getByText('No readings in this period.')).toBeVisible();
    await expect(canvas.getByText('No entries in this period.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later period' }));
    await expect(onMovePeriod).toHaveBeenCalledWith(1);
  },
});

export const LoadsAnEarlierPeriod = meta.story({ args: { period: { ...earlier, isLoading: true } } });

export const FailsToLoadAPeriod = meta.story({
  args: { period: { ...earlier, failure: 'Network error. Please try again.' } },
  play: async ({ args: { onRetryPeriod }, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Some entries of this period could not be loaded. Network error. Please try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryPeriod).toHaveBeenCalledOnce();
  },
});

/** Two years of morning and evening readings, with a gap of two months. */
const twoYears = daysFrom('2024-01-02', 730)
  .flatMap((date, index): ReadingEntry[] =>
    index > 300 && index < 360
      ? []
      : ['08:00', '20:00'].map((time, place) => {
          const systolic = Math.round(128 + 8 * Math.sin(index / 40) + ((index * 7 + place * 3) % 11) - 5);
          const diastolic = systolic - 48;
          const measuredAt = `${date}T${place === 0 ? '00' : '12'}:00:00.000Z`;
          const text = `${systolic}/${diastolic}`;
          return { uuid: `${date}${time}`, text, values: { systolic, diastolic }, date, time, measuredAt };
        }),
  )
  .toReversed();

export const AYear = meta.story({
  tags: ['state'],
  args: {
    entries: ready(twoYears),
    period: { ...entriesAtRest.period, length: '365', from: '2025-01-02' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Each point is the average of a week\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^December 2025/ })).toBeVisible();
  },
});

export const Everything = meta.story({
  args: {
    entries: ready(twoYears),
    period: { ...entriesAtRest.period, length: 'all', from: '2024-01-02', hasPrevious: false },
  },
});

export const TriesAgain = meta.story({
  args: { entries: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const ChoosesAnotherMeasure = meta.story({
  play: async ({ args: { onChooseKind }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Weight' }));
    await expect(onChooseKind).toHaveBeenCalledWith('weight');
  },
});

const onAJourney = (props: DiaryScreenProps) => (
  <NamedZoneProvider timeZone={timeZone}>
    <DiaryScreen {...props} />
  </NamedZoneProvider>
);

export const NamesTheZoneOnAJourney = meta.story({
  tags: ['state'],
  render: onAJourney,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times in Singapore time')).toBeVisible();
  },
});

/** The newest reading keeps the time of the place where it was measured, 01:15 in Berlin. */
export const SaysThatEntriesAreOfSeveralPlaces = meta.story({
  tags: ['state'],
  args: { entries: ready([{ ...latestEntry, time: '01:15' }, ...twoWeeks.slice(1)]) },
  render: onAJourney,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each entry has the time of the place where it was made.')).toBeVisible();
  },
});
