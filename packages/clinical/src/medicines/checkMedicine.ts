import { evaluate, type Input } from '../evaluate.ts';
import { type Field, flag, optional, quantity } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { checkAllergies, type RecordedAllergy } from './checkAllergies.ts';
import { checkDailyLimits, checkPair } from './checkOthers.ts';
import { checkKidney, checkPotassium, checkPregnancy } from './checkPerson.ts';
import type { MedicineFinding } from './findings.ts';
import { isCheckedMedicine, isListOf, isRecordedAllergy } from './guards.ts';
import type { CheckedMedicine } from './types.ts';

const checked = <T>(isPlausible: (value: unknown) => value is T): Field<T> => ({
  required: true,
  read: (value) => (isPlausible(value) ? { status: 'ok', value } : { status: 'implausible' }),
});

const FIELDS = {
  medicine: checked(isCheckedMedicine),
  others: checked<readonly CheckedMedicine[]>(isListOf(isCheckedMedicine)),
  allergies: checked<readonly RecordedAllergy[]>(isListOf(isRecordedAllergy)),
  egfr: optional(quantity('egfr')),
  potassiumMmolL: optional(quantity('potassiumMmolL')),
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
 * Checks a medicine against the allergies, the other medicines, the kidneys (`egfr` in mL/min/1.73 m²), the potassium
 * and a pregnancy of a person. Finds recorded and related allergies, interactions, the same ingredient or class
 * twice, and doses above the highest daily dose. Absent data are not checked. An empty result does not mean that the
 * medicine is safe. Errors: `missing`, `implausible`.
 */
export function checkMedicine(input: Input<typeof FIELDS>): Result<MedicineCheck> {
  return evaluate(FIELDS, input, ({ medicine, others, allergies, egfr, potassiumMmolL, isPregnant }) => {
    const findings = [
      ...checkAllergies(medicine, allergies),
      ...others.flatMap((other) => checkPair(medicine, other)),
      ...checkDailyLimits(medicine, others),
      ...(egfr === undefined ? [] : checkKidney(medicine, egfr)),
      ...(potassiumMmolL === undefined ? [] : checkPotassium(medicine, potassiumMmolL)),
      ...(isPregnant ? checkPregnancy(medicine) : []),
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

const rank = ({ level }: MedicineFinding) => (level === 'serious' ? 0 : 1);
const bySeriousness = (one: MedicineFinding, other: MedicineFinding) => rank(one) - rank(other);
