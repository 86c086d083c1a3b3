// Waits after which a test counts as hung, for every runner. Tests check behaviour, not speed, so the waits grow with
// the time that this machine needs. Speed limits belong to `bench`.
import { measurePace } from './verify/pace.ts';

const secondMs = 1000;

/** Time that this machine needs now, relative to an idle reference machine: from 1 to 4. Measured once for each run. */
const pace = Number(process.env.TEST_PACE ?? (await measurePace()));
// Workers and child processes inherit it.
process.env.TEST_PACE = String(pace);

/** Maximum wait for one event, in milliseconds: shorter than a test, so that a failure names the event. */
export const waitGuardMs = 15 * secondMs * pace;

/** Maximum duration of a test or hook, in milliseconds. */
export const testGuardMs = 90 * secondMs * pace;

/** Maximum duration of the start of a server, service or browser, in milliseconds. */
export const startGuardMs = 120 * secondMs * pace;
