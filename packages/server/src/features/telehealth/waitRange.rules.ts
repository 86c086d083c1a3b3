/** How long doctors have taken from one patient to the next while others waited, in minutes. */
export type CycleMinutes = readonly number[];

/** What a wait depends on. */
export interface QueueFacts {
  /** The place in the order of calls, from 1. */
  position: number;
  /** Doctors who see patients now, those in a call included. */
  doctorsOnline: number;
  /** Calls that are in progress. */
  callsOpen: number;
  cycles: CycleMinutes;
}

/** A wait between two numbers of minutes. */
export interface WaitRange {
  fromMins: number;
  toMins: number;
}

/** With fewer cycles than this their mean and spread say too little. */
const fewestCycles = 8;
/** Standard deviations on either side of the mean; for a normal distribution 90 % lie within. */
const spread = 1.645;
const stepMins = 10;

/**
 * Returns the range that the wait of a patient falls into, in steps of ten minutes; null while nobody is online or too
 * little is known.
 *
 * The patient is called when so many doctors have become free as patients are ahead. Each doctor who is in a call
 * contributes one cycle of the recent ones after another, of which the first is on average half over.
 */
export function waitRange({ position, doctorsOnline, callsOpen, cycles }: QueueFacts): WaitRange | null {
  if (doctorsOnline === 0 || cycles.length < fewestCycles) return null;
  const free = Math.max(0, doctorsOnline - callsOpen);
  const callsAhead = position - free;
  if (callsAhead <= 0) return { fromMins: 0, toMins: stepMins };
  const meanMins = cycles.reduce((sum, minutes) => sum + minutes, 0) / cycles.length;
  const variance = cycles.reduce((sum, minutes) => sum + (minutes - meanMins) ** 2, 0) / cycles.length;
  const expectedMins = ((callsAhead - 0.5) * meanMins) / doctorsOnline;
  // The calls that are in progress are somewhere between their beginning and their end.
  const varianceOfSum = (callsAhead * variance + meanMins ** 2 / 12) / doctorsOnline;
  const marginMins = spread * Math.sqrt(varianceOfSum / Math.max(1, doctorsOnline));
  const fromMins = Math.floor(Math.max(0, expectedMins - marginMins) / stepMins) * stepMins;
  const toMins = Math.ceil((expectedMins + marginMins) / stepMins) * stepMins;
  return { fromMins, toMins: Math.max(toMins, fromMins + stepMins) };
}

/** Returns the minutes that a patient usually takes; null while too little is known. */
export function usualMinutes(cycles: CycleMinutes): number | null {
  if (cycles.length < fewestCycles) return null;
  return Math.round(cycles.toSorted((a, b) => a - b)[Math.floor(cycles.length / 2)] ?? 0);
}
