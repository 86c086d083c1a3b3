import { canonicalValue, FORM_CODES } from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import { startOfDate, toDate } from '@vitalane/time';
import type { account, healthForm, labValue } from '../../db/schema.ts';
import { ethnicities, findChoice, genders } from '../../lists/choices.ts';
import type { HealthFacts, LabResult, LabTest } from './facts.ts';

type Person = Pick<typeof account.$inferSelect, 'dateOfBirth' | 'genderUuid' | 'ethnicityUuid'>;
type Form = typeof healthForm.$inferSelect;
type LabRow = typeof labValue.$inferSelect;

/** Returns the sources of an answer that profile and form share, the profile first. */
function statements<T>(
  ofProfile: T | null | undefined,
  ofForm: T | null | undefined,
  form: Form | undefined,
): { value: T; date: string | null; origin: 'profile' | 'health_form' } | null {
  if (ofProfile !== null && ofProfile !== undefined) {
    return { value: ofProfile, date: null, origin: 'profile' };
  }
  if (ofForm === null || ofForm === undefined || !form) return null;
  return { value: ofForm, date: toDate(form.updatedAt, 'UTC'), origin: 'health_form' };
}

/** Returns the date of birth, YYYY-MM-DD; `null` when unknown. */
export function birthDateOf(person: Person | undefined, form: Form | undefined): string | null {
  return person?.dateOfBirth ?? form?.dateOfBirth ?? null;
}

/** Returns the gender, and the sex for clinical equations. */
export function genderOf(person: Person | undefined, form: Form | undefined): HealthFacts['gender'] {
  const known = statements(person?.genderUuid, form?.genderId, form);
  const choice = known && findChoice(genders, known.value);
  return choice ? { ...known, value: { name: choice.name, sex: choice.clinicalSex } } : null;
}

/** Returns the ethnic group, and its column of the risk table. */
export function ethnicityOf(person: Person | undefined, form: Form | undefined): HealthFacts['ethnicity'] {
  const known = statements(person?.ethnicityUuid, form?.ethnicityId, form);
  const choice = known && findChoice(ethnicities, known.value);
  return choice ? { ...known, value: { name: choice.name, riskTable: choice.riskTable } } : null;
}

/** Returns the laboratory reports, newest sample day first, then newest entry first. */
export function labTestsOf(forms: readonly Form[], rows: readonly LabRow[], timeZone: string): LabTest[] {
  const byForm = Map.groupBy(rows, ({ formId }) => formId);
  const tests = forms.flatMap((form) => {
    const [first, ...others] = byForm.get(form.id) ?? [];
    return first ? [toLabTest(form, [first, ...others], timeZone)] : [];
  });
  return tests.toSorted((a, b) => b.date.localeCompare(a.date) || b.enteredAt.localeCompare(a.enteredAt));
}

function toLabTest(
  { id, isFasting, createdAt }: Form,
  rows: readonly [LabRow, ...(readonly LabRow[])],
  timeZone: string,
): LabTest {
  const results = rows.flatMap((row): [DimensionCode, LabResult][] => {
    const code = FORM_CODES.find((one) => one === row.code);
    return code ? [[code, toLabResult(row, code)]] : [];
  });
  return {
    id,
    date: rows[0].measuredOn,
    startOfDate: startOfDate(rows[0].measuredOn, timeZone).toISOString(),
    enteredAt: createdAt.toISOString(),
    isFasting,
    results: Object.fromEntries(results),
  };
}

function toLabResult(row: LabRow, code: DimensionCode): LabResult {
  const { canonicalValue: value, typedValue, typedUnit, comparator } = row;
  const canonical = (end: number | null) => (end === null ? null : canonicalValue(code, end, typedUnit));
  return {
    value,
    entered: { value: typedValue, unit: typedUnit },
    comparator,
    referenceLow: canonical(row.referenceLow),
    referenceHigh: canonical(row.referenceHigh),
  };
}
