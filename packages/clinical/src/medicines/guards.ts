import { asRecord } from '../evaluate.ts';
import type { RecordedAllergy } from './checkAllergies.ts';
import type { AllergyMatch } from './matchAllergy.ts';
import type { CheckedMedicine, Ingredient } from './types.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e9);

/** Returns a type guard for lists whose entries all pass. */
export function isListOf<T>(isEntry: (value: unknown) => value is T) {
  return (value: unknown): value is readonly T[] => Array.isArray(value) && value.every(isEntry);
}

const isTextList = isListOf(isText);

function isIngredient(value: unknown): value is Ingredient {
  const { name, atc, mgPerUnit } = asRecord(value);
  return isText(name) && isTextList(atc) && isAmount(mgPerUnit);
}

const isIngredientList = isListOf(isIngredient);

/** Returns whether a value is a medicine to check. */
export function isCheckedMedicine(value: unknown): value is CheckedMedicine {
  const { name, ingredients, unitsPerDay } = asRecord(value);
  return isText(name) && isIngredientList(ingredients) && isAmount(unitsPerDay);
}

function isAllergyMatch(value: unknown): value is AllergyMatch {
  const { kind, code, substance, atc } = asRecord(value);
  return kind === 'group' ? isText(code) : kind === 'substance' && isText(substance) && isTextList(atc);
}

const isMatchList = isListOf(isAllergyMatch);

/** Returns whether a value is a recorded allergy. */
export function isRecordedAllergy(value: unknown): value is RecordedAllergy {
  const { name, matches, isSevere } = asRecord(value);
  return isText(name) && isMatchList(matches) && (isSevere === undefined || typeof isSevere === 'boolean');
}
