import { type BloodPressure, LOW_BP } from '../blood-pressure/bands.ts';
import {
  EMERGENCY_KIND_WORDS,
  GO_TO_A_AND_E_WORDS,
  LOW_SUGAR_EMERGENCY_WORDS,
  NOT_AWAKE_WORDS,
} from '../emergency/words.ts';
import { type AlertPerson, isChild } from './bloodPressure.ts';
import type { CrisisKind } from './course.ts';
import type { AlertGrade } from './grade.ts';

/** Texts of an alert: reason and action. */
export interface AlertWords {
  readonly reason: string;
  readonly action: string;
}

/** Sentences around every alert. */
export const ALERT_WORDS = {
  lockScreen: 'You have a health alert',
  doctorWrote: 'A doctor wrote about your health alert',
  noClinic: 'No clinic sees this. Please act yourself.',
  clinic: 'Your clinic can see this but may not look at once. Do not wait for a call.',
  lowResolved: 'Eat a snack if your next meal is more than an hour away. Tell your doctor about this low.',
} as const;

/** Names of the alerts of the diary, for the patient's own list of messages. */
export const ALERT_NAMES: Readonly<Record<CrisisKind, string>> = {
  blood_pressure: 'High blood pressure',
  low_pressure: 'Low blood pressure',
  low_sugar: 'Low blood sugar',
  high_sugar: 'High blood sugar',
  weight_gain: 'Fast gain of weight',
};

type PregnancyGrade = 'emergency' | 'same_day' | 'next_visit';

/** @signOff [D] In the 42 days after a birth the same words name the birth in place of the pregnancy. */
const pregnancyWords = (when: string): Readonly<Record<PregnancyGrade | 'signs', AlertWords>> => ({
  emergency: {
    reason: `Your blood pressure is dangerously high ${when}.`,
    action:
      'Go to your maternity hospital or A&E now. Call 995 if you have a bad headache, changed sight, belly pain, breathlessness or a fit.',
  },
  same_day: {
    reason: `This is high ${when}.`,
    action: 'Call your maternity team today, even if you feel well.',
  },
  next_visit: {
    reason: `This is a little high ${when}.`,
    action: 'Tell your maternity team at your next contact.',
  },
  signs: {
    reason: `These signs matter ${when}.`,
    action: 'Call your maternity team now about these signs.',
  },
});
const IN_PREGNANCY = pregnancyWords('in pregnancy');
const AFTER_BIRTH = pregnancyWords('after a birth');

const ADULT_CRISIS: AlertWords = {
  reason: 'Your blood pressure is very high.',
  action:
    'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
};
const ADULT_EMERGENCY: AlertWords = {
  reason: ADULT_CRISIS.reason,
  action: EMERGENCY_KIND_WORDS.heart,
};
const CHILD_EMERGENCY: AlertWords = {
  reason: 'This blood pressure is dangerously high for a child.',
  action: 'Go to a children’s emergency department now. If your child is very unwell, call 995.',
};
const CHILD: AlertWords = {
  reason: 'This blood pressure is high for a child.',
  action: 'See your child’s doctor today.',
};

const LOW_PRESSURE_ACTION =
  'Sit or lie down, and measure again after 5 minutes. If you faint, feel confused or breathless, or have chest pain, call 995.';
const LOW_ON_MEDICINE = 'Call your clinic before your next blood pressure tablet.';

/** @signOff [D] What follows a low pressure that stays low, by its grade. */
const AFTER_LOW_PRESSURE: Partial<Record<AlertGrade, string>> = {
  same_day: 'If it is still this low, or you feel faint or unwell, see a doctor today.',
  next_visit: 'If you feel faint or unwell, see a doctor today. Otherwise mention it at your next visit.',
};

/** @signOff [D] Where the lower number alone is low, the words name it: the upper one may be above the goal. */
const lowReason = ({ sbpMmHg }: BloodPressure): string =>
  `${sbpMmHg < LOW_BP.sbpMmHg ? 'Your blood pressure' : 'The lower number of your blood pressure'} is low.`;

function lowPressureWords(
  grade: AlertGrade,
  { low, takesPressureMedicine }: AlertPerson & { low: BloodPressure },
): AlertWords {
  const reason = lowReason(low);
  if (grade === 'emergency') return { reason, action: EMERGENCY_KIND_WORDS.heart };
  const onMedicine = takesPressureMedicine ? LOW_ON_MEDICINE : null;
  const parts = [LOW_PRESSURE_ACTION, onMedicine, AFTER_LOW_PRESSURE[grade]];
  return { reason, action: parts.filter(Boolean).join(' ') };
}

/** Returns the texts for a blood pressure of this grade; `low` is the pressure in mmHg where that is too low. */
export function bpWords(
  grade: AlertGrade,
  { low, ...person }: AlertPerson & { readonly low?: BloodPressure | undefined },
): AlertWords {
  if (low) return lowPressureWords(grade, { ...person, low });
  const { isPregnant, isAfterBirth } = person;
  if (isPregnant || isAfterBirth) {
    const words = isPregnant ? IN_PREGNANCY : AFTER_BIRTH;
    return grade === 'emergency' || grade === 'same_day' || grade === 'next_visit'
      ? words[grade]
      : words.signs;
  }
  if (isChild(person)) return grade === 'emergency' ? CHILD_EMERGENCY : CHILD;
  return grade === 'emergency' ? ADULT_EMERGENCY : ADULT_CRISIS;
}

/** Emergency line beside a pressure that is refused although a slip of one digit may hide a crisis. */
export const REFUSED_PRESSURE_WORDS: AlertWords = {
  reason: 'Your blood pressure may be very high or very low.',
  action:
    'Check what your monitor shows. With chest pain, breathlessness, weakness, trouble speaking or seeing, a bad headache or fainting, call 995 now.',
};

/** Emergency line beside a sugar that is refused: a unit or digit that is wrong may hide a dangerous one. */
export const REFUSED_SUGAR_WORDS: AlertWords = {
  reason: 'Your sugar may be very high or very low.',
  action:
    'Check the number and the unit that your meter shows. If you are drowsy or confused, have a fit, vomit or breathe fast, call 995 now.',
};

const LOW_ACTION =
  'Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes.';
const WATCH_VERY_LOW = `Do not stay alone. Drowsy, fitting or unable to swallow: call 995. ${NOT_AWAKE_WORDS}`;
const VERY_LOW_ACTION = `${LOW_ACTION} ${WATCH_VERY_LOW}`;

/**
 * Texts for a device that shows HI, LO or an error in place of a number. Nothing can be stored without one.
 *
 * @signOff [D] HI or an error on a blood pressure monitor is an emergency when it is shown again or with a red flag. LO
 * on a sugar meter gets the advice on a very low sugar.
 */
export const NO_NUMBER_WORDS: Readonly<Record<'bloodPressure' | 'sugar' | 'lowSugar', AlertWords>> = {
  bloodPressure: {
    reason: 'HI means that your blood pressure may be too high to be measured.',
    action: `Sit quietly and measure again now. If your monitor shows HI or an error again, or you have chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache: ${EMERGENCY_KIND_WORDS.heart} It is not saved without a number.`,
  },
  sugar: {
    reason: 'HI means that your sugar is too high to be measured.',
    action: `${GO_TO_A_AND_E_WORDS} With an error in place of HI, measure again now with a new strip. It is not saved without a number.`,
  },
  lowSugar: {
    reason: 'LO means that your sugar is too low to be measured.',
    action: `${VERY_LOW_ACTION} It is not saved without a number.`,
  },
};

const AFTER_LOW_ACTION = 'Measure again after 15 minutes.';
const VERY_HIGH = 'Your sugar is very high.';
const HIGH_ADVICE = 'Drink water. Keep to your care plan.';

const HIGH_ACTIONS: Partial<Record<AlertGrade, string>> = {
  emergency: GO_TO_A_AND_E_WORDS,
  same_day: `${HIGH_ADVICE} See a doctor today, even if you feel well. If no clinic can see you today, go to A&E. With vomiting, belly pain, fast breathing or confusion, call 995.`,
};

/** Returns the texts for low sugar; below 3.0 mmol/L (`isVeryLow`) they include what to do when the person gets drowsy. */
export function lowSugarWords(grade: AlertGrade, isVeryLow = false): AlertWords {
  const toTreat = isVeryLow ? VERY_LOW_ACTION : LOW_ACTION;
  return {
    reason: 'Your sugar is low.',
    action: grade === 'emergency' ? LOW_SUGAR_EMERGENCY_WORDS : toTreat,
  };
}

/**
 * Returns the texts for a low that is still open although the newest glucose is no longer low.
 *
 * @signOff [D] After a newer reading from 4.0 mmol/L on, an open low asks to measure again and no longer to take sugar.
 */
export function afterLowSugarWords(grade: AlertGrade, isVeryLow = false): AlertWords {
  const toDo = isVeryLow ? `${AFTER_LOW_ACTION} ${WATCH_VERY_LOW}` : AFTER_LOW_ACTION;
  return { reason: 'Your sugar was low.', action: grade === 'emergency' ? LOW_SUGAR_EMERGENCY_WORDS : toDo };
}

/** Returns the texts for high sugar. */
export function highSugarWords(grade: AlertGrade): AlertWords {
  const action = HIGH_ACTIONS[grade] ?? `${HIGH_ADVICE} Call your clinic now. Ask to be seen within 7 days.`;
  return { reason: VERY_HIGH, action };
}

/** Texts for ketones, by grade. */
export const KETONE_WORDS: Partial<Record<AlertGrade, AlertWords>> = {
  emergency: { reason: 'Your ketones are high. Acid may be building up.', action: 'Go to A&E now.' },
  same_day: {
    reason: 'Your ketones are raised.',
    action: 'Call your clinic today, drink water, and check again in 2 hours.',
  },
};
