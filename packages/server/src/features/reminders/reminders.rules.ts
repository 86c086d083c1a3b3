import { dayMs, hourMs, minuteMs } from '@vitalane/time';

/** Interval at which an unanswered reminder is repeated. */
export const repeatAfterMs = 15 * minuteMs;
export const maxNotices = 4;

/** Length of a snooze. */
export const snoozeMs = 10 * minuteMs;

/** Maximum delay of an announcement: taking the dose later may be worse than skipping it. */
export const maxDelayMs = 4 * hourMs;

/** How long a notification can be answered. */
export const answerableMs = dayMs;

/** Minimum number of days between warnings that a medicine runs out. */
export const stockPauseDays = 3;
