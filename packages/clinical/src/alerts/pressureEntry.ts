import type { BloodPressure } from '../blood-pressure/bands.ts';
import { ENTRY_LIMITS, PLAUSIBILITY_LIMITS } from '../plausibility.ts';
import type { Limits } from '../quantities/catalogue.ts';
import { bpAlertGrade } from './bloodPressure.ts';
import { isToday } from './grade.ts';

/** What becomes of a pressure that somebody enters. */
export interface PressureEntry {
  /** `question`: outside the usual limits, asked about before it is saved. */
  readonly entry: 'accepted' | 'question' | 'refused';
  /** Whether the emergency line stands beside the refusal. */
  readonly hasEmergencyLine: boolean;
}

type PressureLimits = Readonly<Record<keyof BloodPressure, Limits>>;

const isBetween = (value: number, { min, max }: Limits) => value >= min && value <= max;
const isWithin = ({ sbpMmHg, dbpMmHg }: BloodPressure, limits: PressureLimits) =>
  isBetween(sbpMmHg, limits.sbpMmHg) && isBetween(dbpMmHg, limits.dbpMmHg) && sbpMmHg > dbpMmHg;

/** More digits are no slip of one digit. */
const DIGITS = /^\d{1,4}$/;

/** Returns the number and those that one slip turns into it: a digit at another place, typed twice, or a zero. */
function meantBy(typed: number): readonly number[] {
  const text = String(typed);
  if (!DIGITS.test(text)) return [];
  const places = [...text].map((digit, at) => ({ digit, rest: text.slice(0, at) + text.slice(at + 1), at }));
  const moved = places.flatMap(({ digit, rest }) =>
    [...text].map((_, to) => rest.slice(0, to) + digit + rest.slice(to)),
  );
  const once = places.filter(({ digit, at }) => digit === text[at + 1]).map(({ rest }) => rest);
  const shifted = [`${text}0`, ...(text.endsWith('0') ? [text.slice(0, -1)] : [])];
  return [...new Set([...moved, ...once, ...shifted].map(Number))];
}

function mayBeCrisis({ sbpMmHg, dbpMmHg }: BloodPressure): boolean {
  const meant: readonly BloodPressure[] = [
    ...meantBy(sbpMmHg).map((upper) => ({ sbpMmHg: upper, dbpMmHg })),
    ...meantBy(dbpMmHg).map((lower) => ({ sbpMmHg, dbpMmHg: lower })),
    { sbpMmHg: sbpMmHg * 10, dbpMmHg: dbpMmHg * 10 },
    { sbpMmHg: dbpMmHg, dbpMmHg: sbpMmHg },
  ];
  return meant.some((bp) => isWithin(bp, ENTRY_LIMITS) && isToday(bpAlertGrade(bp)));
}

/**
 * Returns what becomes of an entered pressure in mmHg. It is refused outside `ENTRY_LIMITS` or when the lower number is
 * not below the upper one, and asked about outside `PLAUSIBILITY_LIMITS`.
 *
 * @signOff [D] A refused pressure has the emergency line when it may be a crisis with a digit moved, typed twice or a
 * zero too many or too few, or with both numbers swapped.
 */
export function pressureEntry(bp: BloodPressure): PressureEntry {
  if (!isWithin(bp, ENTRY_LIMITS)) return { entry: 'refused', hasEmergencyLine: mayBeCrisis(bp) };
  return { entry: isWithin(bp, PLAUSIBILITY_LIMITS) ? 'accepted' : 'question', hasEmergencyLine: false };
}
