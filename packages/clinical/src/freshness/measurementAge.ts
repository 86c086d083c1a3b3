import { dayNumber, daysBetween } from '@vitalane/time';
import { evaluate, type Input } from '../evaluate.ts';
import { choice, date, entryList } from '../fields.ts';
import { failure, ok, type Result } from '../result.ts';

/** Days after which a measurement is still shown but marked as an old result. */
export const OLD_AFTER_DAYS = {
  bloodPressure: 30,
  weight: 180,
  waist: 180,
  labTest: 365,
  profile: 365,
} as const;

/** Days within which all inputs of one risk estimate must lie. */
export const RISK_INPUT_SPAN_DAYS = 365;

const AGE_FIELDS = {
  item: choice(Object.keys(OLD_AFTER_DAYS) as readonly (keyof typeof OLD_AFTER_DAYS)[]),
  measuredOn: date,
  asOf: date,
};

const SPAN_FIELDS = { measuredOn: entryList<string>() };

/** Age of a measurement in whole days. */
export interface MeasurementAge {
  ageDays: number;
  isOld: boolean;
}

/**
 * Returns the age of a measurement on `asOf` and whether to mark it as an old result. Dates are YYYY-MM-DD. Errors:
 * `missing`, `implausible` when measured after `asOf`, `not_applicable` for another item.
 */
export function measurementAge(input: Input<typeof AGE_FIELDS>): Result<MeasurementAge> {
  return evaluate(AGE_FIELDS, input, ({ item, measuredOn, asOf }) => {
    const ageDays = daysBetween(measuredOn, asOf);
    if (ageDays < 0) return failure('implausible', ['measuredOn']);
    return ok({ ageDays, isOld: ageDays > OLD_AFTER_DAYS[item] });
  });
}

/** Days between the first and the last of several measurements. */
export interface RiskInputSpan {
  spanDays: number;
  isWithinLimit: boolean;
}

/**
 * Returns whether measurements (YYYY-MM-DD) are close enough together for one risk estimate: within 365 days. Errors:
 * `missing` for an empty list, `implausible` when one is not a date.
 */
export function riskInputSpan(input: Input<typeof SPAN_FIELDS>): Result<RiskInputSpan> {
  return evaluate(SPAN_FIELDS, input, ({ measuredOn }) => {
    if (!measuredOn.every((day) => date.read(day).status === 'ok'))
      return failure('implausible', ['measuredOn']);
    const days = measuredOn.map(dayNumber);
    const spanDays = days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b));
    return ok({ spanDays, isWithinLimit: spanDays <= RISK_INPUT_SPAN_DAYS });
  });
}
