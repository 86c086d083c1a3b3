/** A reminder that nobody answers is repeated at this distance, so often at most. */
export const repeatAfterMs = 15 * 60_000;
export const mostNotices = 4;

/** How long "remind me later" puts a reminder off. */
export const snoozeMs = 10 * 60_000;

/** A dose that is later than this is not announced any more: taking it now may be worse than leaving it out. */
export const stillUsefulMs = 4 * 3_600_000;

/** How long a notification can be answered. */
export const answerableMs = 24 * 3_600_000;

/** A push message that has not arrived by then is of no use. */
export const pushUsefulMs = 30 * 60_000;

/** After a warning that a medicine runs out, the next comes so many days later at the earliest. */
export const stockPauseDays = 3;
