import { evaluate, type Input } from '../evaluate.ts';
import { choice, date, type Field, flag, optional, quantity } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import type { Comparator } from '../results/labResult.ts';
import { checkAllergies, type RecordedAllergy } from './checkAllergies.ts';
import { checkKidney, checkPotassium, type DatedResult } from './checkKidney.ts';
import { checkDailyLimits, checkPair } from './checkOthers.ts';
import { checkPregnancy } from './checkPregnancy.ts';
import type { MedicineFinding } from './findings.ts';
import { isCheckedMedicine, isListOf, isRecordedAllergy } from './guards.ts';
import type { CheckedMedicine } from './types.ts';

const checked = <T>(isPlausible: (value: unknown) => value is T): Field<T> => ({
  required: true,
  read: (value) => (isPlausible(value) ? { status: 'ok', value } : { status: 'implausible' }),
});

const COMPARATORS = ['<', '<=', '>', '>='] as const;

const FIELDS = {
  medicine: checked(isCheckedMedicine),
  others: checked<readonly CheckedMedicine[]>(isListOf(isCheckedMedicine)),
  allergies: checked<readonly RecordedAllergy[]>(isListOf(isRecordedAllergy)),
  egfr: optional(quantity('egfr')),
  egfrComparator: optional(choice<Comparator>(COMPARATORS)),
  egfrOn: optional(date),
  potassiumMmolL: optional(quantity('potassiumMmolL')),
  potassiumComparator: optional(choice<Comparator>(COMPARATORS)),
  potassiumOn: optional(date),
  hasKidneyDisease: optional(flag),
  hasHeartFailure: optional(flag),
  asOf: optional(date),
  isPregnant: optional(flag),
};

/** Findings about a medicine, and parts that could not be checked. */
export interface MedicineCheck {
  /** Serious findings first. */
  readonly findings: readonly MedicineFinding[];
  /** Allergies without a known name, as written. */
  readonly uncheckedAllergies: readonly string[];
  /** Whether the ingredients of the medicine are known; otherwise only its name was checked. */
  readonly isMedicineKnown: boolean;
}

/**
 * Checks a medicine against the allergies, the other medicines, the kidneys, the heart, the potassium and a pregnancy of a
 * person. Finds recorded and related allergies, interactions, the same ingredient or class twice, and doses above the
 * highest daily dose. `egfr` (mL/min/1.73 m²) and `potassiumMmolL` are the newest results, with their
 * comparator and day; on `asOf` (YYYY-MM-DD) older ones no longer count. Absent data are not checked. An empty result does not mean that the medicine is safe. Errors:
 * `missing`, `implausible`, `not_applicable`.
 */
export function checkMedicine(input: Input<typeof FIELDS>): Result<MedicineCheck> {
  return evaluate(FIELDS, input, ({ medicine, others, allergies, ...person }) => {
    const { asOf, hasKidneyDisease = false, hasHeartFailure = false } = person;
    const egfr = toResult(person.egfr, person.egfrComparator, person.egfrOn);
    const potassium = toResult(person.potassiumMmolL, person.potassiumComparator, person.potassiumOn);
    const findings = [
      ...checkAllergies(medicine, allergies),
      ...others.flatMap((other) => checkPair(medicine, other)),
      ...checkDailyLimits(medicine, others),
      ...checkKidney(medicine, { egfr, hasKidneyDisease, hasHeartFailure, others, asOf }),
      ...checkPotassium(medicine, potassium, asOf),
      ...(person.isPregnant ? checkPregnancy(medicine) : []),
    ];
    const isFirst = ({ text }: MedicineFinding, index: number) =>
      findings.findIndex((other) => other.text === text) === index;
    return ok({
      findings: findings.filter(isFirst).toSorted(bySeriousness),
      uncheckedAllergies: allergies.filter(({ matches }) => matches.length === 0).map(({ name }) => name),
      isMedicineKnown: medicine.ingredients.length > 0,
    });
  });
}

const toResult = (
  value: number | undefined,
  comparator: Comparator | undefined,
  on: string | undefined,
): DatedResult | undefined => (value === undefined ? undefined : { value, comparator, on });

const rank = ({ level }: MedicineFinding) => (level === 'serious' ? 0 : 1);
const bySeriousness = (one: MedicineFinding, other: MedicineFinding) => rank(one) - rank(other);
