const PERCENT = 100;

/**
 * Fewest due doses of which a percentage is given.
 *
 * @signOff [D] Of fewer than 4 due doses no percentage is shown, only the counts.
 */
const FEWEST_DOSES = 4;

/** A dose that was due. Cancelled doses, extra intakes and medicines taken only when needed have none. */
export interface DueDose {
  /** Id of its medicine. */
  readonly medicine: string;
  /** Civil day on which it was due, YYYY-MM-DD. */
  readonly date: string;
  /** Hour of its local time, 0 to 23; `null` without a time. */
  readonly hour: number | null;
  /** `open` for a dose of which nothing was recorded. */
  readonly state: 'taken' | 'skipped' | 'open';
}

/** Numbers of doses. Those neither taken nor skipped were not recorded. */
export interface DoseCounts {
  readonly due: number;
  readonly taken: number;
  readonly skipped: number;
  /** Share of due doses taken, in whole per cent, rounded down so that 100 means all; `null` of too few doses. */
  readonly percent: number | null;
}

/** Counts doses by state. */
export function countDoses(doses: readonly DueDose[]): DoseCounts {
  const numberOf = (state: DueDose['state']) => doses.filter((dose) => dose.state === state).length;
  const [due, taken] = [doses.length, numberOf('taken')];
  const percent = hasEnough({ due }) ? Math.floor((PERCENT * taken) / due) : null;
  return { due, taken, skipped: numberOf('skipped'), percent };
}

/** Returns whether doses are enough for a share to mean something. */
export function hasEnough({ due }: Pick<DoseCounts, 'due'>): boolean {
  return due >= FEWEST_DOSES;
}

/** Returns the number of due doses of which nothing was recorded. */
export function unrecorded({ due, taken, skipped }: DoseCounts): number {
  return due - taken - skipped;
}
