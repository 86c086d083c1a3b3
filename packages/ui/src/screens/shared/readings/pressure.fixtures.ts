import type { ReadingEntry, ReadingRange } from './entry.types.ts';
import type { BloodPressureTarget } from './pressureParts.ts';

/** Home readings should stay below 135/85. */
export const homeTarget: BloodPressureTarget = { systolicBelowMmHg: 135, diastolicBelowMmHg: 85 };

/** Current instant of the stories: 17:12 on 1 January 2026 in Singapore. */
export const now = '2026-01-01T09:12:00.000Z';
export const timeZone = 'Asia/Singapore';

const within: ReadingRange = { position: 'inRange', label: 'Within your goal' };
const above: ReadingRange = { position: 'above', label: 'Above your goal' };
const low: ReadingRange = { position: 'below', label: 'Low' };
const veryHigh: ReadingRange = { position: 'above', label: 'Very high' };

type Row = [dayTime: string, systolic: number, diastolic: number, range: ReadingRange];

const rows: Row[] = [
  ['2026-01-01T08:15', 128, 82, within],
  ['2025-12-31T20:40', 126, 78, within],
  ['2025-12-31T07:55', 138, 86, above],
  ['2025-12-30T08:05', 124, 79, within],
  ['2025-12-29T19:30', 131, 81, within],
  ['2025-12-28T08:10', 129, 80, within],
  ['2025-12-27T07:45', 146, 91, above],
  ['2025-12-25T09:20', 122, 76, within],
  ['2025-12-24T08:00', 127, 79, within],
  ['2025-12-22T08:35', 133, 83, within],
  ['2025-12-20T21:10', 118, 58, low],
  ['2025-12-19T08:00', 136, 84, above],
];

function entry([dayTime, systolic, diastolic, range]: Row, index: number): ReadingEntry {
  const [date = '', time = ''] = dayTime.split('T');
  const uuid = `4c1d8f0a-3a63-4c61-8a53-${String(index).padStart(12, '0')}`;
  const measuredAt = new Date(Date.parse(`${dayTime}:00+08:00`)).toISOString();
  const text = `${systolic}/${diastolic}`;
  return { uuid, text, values: { systolic, diastolic }, date, time, measuredAt, range };
}

/** Two weeks of readings in every band except the urgent one, newest first. */
export const twoWeeks: readonly ReadingEntry[] = rows.map(entry);

/** Newest reading. */
export const latestEntry: ReadingEntry = entry(['2026-01-01T08:15', 128, 82, within], 0);

/** Current crisis reading. */
export const urgentEntry: ReadingEntry = entry(['2026-01-01T17:05', 184, 112, veryHigh], 99);
