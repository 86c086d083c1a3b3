import type { SimulatedClock } from 'xstate';

/**
 * Advances the clock by `ms` milliseconds in steps of `stepMs`. One big `increment` runs no timer that an earlier
 * timer has set, so chained delays need small steps.
 */
export function tick(clock: SimulatedClock, ms: number, stepMs = 100): void {
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) clock.increment(Math.min(stepMs, ms - passedMs));
}
