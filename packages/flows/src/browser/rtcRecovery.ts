import type { Defect } from './rtcDefects.ts';

/**
 * What is tried, from the least disturbing. `attach`: the element gets a new stream. `keyFrame`, `track`: the other side sends
 * a whole picture, or puts its track on the line again. `rebuild`: a new connection.
 */
export type Remedy = 'attach' | 'keyFrame' | 'track' | 'rebuild';

/** A still picture and silence may be true, so they never cost the connection. */
const ladders: Readonly<Record<Defect, readonly Remedy[]>> = {
  undecoded: ['keyFrame', 'track', 'rebuild'],
  unshown: ['attach', 'keyFrame', 'track', 'rebuild'],
  unchanged: ['keyFrame', 'attach', 'track'],
  silent: ['attach', 'track'],
};

/** How long a remedy has to help before the next one. */
const STEP_MS = 2_000;
/** After so long without a defect the next one begins at the bottom. */
const WELL_AFTER_MS = 10_000;

/** Creates a ladder. Feed it what the meter says; it returns what to do now, or null. */
export function createLadder() {
  let step = 0;
  let nextAtMs = 0;
  let badAtMs = Number.NEGATIVE_INFINITY;
  return (defect: Defect | null, atMs: number): Remedy | null => {
    if (atMs - badAtMs >= WELL_AFTER_MS) step = 0;
    if (defect === null) return null;
    badAtMs = atMs;
    const remedy = ladders[defect][step];
    if (!remedy || (step > 0 && atMs < nextAtMs)) return null;
    step += 1;
    nextAtMs = atMs + STEP_MS;
    return remedy;
  };
}
