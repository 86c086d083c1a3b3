/** How often a list is asked for while its page is in view. */
export const POLL_MS = 15_000;

const HIDDEN_FACTOR = 4;
const MOST_DOUBLINGS = 2;

/** What the pace of asking depends on. `jitter` in -0.2 … 0.2 spreads many clients; it is drawn once, by the app. */
export interface PollFacts {
  isHidden: boolean;
  /** Failed answers in a row. */
  failures: number;
  jitter: number;
}

/** Milliseconds to the next question: four times slower on a hidden page, doubled per failure up to four times. */
export function pollDelayMs({ isHidden, failures, jitter }: PollFacts): number {
  const slower = (isHidden ? HIDDEN_FACTOR : 1) * 2 ** Math.min(failures, MOST_DOUBLINGS);
  return Math.round(POLL_MS * slower * (1 + jitter));
}
