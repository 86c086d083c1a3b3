import { type AlertPerson, bpCrisisFrom, VERY_LOW_BP } from './bloodPressure.ts';
import type { CourseReading, CourseRules, CrisisKind } from './course.ts';
import { courseRules } from './courseRules.ts';
import { SUGAR_MMOL_L, sugarCrisisLimits } from './sugar.ts';

/** Kind of an alert: a crisis, or a laboratory result. */
export type AlertKind = CrisisKind | 'lab';

/** Person of the alert, and the readings that raised it. */
interface EndsFacts {
  readonly person?: AlertPerson & { readonly hasDiabetes?: boolean | null | undefined };
  readonly crisis?: readonly CourseReading[];
}

const BY_DOCTOR = 'or until a doctor closes it.';
const HOUR = 60;
/** Published limits of glucose in mg/dL, by their value in mmol/L. */
const MG_DL: Readonly<Record<number, number>> = {
  [SUGAR_MMOL_L.low]: 72,
  [SUGAR_MMOL_L.pregnancy]: 180,
  [SUGAR_MMOL_L.calm]: 300,
};

const glucose = (mmolL: number) => `${mmolL.toFixed(1)} mmol/L (${MG_DL[mmolL]} mg/dL)`;

function duration(minutes: number): string {
  const [count, unit] = minutes < HOUR ? [minutes, 'minute'] : [minutes / HOUR, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Texts of one kind: the reading that counts, and the previous reading that it must follow. */
type CrisisEnd = (person: NonNullable<EndsFacts['person']>) => {
  readonly calm: string;
  readonly last: string;
  readonly also?: string;
};

const ENDS: Readonly<Record<CrisisKind, CrisisEnd>> = {
  blood_pressure: (person) => {
    const { sbpMmHg, dbpMmHg } = bpCrisisFrom(person);
    return { calm: `below ${sbpMmHg}/${dbpMmHg} mmHg`, last: 'last very high reading' };
  },
  low_pressure: () => ({
    calm: `of ${VERY_LOW_BP.sbpMmHg}/${VERY_LOW_BP.dbpMmHg} mmHg or higher`,
    last: 'last very low reading',
  }),
  low_sugar: () => ({ calm: `of ${glucose(SUGAR_MMOL_L.low)} or higher`, last: 'last low reading' }),
  high_sugar: ({ isPregnant = null, hasDiabetes = null }) => ({
    calm: `below ${glucose(sugarCrisisLimits({ isPregnant, hasDiabetes }).calmBelowMmolL)}`,
    last: 'last very high reading',
    also: ', and none higher between',
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
export function alertEndsWords(kind: AlertKind, { person = {}, crisis = [] }: EndsFacts = {}): string {
  if (kind === 'lab') return `Stays open until a newer result is better, ${BY_DOCTOR}`;
  const until = readings(courseRules(kind, person), crisis, ENDS[kind](person));
  return `Stays open until ${until}, ${BY_DOCTOR}`;
}
