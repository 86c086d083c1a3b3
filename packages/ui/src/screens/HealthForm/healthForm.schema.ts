import * as z from 'zod/mini';
import { isoDateSchema } from '../shared/isoDate.schema.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';
import type { LabDimension, NewHealthForm, NewLabValue } from './HealthFormScreen.types.ts';

const { errors } = healthFormCopy;

/** Field that stands for all results, when there is none. */
export const resultsField = 'values';

/** Form fields whose value is a list. */
export const listFields = ['chronicConditionsUuid', 'currentlyMedicationsUuid'] as const;

const yesNo = z.optional(z.enum(['yes', 'no', 'unknown', '']));
const list = z.optional(z.array(z.string()));

const toBoolean = (answer: string | undefined) =>
  answer === 'yes' ? true : answer === 'no' ? false : undefined;
const toList = (uuids: string[] | undefined) => (uuids && uuids.length > 0 ? uuids : undefined);

/** Returns who and when. Every field is judged, so that all that is wrong is said at once. */
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

/** Returns the results that were typed; each mistake is named by its code. */
function resultsSchema(dimensions: readonly LabDimension[]) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields, context) => {
      const read = dimensions.map(({ code }) => readResult(code, fields));
      const say = (name: string, message: string) =>
        context.issues.push({ code: 'custom', input: fields, path: [name], message });
      for (const { code, problem } of read) if (problem) say(code, problem);
      if (read.every(({ result, problem }) => !(result || problem))) say(resultsField, errors.noResults);
      return { values: read.flatMap(({ result }) => result ?? []) };
    }),
  );
}

/**
 * Returns what a health form must be: a day that is not after `today` (`YYYY-MM-DD`), at least one result, and who it is about.
 * Input are the form's strings, output is a {@link NewHealthForm}.
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

const figure = /^(?<comparator>[<>])?\s*(?<number>\d+(?:[.,]\d+)?)$/;

/** Returns one result of the form: nothing where nothing was typed. */
function readResult(code: string, fields: Record<string, unknown>): ReadResult {
  const text = (member: string) => String(fields[`${code}.${member}`] ?? '').trim();
  const [value, low, high] = [text('value'), text('low'), text('high')];
  if (value === '') return { code, problem: low || high ? errors.valueMissing : undefined };
  const { comparator, number } = figure.exec(value)?.groups ?? {};
  if (number === undefined) return { code, problem: errors.value };
  const [referenceLow, referenceHigh] = [toNumber(low), toNumber(high)];
  if (Number.isNaN(referenceLow) || Number.isNaN(referenceHigh)) return { code, problem: errors.range };
  if (referenceLow !== undefined && referenceHigh !== undefined && referenceLow > referenceHigh)
    return { code, problem: errors.rangeOrder };
  return {
    code,
    result: {
      code,
      value: Number(number.replace(',', '.')),
      unit: text('unit'),
      ...((comparator === '<' || comparator === '>') && { comparator }),
      ...(referenceLow !== undefined && { referenceLow }),
      ...(referenceHigh !== undefined && { referenceHigh }),
    },
  };
}

function toNumber(text: string): number | undefined {
  if (text === '') return undefined;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
