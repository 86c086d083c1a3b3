import { FULL_FROM, type HomeBpAverage } from '../../blood-pressure/averageHome.ts';
import { pressureText, URGENT_BP } from '../../blood-pressure/bands.ts';
import type { HomeBpCategory } from '../../blood-pressure/home.ts';
import { CITATIONS } from '../../citations.ts';
import type { PressureAgainstGoal } from '../../goals/pressureAgainstGoal.ts';
import type { BandWords, ReportFrame } from './words.ts';

const RED_FLAGS = 'Chest pain, breathlessness, weakness on one side, trouble speaking or seeing: call 995.';

/**
 * Frame of the report on blood pressure.
 *
 * @signOff [D] When to seek care for the blood pressure in pregnancy, as one list.
 */
export const BLOOD_PRESSURE_REPORT: ReportFrame = {
  title: 'Your blood pressure',
  model: 'ACE Clinical Guidance: Hypertension',
  version: '2023',
  sources: [CITATIONS.bloodPressure, CITATIONS.homeBloodPressure],
  nothingToDo: 'Measure again as planned.',
  seekCare: [
    `See a doctor today if your blood pressure stays at ${pressureText(URGENT_BP)} or higher.`,
    RED_FLAGS,
  ],
  seekCareInPregnancy: [
    'Call your maternity team today if your blood pressure is 140/90 mmHg or higher, even if you feel well.',
    'Go to your maternity hospital or A&E now if it is 160/110 mmHg or higher.',
    'Call your maternity team now with a bad headache, changed sight, pain under the ribs or sudden swelling.',
    RED_FLAGS,
  ],
};

/** Texts for the band of a home average. */
export const HOME_BP_WORDS: Readonly<Record<HomeBpCategory, BandWords>> = {
  normal: { level: 'info', text: 'This is in the usual range.', advice: 'Measure again as planned.' },
  high_normal: {
    level: 'act',
    text: 'This is slightly above the usual range.',
    advice: 'Less salt, more movement and repeat checks help.',
  },
  above_threshold: {
    level: 'see_doctor',
    text: 'This is above the usual limit. One set of readings is not a diagnosis.',
    advice: 'Please book a visit in the next weeks and bring your readings.',
  },
  well_above_threshold: {
    level: 'see_doctor',
    text: 'This is clearly above the limit. One set of readings is not a diagnosis.',
    advice: 'Please see a doctor within days.',
  },
};

/** Texts for a home average that is judged by the goal. */
export const AGAINST_GOAL_WORDS: Readonly<Record<PressureAgainstGoal['level'], BandWords>> = {
  none: {
    level: 'info',
    text: 'This is within your goal.',
    advice: 'Keep to your care plan, and measure again as planned.',
  },
  next_visit: {
    level: 'see_doctor',
    text: 'This is above your goal. One set of readings is not a diagnosis.',
    advice: 'Show your readings at your next visit, and ask what you can do to reach your goal.',
  },
  within_week: {
    level: 'see_doctor',
    text: 'This is clearly above your goal.',
    advice: 'Call your clinic now about your blood pressure. Ask to be seen within 7 days.',
  },
};

/** Request for more readings while an average is preliminary. */
export const KEEP_MEASURING_WORDS =
  'Keep measuring, twice in the morning and twice in the evening, for a firmer average.';

const amount = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Returns the text on the readings behind a home average, and how to make it more reliable. */
export function averageBasisWords({ quality, readingsUsed, daysRecorded }: HomeBpAverage): string {
  if (quality === 'full')
    return `From ${readingsUsed} readings. You measured on ${daysRecorded} days; the first of them is left out, because first readings tend to be higher.`;
  const { readings, days } = FULL_FROM;
  return `From ${amount(readingsUsed, 'reading')} on ${amount(daysRecorded, 'day')} so far. Keep measuring, twice in the morning and twice in the evening: from ${readings} readings on ${days} days the average can be relied on.`;
}

/** Returns the text of the average and its readings. `until` is a formatted day. */
export function homeAverageWords(average: HomeBpAverage, until: string): string {
  const { meanSbpMmHg: sbpMmHg, meanDbpMmHg: dbpMmHg } = average;
  const numbers = pressureText({ sbpMmHg, dbpMmHg });
  return `The average of ${amount(average.readingsUsed, 'home reading')} up to ${until} is ${numbers}.`;
}
