/** Numbers of doses. Those neither taken nor skipped were not recorded. */
export interface DoseCounts {
  due: number;
  taken: number;
  skipped: number;
  /** Share of due doses taken, in whole per cent; `null` of too few doses. */
  percent: number | null;
}

/** Part of the day; `any_time` has the doses without a time. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening' | 'any_time';

/** Due doses of some weeks, as recorded. Dates are `YYYY-MM-DD`. */
export interface AdherenceData {
  from: string;
  to: string;
  total: DoseCounts;
  /** The earliest first, also weeks without doses. */
  weeks: readonly (DoseCounts & { from: string; to: string })[];
  /** Medicines with due doses. */
  medicines: readonly (DoseCounts & { medicationUuid: string; name: string })[];
  /** Parts of the day with due doses. */
  parts: readonly (DoseCounts & { part: DayPart })[];
  /** Part of the day that is recorded least; `null` for none. */
  leastRecordedPart: DayPart | null;
  /** Publications that define the measure. */
  source: string;
  /** How doses are counted, for the reader. */
  words: string;
}
