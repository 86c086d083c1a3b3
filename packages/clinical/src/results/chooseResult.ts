import type { SampleMoment } from './labResult.ts';

/** Result in use, the others of its day, and whether the day has two different results. */
export interface ChosenResult<Sample> {
  readonly inUse: Sample;
  /** Other samples of the same day, in the given order. */
  readonly sameDay: readonly Sample[];
  readonly question: 'two_results' | null;
}

/**
 * Returns the sample in use: that of the newest day, and on one day that of the later time. Without times it is the
 * worse value, with the question `two_results` so that both are shown. The time and order of entry do not matter.
 * `byWorst` is negative when its first sample is worse, 0 when both are equal. `null` without samples.
 */
export function chooseResult<Sample extends SampleMoment>(
  samples: readonly Sample[],
  byWorst: (a: Sample, b: Sample) => number,
): ChosenResult<Sample> | null {
  const newestDay = latest(samples.map(({ on }) => on));
  const day = samples.filter(({ on }) => on === newestDay);
  const hasTimes = day.every(({ time }) => time);
  const latestTime = latest(day.map(({ time }) => time ?? ''));
  const candidates = hasTimes ? day.filter(({ time }) => time === latestTime) : day;
  const [inUse] = candidates.toSorted(byWorst);
  if (inUse === undefined) return null;
  return {
    inUse,
    sameDay: day.filter((sample) => sample !== inUse),
    question: candidates.some((sample) => byWorst(inUse, sample) !== 0) ? 'two_results' : null,
  };
}

/** Returns the latest of dates or times as text. */
function latest(moments: readonly string[]): string {
  return moments.toSorted().at(-1) ?? '';
}
