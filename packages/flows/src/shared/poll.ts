/** Poll interval of a list while its page is visible. */
const POLL_MS = 15_000;

const HIDDEN_FACTOR = 4;
const MOST_DOUBLINGS = 2;

/** Input of the poll delay. `jitter` in -0.2 … 0.2 spreads many clients; the app draws it once. */
export interface PollFacts {
  isHidden: boolean;
  /** Failed requests in a row. */
  failures: number;
  jitter: number;
}

/** Returns the milliseconds to the next poll: four times longer on a hidden page, doubled per failure up to four times. */
export function pollDelayMs({ isHidden, failures, jitter }: PollFacts): number {
  const slower = (isHidden ? HIDDEN_FACTOR : 1) * 2 ** Math.min(failures, MOST_DOUBLINGS);
  return Math.round(POLL_MS * slower * (1 + jitter));
}
