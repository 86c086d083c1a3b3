// Time limits after which a test counts as hung, for every runner. Tests check behaviour, not speed: a busy machine
// may be many times slower than an idle one. Speed limits belong to `bench`.

const minuteMs = 60_000;

/** Maximum duration of a test or hook, in milliseconds. */
export const testGuardMs = 10 * minuteMs;

/** Maximum wait for one event, in milliseconds: shorter than a test, so that a failure names the event. */
export const waitGuardMs = 2 * minuteMs;
