import { waitGuardMs } from '../../tools/hangGuard.ts';

const minuteMs = 60_000;

/** Wait for an entry that the page fetches with its next periodic request, once a minute. */
export const untilFetchedAgain = { timeout: minuteMs + waitGuardMs };

/** Wait for the first message of a service worker, which the browser starts for it. Shorter than a test. */
export const untilWorkerAnswers = { timeout: 4 * waitGuardMs };

/** Wait for what is announced for a full minute. */
export const untilNextMinute = { timeout: minuteMs + waitGuardMs };
