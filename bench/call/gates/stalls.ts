/** Time after which a connection counts as stalled. The app builds a stalled first connection again after 8 s. */
const stalledMs = 5000;

/** Name of the figure of {@link countStalls}. */
export const stallText = 'stalls: not within 5 s';

/** Returns how many times from joining, or from a reload, until both see each other are those of a stalled connection. */
export const countStalls = (timesMs: readonly number[]): number =>
  timesMs.filter((timeMs) => !(timeMs < stalledMs)).length;
