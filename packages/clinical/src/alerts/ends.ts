import { pressureText } from '../blood-pressure/bands.ts';
import { type AlertPerson, VERY_LOW_BP } from './bloodPressure.ts';
import type { CourseReading, CourseRules, CrisisKind } from './course.ts';
import { courseRules } from './courseRules.ts';
import { glucoseLimit, pressureLimit } from './limitWords.ts';
import { SUGAR_MMOL_L, sugarCrisisLimits } from './sugar.ts';
import { backDownWords } from './weightGain.ts';

/** Kind of an alert: a crisis, or a laboratory result. */
export type AlertKind = CrisisKind | 'lab';

/** Person of the alert, and the readings that raised it. */
interface EndsFacts {
  readonly person?: AlertPerson & { readonly hasDiabetes?: boolean | null | undefined };
  readonly crisis?: readonly CourseReading[];
  /** Unit of weights; kg if absent. */
  readonly weightUnit?: string;
}

const BY_DOCTOR = 'or until a doctor closes it.';
const HOUR = 60;
function duration(minutes: number): string {
  const [count, unit] = minutes < HOUR ? [minutes, 'minute'] : [minutes / HOUR, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Texts of one kind: the reading that counts, and the previous reading that it must follow. */
type CrisisEnd = (
  person: NonNullable<EndsFacts['person']>,
  crisis: readonly CourseReading[],
  weightUnit: string | undefined,
) => {
  readonly calm: string;
  readonly last: string;
  readonly also?: string;
};

const ENDS: Readonly<Record<CrisisKind, CrisisEnd>> = {
  blood_pressure: (person) => ({ calm: `below ${pressureLimit(person)}`, last: 'last very high reading' }),
  low_pressure: () => ({ calm: `of ${pressureText(VERY_LOW_BP)} or higher`, last: 'last very low reading' }),
  low_sugar: () => ({ calm: `of ${glucoseLimit(SUGAR_MMOL_L.low)} or higher`, last: 'last low reading' }),
  high_sugar: ({ isPregnant = null, hasDiabetes = null }) => ({
    calm: `below ${glucoseLimit(sugarCrisisLimits({ isPregnant, hasDiabetes }).calmBelowMmolL)}`,
    last: 'last very high reading',
    also: ', and none higher between',
  }),
  weight_gain: (_person, crisis, weightUnit) => ({
    calm: backDownWords(crisis, weightUnit),
    last: 'last high weight',
  }),
};

function readings(
  { calmNeeded, calmAfter }: CourseRules,
  crisis: readonly CourseReading[],
  end: ReturnType<CrisisEnd>,
) {
  const { count, apart } = calmNeeded(crisis);
  const { calm, last, also = '' } = end;
  const after = `at least ${duration(calmAfter)} after your ${last}`;
  if (count === 1) return `one reading ${calm}, ${after}`;
  return `two readings ${calm}, at least ${duration(apart)} apart, the first ${after}${also}`;
}

/**
 * Returns the condition that ends an open alert as one sentence, with the limits and times of its rule.
 *
 * @signOff [D] Each open alert names what ends it.
 */
export function alertEndsWords(
  kind: AlertKind,
  { person = {}, crisis = [], weightUnit }: EndsFacts = {},
): string {
  if (kind === 'lab') return `Stays open until a newer result is better, ${BY_DOCTOR}`;
  const until = readings(courseRules(kind, person), crisis, ENDS[kind](person, crisis, weightUnit));
  return `Stays open until ${until}, ${BY_DOCTOR}`;
}

/** Returns the readings that count towards the end of a crisis, as words: “below 180/110 mmHg”. */
export function calmWords(
  kind: CrisisKind,
  { person = {}, crisis = [], weightUnit }: EndsFacts = {},
): string {
  return ENDS[kind](person, crisis, weightUnit).calm;
}

/** What is left until the end of a crisis. */
interface Left {
  /** Numbers of readings as in `CourseProgress`. */
  readonly needed: number;
  readonly reached: number;
  /** Words for the readings that count, from `calmWords`. */
  readonly counts: string;
  /** Formatted time from which the next reading counts; `null` when that is past. */
  readonly from: string | null;
}

/**
 * Returns what closes an open alert now, as one sentence; `null` stands for the alert of a laboratory result.
 *
 * @signOff [D] Each open alert says how many readings still have to follow, and from when they count.
 */
export function alertClosesWords(left: Left | null): string {
  if (!left) return 'A newer and better result closes this, or a doctor.';
  const { needed, reached, counts, from } = left;
  const start = from === null ? '' : ` from ${from} on`;
  if (needed === 1) return `One reading ${counts}${start} closes this.`;
  if (reached === 0) return `Two readings ${counts}${start} close this.`;
  return `1 of 2 follow-up readings. One more ${counts}${start} closes this.`;
}
