import type { WaitRange } from './queue.types.ts';

const PATIENTS_PER_STEP = 3;
const STEP_MINUTES = 10;

/** The wait in words for a number of checked-in patients (a whole number from 0), e.g. `10 to 20 mins` for 4. */
export function waitEstimate(checkedInCount: number): string {
  const steps = checkedInCount > PATIENTS_PER_STEP ? Math.floor(checkedInCount / PATIENTS_PER_STEP) : 0;
  return `${steps * STEP_MINUTES} to ${(steps + 1) * STEP_MINUTES} mins`;
}

/** The server's range in the same words, or the estimate by the place while the server knows too little. */
export function waitInWords(wait: WaitRange | null, position: number): string {
  return wait ? `${wait.fromMins} to ${wait.toMins} mins` : waitEstimate(position);
}
