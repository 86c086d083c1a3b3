import type {
  BloodPressureCategory,
  BloodPressureEntry,
  BloodPressureTarget,
} from './bloodPressure.types.ts';

/** Home readings should stay below 135/85. */
export const homeTarget: BloodPressureTarget = { systolicBelowMmHg: 135, diastolicBelowMmHg: 85 };

/** The present moment of the stories: 17:12 on New Year's Day in Singapore. */
export const now = '2026-01-01T09:12:00.000Z';
export const timeZone = 'Asia/Singapore';

type Row = [dayTime: string, valueFrom: number, valueTo: number, category: BloodPressureCategory];

const rows: Row[] = [
  ['2026-01-01T08:15', 128, 82, 'high_normal'],
  ['2025-12-31T20:40', 126, 78, 'normal'],
  ['2025-12-31T07:55', 138, 86, 'above_threshold'],
  ['2025-12-30T08:05', 124, 79, 'normal'],
  ['2025-12-29T19:30', 131, 81, 'high_normal'],
  ['2025-12-28T08:10', 129, 80, 'high_normal'],
  ['2025-12-27T07:45', 146, 91, 'well_above_threshold'],
  ['2025-12-25T09:20', 122, 76, 'normal'],
  ['2025-12-24T08:00', 127, 79, 'normal'],
  ['2025-12-22T08:35', 133, 83, 'high_normal'],
  ['2025-12-20T21:10', 118, 58, 'low'],
  ['2025-12-19T08:00', 136, 84, 'above_threshold'],
];

function entry([dayTime, valueFrom, valueTo, category]: Row, index: number): BloodPressureEntry {
  const [date = '', time = ''] = dayTime.split('T');
  const uuid = `4c1d8f0a-3a63-4c61-8a53-${String(index).padStart(12, '0')}`;
  const measuredAt = new Date(Date.parse(`${dayTime}:00+08:00`)).toISOString();
  return { uuid, valueFrom, valueTo, date, time, measuredAt, category };
}

/** Two weeks of readings in every band but the urgent one, newest first. */
export const twoWeeks: readonly BloodPressureEntry[] = rows.map(entry);

/** The newest of them. */
export const latestEntry: BloodPressureEntry = entry(['2026-01-01T08:15', 128, 82, 'high_normal'], 0);

/** A crisis reading taken just now. */
export const urgentEntry: BloodPressureEntry = entry(['2026-01-01T17:05', 184, 112, 'urgent'], 99);
