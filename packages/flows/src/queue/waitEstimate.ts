import type { WaitRange } from './queue.types.ts';

const PATIENTS_PER_STEP = 3;
const STEP_MINUTES = 10;

/** Returns the wait for a number of checked-in patients (a whole number from 0), such as 10 to 20 minutes for 4. */
export function waitEstimate(checkedInCount: number): WaitRange {
  const steps = checkedInCount > PATIENTS_PER_STEP ? Math.floor(checkedInCount / PATIENTS_PER_STEP) : 0;
  return { fromMins: steps * STEP_MINUTES, toMins: (steps + 1) * STEP_MINUTES };
}

/** Returns the server's range, or an estimate from the position while the server has too little data. */
export const expectedWait = (wait: WaitRange | null, position: number): WaitRange =>
  wait ?? waitEstimate(position);
