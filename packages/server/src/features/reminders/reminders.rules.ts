import { dayMs, hourMs, minuteMs } from '@vitalane/time';

/** A reminder that nobody answers is repeated at this distance, so often at most. */
export const repeatAfterMs = 15 * minuteMs;
export const mostNotices = 4;

/** How long "remind me later" puts a reminder off. */
export const snoozeMs = 10 * minuteMs;

/** A dose that is later than this is not announced any more: taking it now may be worse than leaving it out. */
export const stillUsefulMs = 4 * hourMs;

/** How long a notification can be answered. */
export const answerableMs = dayMs;

/** A push message that has not arrived by then is of no use. */
export const pushUsefulMs = 30 * minuteMs;

/** After a warning that a medicine runs out, the next comes so many days later at the earliest. */
export const stockPauseDays = 3;
