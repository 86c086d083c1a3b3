// When a test counts as hung, stated here for every runner. Tests check what happens, not how fast: a busy machine may be
// many times slower than an idle one. Limits on speed belong to `bench`.

const minuteMs = 60_000;

/** The longest that a test or a hook may take, in milliseconds. */
export const testGuardMs = 10 * minuteMs;

/** The longest wait for one event, in milliseconds: shorter than a test, so that a failure names the event. */
export const waitGuardMs = 2 * minuteMs;
