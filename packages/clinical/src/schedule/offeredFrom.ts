/**
 * Longest time before its planned time that a dose is offered.
 *
 * @signOff [D] A dose is offered from two hours before its planned time, or from a quarter of the planned time between
 * doses when that is shorter.
 */
const MOST_HOURS_BEFORE = 2;
/** Keeps the offer of a frequent dose apart from the dose before it. Choice of this package, as above. */
const OFFERED_PART_OF_GAP = 0.25;

/** Returns the hours before its planned time from which a dose is offered; `gapHours` is `null` without a plan. */
export function takeableHoursBefore(gapHours: number | null): number {
  if (gapHours === null) return MOST_HOURS_BEFORE;
  return Math.min(MOST_HOURS_BEFORE, gapHours * OFFERED_PART_OF_GAP);
}
