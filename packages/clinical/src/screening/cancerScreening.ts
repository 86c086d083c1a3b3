import { addMonths } from '@vitalane/time';
import { evaluate, type Input, type Values } from '../evaluate.ts';
import { adultAge, date, eachOptional, flag, narrow, optional, sex, textList } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import {
  SCREENING_SCHEDULE,
  type ScreenedCancer,
  type ScreeningAdviceLevel,
  type ScreeningRow,
  type ScreeningTest,
} from './schedule.ts';
import { type ScreeningTiming, screeningTiming } from './timing.ts';

const CANCERS: readonly string[] = ['breast', 'cervical', 'colorectal'] satisfies readonly ScreenedCancer[];
const FIELDS = {
  sex,
  ageYears: adultAge,
  asOf: date,
  ...eachOptional(flag, 'everSexuallyActive', 'hadTotalHysterectomy'),
  ...eachOptional(date, 'lastMammogram', 'lastPap', 'lastHpv', 'lastFit', 'lastColonoscopy'),
  familyHistory: optional(
    narrow(textList, 'not_applicable', (cancers) => cancers.every((cancer) => CANCERS.includes(cancer))),
  ),
};

type Person = Values<typeof FIELDS>;

/** Advice for one cancer. The interval and dates come with a test; `test` is null when none is scheduled. */
export interface ScreeningAdvice {
  readonly advice: ScreeningAdviceLevel;
  readonly test: ScreeningTest | null;
  readonly intervalMonths?: number;
  /** YYYY-MM-DD; `asOf` when no earlier test is known. */
  readonly nextDue?: string;
  /** Whether the next test is due on or before `asOf`. */
  readonly due?: boolean;
  readonly timing?: ScreeningTiming;
}

function rowFor(cancer: ScreenedCancer, person: Person): ScreeningRow | undefined {
  return SCREENING_SCHEDULE.find(
    (row) =>
      row.cancer === cancer &&
      (person.sex === 'female' || !row.womenOnly) &&
      person.ageYears >= row.fromYears &&
      person.ageYears < row.belowYears,
  );
}

function needsTalk(cancer: ScreenedCancer, person: Person): boolean {
  if (person.familyHistory?.includes(cancer)) return true;
  const mayNotNeedCervical = person.everSexuallyActive === false || person.hadTotalHysterectomy === true;
  return cancer === 'cervical' && mayNotNeedCervical;
}

function nextDueFor(row: ScreeningRow, person: Person): string {
  const covered = row.covers.flatMap(([name, months]) => {
    const last = person[name];
    return last === undefined ? [] : [addMonths(last, months)];
  });
  return covered.sort().at(-1) ?? person.asOf;
}

function adviceFor(cancer: ScreenedCancer, person: Person): ScreeningAdvice {
  const row = rowFor(cancer, person);
  if (!row) {
    const hasFamilyHistory = person.familyHistory?.includes(cancer) === true;
    return { advice: hasFamilyHistory ? 'discuss' : 'not_routine', test: null };
  }
  const { test, intervalMonths } = row;
  const nextDue = nextDueFor(row, person);
  const advice = needsTalk(cancer, person) ? 'discuss' : row.advice;
  const timing = screeningTiming(nextDue, person.asOf);
  return { advice, test, intervalMonths, nextDue, due: nextDue <= person.asOf, timing };
}

/**
 * Returns the cancer screening advice for a person without symptoms. Dates are YYYY-MM-DD; an unknown
 * `everSexuallyActive` counts as recommended (state the condition); a cancer in `familyHistory` makes its advice
 * `discuss`. Symptoms need a doctor, not screening. Errors: `missing`, `implausible`, `not_applicable` (under 18,
 * another sex, another cancer). Source: see `SCREENING_SCHEDULE`.
 */
export function cancerScreening(
  input: Input<typeof FIELDS>,
): Result<Record<ScreenedCancer, ScreeningAdvice>> {
  return evaluate(FIELDS, input, (person) =>
    ok({
      breast: adviceFor('breast', person),
      cervical: adviceFor('cervical', person),
      colorectal: adviceFor('colorectal', person),
    }),
  );
}
