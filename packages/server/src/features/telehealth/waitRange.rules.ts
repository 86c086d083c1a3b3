/** Minutes from one patient of a doctor to the next, while others waited. */
export type CycleMinutes = readonly number[];

/** Inputs of a wait. */
export interface QueueFacts {
  /** Position in call order, from 1. */
  position: number;
  /** Number of available doctors, including those in a call. */
  doctorsOnline: number;
  /** Number of calls in progress. */
  callsOpen: number;
  cycles: CycleMinutes;
}

/** Range of a wait in minutes. */
export interface WaitRange {
  fromMins: number;
  toMins: number;
}

/** Minimum number of cycles for a reliable mean and spread. */
const minCycles = 8;
/** Standard deviations on either side of the mean; for a normal distribution 90 % lie within. */
const spread = 1.645;
const stepMins = 10;

/**
 * Returns the expected range of a patient's wait, in steps of ten minutes; `null` when no doctor is online or
 * the data are insufficient.
 *
 * A patient is called when as many doctors have become free as patients are ahead. Each doctor in a call
 * contributes successive cycles, of which the first is half over on average.
 */
export function waitRange({ position, doctorsOnline, callsOpen, cycles }: QueueFacts): WaitRange | null {
  if (doctorsOnline === 0 || cycles.length < minCycles) return null;
  const free = Math.max(0, doctorsOnline - callsOpen);
  const callsAhead = position - free;
  if (callsAhead <= 0) return { fromMins: 0, toMins: stepMins };
  const meanMins = cycles.reduce((sum, minutes) => sum + minutes, 0) / cycles.length;
  const variance = cycles.reduce((sum, minutes) => sum + (minutes - meanMins) ** 2, 0) / cycles.length;
  const expectedMins = ((callsAhead - 0.5) * meanMins) / doctorsOnline;
  // Calls in progress are at a random point of their cycle.
  const varianceOfSum = (callsAhead * variance + meanMins ** 2 / 12) / doctorsOnline;
  const marginMins = spread * Math.sqrt(varianceOfSum / Math.max(1, doctorsOnline));
  const fromMins = Math.floor(Math.max(0, expectedMins - marginMins) / stepMins) * stepMins;
  const toMins = Math.ceil((expectedMins + marginMins) / stepMins) * stepMins;
  return { fromMins, toMins: Math.max(toMins, fromMins + stepMins) };
}

/** Returns the usual minutes per patient; `null` without sufficient data. */
export function usualMinutes(cycles: CycleMinutes): number | null {
  if (cycles.length < minCycles) return null;
  return Math.round(cycles.toSorted((a, b) => a - b)[Math.floor(cycles.length / 2)] ?? 0);
}
