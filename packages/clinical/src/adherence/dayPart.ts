import { type DoseCounts, hasEnough, unrecorded } from './doseCounts.ts';

const HOURS_PER_PART = 6;
const TIMED_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;

/** Parts of the day, six hours each from midnight. `any_time` has the doses without a time. */
export const DAY_PARTS = [...TIMED_PARTS, 'any_time'] as const;

/** A part of the day. */
export type DayPart = (typeof DAY_PARTS)[number];

/** Returns the part of the day of an hour, 0 to 23; `null` for a dose without a time. */
export function dayPartOf(hour: number | null): DayPart {
  return (hour === null ? undefined : TIMED_PARTS[Math.floor(hour / HOURS_PER_PART)]) ?? 'any_time';
}

/**
 * Smallest share of doses of a part of the day, not recorded, that is named.
 *
 * @signOff [D] The part of the day with the largest share of doses that were not recorded is named from one dose in five.
 */
const NAMED_FROM = 0.2;

/**
 * Returns the part of the day whose doses were recorded least; `null` when there is nothing to compare, when most were
 * recorded, or when two parts are alike. A skipped dose is recorded.
 */
export function leastRecordedPart(
  parts: readonly (DoseCounts & { readonly part: DayPart })[],
): DayPart | null {
  const share = (counts: DoseCounts) => unrecorded(counts) / counts.due;
  const timed = parts.filter((counts) => counts.part !== 'any_time' && hasEnough(counts));
  const [least, next] = timed.toSorted((one, other) => share(other) - share(one));
  if (!least || !next || share(least) < NAMED_FROM) return null;
  return share(least) > share(next) ? least.part : null;
}
