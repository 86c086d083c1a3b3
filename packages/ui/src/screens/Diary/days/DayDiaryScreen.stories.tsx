import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../../patterns/RemoteView/index.ts';
import type { DiaryEntry } from '../../shared/readings/entry.types.ts';
import { latestEntry } from '../../shared/readings/pressure.fixtures.ts';
import { sugars } from '../measures/measure.fixtures.ts';
import { DayDiaryScreen, type DayDiaryScreenProps } from './DayDiaryScreen.tsx';
import type { DayGroup } from './DayDiaryScreen.types.ts';

/** Returns what a day shows of an entry. */
function inDay({ uuid, text, date, time, measuredAt, detail, range }: DiaryEntry, unit: string) {
  return { uuid, text, date, time, measuredAt, detail, range, unit };
}

const groups: readonly DayGroup[] = [
  {
    heading: 'Blood pressure',
    entries: [inDay(latestEntry, 'mmHg')],
    canChange: true,
  },
  {
    heading: 'Blood sugar',
    entries: sugars.slice(0, 1).map((entry) => inDay(entry, 'mmol/L')),
    canChange: true,
  },
  {
    heading: 'Medicines',
    entries: [
      {
        uuid: 'i1',
        text: '1',
        unit: 'tablet',
        date: '2026-01-01',
        time: '08:05',
        detail: 'Amlodipine 5 mg',
      },
    ],
    canChange: false,
  },
];

const args: DayDiaryScreenProps = {
  date: '2026-01-01',
  today: '2026-01-01',
  sugarsOn: new Map([
    ['2026-01-01', 1],
    ['2025-12-31', 2],
  ]),
  groups: ready(groups),
  hasMedicines: true,
  deletion: null,
  onChooseKind: fn(),
  onChooseDate: fn(),
  onRetry: fn(),
  onEdit: fn(),
  onDelete: fn(),
};
const meta = preview.meta({ component: DayDiaryScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onDelete }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 6.4 mmol/L, today 07:30' }));
    await expect(onDelete).toHaveBeenCalledWith('s0');
    await expect(canvas.queryByRole('button', { name: /Delete 1 tablet/ })).not.toBeInTheDocument();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { groups: loading } });
export const Empty = meta.story({ args: { groups: ready([]), hasMedicines: false } });
export const Failed = meta.story({
  args: { groups: failed('Network error. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await expect(canvas.queryByText('Nothing on this day')).not.toBeInTheDocument();
  },
});

export const ChoosesADay = meta.story({
  play: async ({ args: { onChooseDate }, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Wed 31 December 2025, 2 blood sugar entries' }),
    );
    await expect(onChooseDate).toHaveBeenLastCalledWith('2025-12-31');
    await expect(canvas.getByRole('button', { name: /^Fri 2 January 2026/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier week' }));
    await expect(onChooseDate).toHaveBeenLastCalledWith('2025-12-25');
    await expect(canvas.queryByRole('button', { name: 'Later week' })).not.toBeInTheDocument();
  },
});
