import type { DayPart } from './adherence.types.ts';

const ofPart: Record<DayPart, string> = {
  night: 'Doses at night',
  morning: 'Doses in the morning',
  afternoon: 'Doses in the afternoon',
  evening: 'Doses in the evening',
  any_time: 'Doses at any time',
};

/** Texts of the share of doses taken. */
export const adherenceCopy = {
  heading: 'Doses taken',
  empty: 'No dose was planned before today. From tomorrow on you see here how many doses you took.',
  none: 'No dose was planned in the last four weeks.',
  taken: (taken: number, due: number) => `${taken} of ${due}`,
  takenInAll: (taken: number, due: number) => `${taken} of ${due} taken`,
  percent: (percent: number) => `${percent}%`,
  skipped: (count: number) => `${count} skipped`,
  noneDue: 'None due',
  byWeek: 'By week',
  byMedicine: 'By medicine',
  legend: { taken: 'Taken', skipped: 'Skipped', open: 'Not recorded' },
  leastRecorded: (part: DayPart, count: number, due: number) =>
    `${ofPart[part]} are the ones most often not recorded: ${count} of ${due}.`,
  source: (source: string) => `Source: ${source}`,
} as const;
