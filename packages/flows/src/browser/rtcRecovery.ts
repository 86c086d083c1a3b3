import type { Defect } from './rtcDefects.ts';

/**
 * Remedies for a media defect, least disruptive first. `attach`: the element gets a new stream. `keyFrame`: the remote peer
 * sends a key frame. `track`: the remote peer replaces its tracks. `rebuild`: a new connection.
 */
export type Remedy = 'attach' | 'keyFrame' | 'track' | 'rebuild';

/** Remedies by defect, in order. An unchanged picture and silence may be genuine, so they never rebuild the connection. */
const ladders: Readonly<Record<Defect, readonly Remedy[]>> = {
  undecoded: ['keyFrame', 'track', 'rebuild'],
  unshown: ['attach', 'keyFrame', 'track', 'rebuild'],
  unchanged: ['keyFrame', 'attach', 'track'],
  silent: ['attach', 'track'],
};

/** Wait after a remedy before the next one. */
const STEP_MS = 2_000;
/** Time without a defect after which the next one starts with the first remedy. */
const WELL_AFTER_MS = 10_000;

/** Returns a function that takes the current defect and returns the remedy to apply now, or `null`. */
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
