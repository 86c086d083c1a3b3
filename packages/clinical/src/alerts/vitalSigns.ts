import { quantityRow, type UsualRange, type VitalSign } from '../quantities/index.ts';
import { hasPregnancyLimits, isBaby, isChild } from './bloodPressure.ts';
import { type AlertGrade, isToday } from './grade.ts';
import type { ReadingAdvice } from './readingAdvice.ts';
import type { ReadingBand, ReadingPerson } from './readingBand.ts';
import type { AlertWords } from './words.ts';

/** Values that call for something: those below or from a limit on. */
interface Limit extends AlertWords {
  readonly below?: number;
  readonly from?: number;
  readonly grade: AlertGrade;
}

const HEART_SIGNS = 'With chest pain, breathlessness, fainting or confusion, call 995.';
const BREATHING_SIGNS = 'With breathlessness, chest pain, blue lips or confusion, call 995.';
const FEVER_SIGNS =
  'With confusion, a stiff neck, trouble breathing, a fit, or a rash that does not fade when pressed, call 995.';
const HOSPITAL_NOW = 'go to A&E now. If you cannot get there, call 995.';
const REST = 'Sit still for 5 minutes and measure again.';
const WARM_HAND = 'Warm your hand, sit still for 5 minutes and measure again.';
const COOL = 'Rest, and drink water.';

/**
 * Pulse at rest, per minute. Sources: NEWS2, Royal College of Physicians 2017 (3 points up to 40 and from 131); NHS, pulse
 * (above 120).
 *
 * @signOff [D] A pulse at rest of up to 40 or from 131 is for the same day, from 121 within 3 days, and an adult's alone.
 */
const PULSE: readonly Limit[] = [
  {
    from: 131,
    grade: 'same_day',
    reason: 'This pulse is very fast.',
    action: `${REST} If it is still above 130, see a doctor today. ${HEART_SIGNS}`,
  },
  {
    below: 41,
    grade: 'same_day',
    reason: 'This pulse is very slow.',
    action: `${REST} If it is still 40 or lower, see a doctor today, unless a doctor has told you that this is usual for you. ${HEART_SIGNS}`,
  },
  {
    from: 121,
    grade: 'within_3_days',
    reason: 'This pulse is fast.',
    action: `${REST} If it stays above 120, call your clinic. ${HEART_SIGNS}`,
  },
];

/**
 * Oxygen saturation at rest, without extra oxygen, in %. Source: NHS England, COVID Oximetry @home (emergency up to 92, a
 * doctor's advice at 93 and 94).
 *
 * @signOff [D] An oxygen saturation of up to 92% is an emergency in every illness, and of 93 or 94% for the same day.
 */
const OXYGEN: readonly Limit[] = [
  {
    below: 93,
    grade: 'emergency',
    reason: 'This oxygen is very low.',
    action: `Warm your hand and measure again now. If it is still 92% or lower, ${HOSPITAL_NOW} ${BREATHING_SIGNS}`,
  },
  {
    below: 95,
    grade: 'same_day',
    reason: 'This oxygen is low.',
    action: `${WARM_HAND} If it is still below 95%, see a doctor today. ${BREATHING_SIGNS}`,
  },
];

const USUAL_FOR_YOU = 'With more breathlessness than usual, chest pain, blue lips or confusion, call 995.';

/**
 * Oxygen saturation with COPD, in %, by the second scale of NEWS2, Royal College of Physicians 2017: 88 to 92 is the goal of
 * people who keep carbon dioxide.
 *
 * @signOff [D] With COPD an oxygen saturation below 84% is an emergency and below 88% for the same day; up to 94% it asks
 * what is usual.
 */
const OXYGEN_WITH_COPD: readonly Limit[] = [
  {
    below: 84,
    grade: 'emergency',
    reason: 'This oxygen is very low.',
    action: `Warm your hand and measure again now. If it is still 83% or lower, ${HOSPITAL_NOW} ${USUAL_FOR_YOU}`,
  },
  {
    below: 88,
    grade: 'same_day',
    reason: 'This oxygen is low, also with COPD.',
    action: `${WARM_HAND} If it is still below 88%, see a doctor today. ${USUAL_FOR_YOU}`,
  },
  {
    below: 95,
    grade: 'next_visit',
    reason: 'With COPD this oxygen may be usual for you.',
    action: `If it is lower than your doctor has told you to expect, see a doctor today. ${USUAL_FOR_YOU}`,
  },
];

/**
 * Body temperature in °C. Sources: NHS, hypothermia (below 35), high temperature in adults (from 38); NEWS2, Royal College
 * of Physicians 2017 (2 points from 39.1); NICE CG151 after cancer treatment (38).
 *
 * @signOff [D] Below 35.0 °C and from 41.0 °C are emergencies, from 39.1 °C is for the same day, from 38.0 °C within 3 days.
 */
const TEMPERATURE: readonly Limit[] = [
  {
    below: 35,
    grade: 'emergency',
    reason: 'This temperature is very low.',
    action:
      'Keep warm, and measure again now, as the leaflet of your thermometer says. If it is still below 35.0 °C, call 995.',
  },
  {
    from: 41,
    grade: 'emergency',
    reason: 'This temperature is dangerously high.',
    action: `Cool down with water and a fan, and measure again now. If it is still this high, ${HOSPITAL_NOW} ${FEVER_SIGNS}`,
  },
  {
    from: 39.1,
    grade: 'same_day',
    reason: 'This is a high fever.',
    action: `${COOL} See a doctor today. ${FEVER_SIGNS}`,
  },
  {
    from: 38,
    grade: 'within_3_days',
    reason: 'This is a fever.',
    action: `${COOL} If it lasts longer than 3 days, see a doctor. During treatment for cancer or with a weak immune system, go to A&E now. ${FEVER_SIGNS}`,
  },
];

/** @signOff [D] In pregnancy and in the 42 days after a birth a fever is for the maternity team on the same day. */
const TEMPERATURE_OF_PREGNANCY: readonly Limit[] = TEMPERATURE.map((limit) =>
  limit.from === undefined || limit.grade === 'emergency'
    ? limit
    : { ...limit, grade: 'same_day', action: `${COOL} Call your maternity team today. ${FEVER_SIGNS}` },
);

const LIMITS: Readonly<Record<VitalSign, (person: ReadingPerson) => readonly Limit[]>> = {
  pulse: (person) => (isChild(person) ? [] : PULSE),
  oxygen: ({ hasCopd }) => (hasCopd ? OXYGEN_WITH_COPD : OXYGEN),
  temperature: (person) => (hasPregnancyLimits(person) ? TEMPERATURE_OF_PREGNANCY : TEMPERATURE),
};

/** Returns the worst limit that a value has passed. */
function passedLimit(sign: VitalSign, value: number, person: ReadingPerson): Limit | undefined {
  if (isBaby(person)) return undefined;
  return LIMITS[sign](person).find(
    ({ below = -Infinity, from = Infinity }) => value < below || value >= from,
  );
}

/** Returns the advice for one vital sign in its unit, measured at rest; `null` when none is needed. A baby's gets none. */
export function vitalSignAdvice(
  sign: VitalSign,
  value: number,
  person: ReadingPerson = {},
): ReadingAdvice | null {
  const limit = passedLimit(sign, value, person);
  if (!limit) return null;
  const { grade, reason, action } = limit;
  return { grade, reason, action };
}

/** Returns the range of a vital sign in its unit; `null` when it calls for nothing. */
export function vitalSignBand(
  sign: VitalSign,
  value: number,
  person: ReadingPerson = {},
): ReadingBand | null {
  const limit = passedLimit(sign, value, person);
  if (!limit) return null;
  if (limit.below !== undefined) return isToday(limit.grade) ? 'very_low' : 'low';
  return isToday(limit.grade) ? 'very_high' : 'high';
}

/** Label of the usual range on a chart. */
export const USUAL_RANGE_LABEL = 'Usual range';

/**
 * Returns the usual range of a vital sign for a person, in its unit. Both ends are open where another one holds: the pulse
 * of a child, and oxygen with COPD.
 */
export function usualVitalSign(sign: VitalSign, person: ReadingPerson = {}): UsualRange {
  const isOther = sign === 'pulse' ? isChild(person) : sign === 'oxygen' && person.hasCopd;
  const { low = null, high = null } = isOther || isBaby(person) ? {} : (quantityRow(sign).range ?? {});
  return { low, high };
}
