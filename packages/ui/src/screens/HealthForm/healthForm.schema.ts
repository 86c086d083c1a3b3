import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import type { Comparator } from '../shared/printedResult.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import type {
  LabDimension,
  LabUnit,
  NewHealthForm,
  NewLabValue,
  RefusedResults,
} from './HealthFormScreen.types.ts';

const { errors } = healthFormCopy;

/** Field name for the error of a form without results. */
export const resultsField = 'values';

/** Names of the fields with a list as value. */
export const listFields = ['chronicConditionsUuid', 'currentlyMedicationsUuid'] as const;

const yesNo = z.optional(z.enum(['yes', 'no', 'unknown', '']));
const list = z.optional(z.array(z.string()));

const toBoolean = (answer: string | undefined) =>
  answer === 'yes' ? true : answer === 'no' ? false : undefined;
const toList = (uuids: string[] | undefined) => (uuids && uuids.length > 0 ? uuids : undefined);

/** Returns the schema of the person and the date. It validates every field, to report all errors at once. */
function personSchema(today: string) {
  return z.object({
    dateOfLabTest: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: errors.dateMissing, abort: true }),
      z.refine((date) => date <= today, errors.dateFuture),
    ),
    isFasting: yesNo,
    fullName: z.string().check(z.trim(), z.minLength(1, errors.fullName)),
    dateOfBirth: isoDateSchema({
      missing: errors.birthMissing,
      impossible: errors.birthInvalid,
      max: today,
      tooLate: errors.birthFuture,
    }),
    genderUuid: z.string().check(z.minLength(1, errors.gender)),
    ethnicityUuid: z.optional(z.string()),
    isSmoker: yesNo,
    chronicConditionsUuid: list,
    currentlyMedicationsUuid: list,
  });
}

/** Returns the schema of the entered results. Errors use the code of the result. */
function resultsSchema(dimensions: readonly LabDimension[]) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields, context) => {
      const read = dimensions.map((dimension) => readResult(dimension, fields));
      const addIssue = (name: string, message: string) =>
        context.issues.push({ code: 'custom', input: fields, path: [name], message });
      for (const { code, problem } of read) if (problem) addIssue(code, problem);
      if (read.every(({ result, problem }) => !(result || problem))) addIssue(resultsField, errors.noResults);
      return { values: read.flatMap(({ result }) => result ?? []) };
    }),
  );
}

/**
 * Returns the schema of a health form: a date not after `today` (`YYYY-MM-DD`), at least one result, and the
 * person. The input is the form's strings, the output a {@link NewHealthForm}.
 */
export function healthFormSchema(dimensions: readonly LabDimension[], today: string) {
  return z.pipe(
    z.intersection(personSchema(today), resultsSchema(dimensions)),
    z.transform(
      ({ ethnicityUuid, isSmoker, isFasting, ...form }): NewHealthForm => ({
        ...form,
        ethnicityUuid: ethnicityUuid || undefined,
        isSmoker: toBoolean(isSmoker),
        isFasting: toBoolean(isFasting),
        chronicConditionsUuid: toList(form.chronicConditionsUuid),
        currentlyMedicationsUuid: toList(form.currentlyMedicationsUuid),
      }),
    ),
  );
}

interface ReadResult {
  code: string;
  result?: NewLabValue;
  problem?: string;
}

/**
 * Returns what is valid of a refused form: its results, and its date unless that is missing, impossible or after
 * `today` (`YYYY-MM-DD`).
 */
export function refusedResults(
  dimensions: readonly LabDimension[],
  today: string,
  fields: Record<string, unknown>,
): RefusedResults {
  const { data: dateOfLabTest } = personSchema(today).shape.dateOfLabTest.safeParse(fields.dateOfLabTest);
  const values = dimensions.flatMap((dimension) => readResult(dimension, fields).result ?? []);
  return { values, ...(dateOfLabTest && { dateOfLabTest }) };
}

const figure = /^(?<comparator>[<>]=?|[≤≥])?\s*(?<number>\d+(?:[.,]\d+)?)$/;

/** Comparators by the sign that people type. */
const comparators: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};

/** Returns a result of the form in its chosen unit, its problem, or neither for an empty field. */
export function readResult({ code, unitChoices }: LabDimension, fields: Record<string, unknown>): ReadResult {
  const text = (member: string) => String(fields[`${code}.${member}`] ?? '').trim();
  const [value, low, high] = [text('value'), text('low'), text('high')];
  if (value === '') return { code, problem: low || high ? errors.valueMissing : undefined };
  const { comparator, number } = figure.exec(value)?.groups ?? {};
  if (number === undefined) return { code, problem: errors.value };
  const typed = toNumber(number) ?? 0;
  const unit = unitChoices.find((choice) => choice.value === text('unit')) ?? unitChoices[0];
  if (unit && !isWithin(unit, typed, comparator))
    return { code, problem: errors.limits(unit.min, unit.max, unit.label) };
  const [referenceLow, referenceHigh] = [toNumber(low), toNumber(high)];
  if (Number.isNaN(referenceLow) || Number.isNaN(referenceHigh)) return { code, problem: errors.range };
  if (referenceLow !== undefined && referenceHigh !== undefined && referenceLow > referenceHigh)
    return { code, problem: errors.rangeOrder };
  return {
    code,
    result: {
      code,
      value: typed,
      unit: text('unit'),
      ...(comparator && { comparator: comparators[comparator] }),
      ...(referenceLow !== undefined && { referenceLow }),
      ...(referenceHigh !== undefined && { referenceHigh }),
    },
  };
}

function isWithin({ min, max }: LabUnit, value: number, comparator = ''): boolean {
  return value <= max && (value >= min || /^[<≤]/.test(comparator));
}

function toNumber(text: string): number | undefined {
  if (text === '') return undefined;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
