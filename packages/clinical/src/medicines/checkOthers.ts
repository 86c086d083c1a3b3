import { settle } from '../round.ts';
import { DAILY_LIMITS } from './dailyLimits.ts';
import { FINDING_TEXT, type MedicineFinding } from './findings.ts';
import { INTERACTIONS } from './interactions.ts';
import { SINGLE_CLASSES } from './sameClass.ts';
import { type CheckedMedicine, hasAtc, type Ingredient } from './types.ts';

/** Returns the findings about two medicines of the same person. */
export function checkPair(medicine: CheckedMedicine, other: CheckedMedicine): readonly MedicineFinding[] {
  const shared = medicine.ingredients.filter(({ name }) =>
    other.ingredients.some((own) => own.name === name),
  );
  const pairs = medicine.ingredients.flatMap((one) => other.ingredients.map((two) => [one, two] as const));
  const apart = pairs.filter(([one, two]) => one.name !== two.name);
  return [
    ...apart.flatMap(([one, two]) => interactionsOf(one, two)),
    ...shared.map((ingredient) => sameIngredient(other, ingredient)),
    ...apart.flatMap(([one, two]) => sameClassOf(one, two, other)),
  ];
}

function interactionsOf(one: Ingredient, two: Ingredient): readonly MedicineFinding[] {
  const found = INTERACTIONS.filter(
    (row) =>
      (hasAtc(one.atc, row.one) && hasAtc(two.atc, row.other)) ||
      (hasAtc(two.atc, row.one) && hasAtc(one.atc, row.other)),
  );
  const worst = found.find(({ level }) => level === 'serious') ?? found[0];
  if (!worst) return [];
  const text = FINDING_TEXT.interaction(one.name, two.name, worst.effect);
  return [{ code: 'interaction', level: worst.level, text, source: worst.source }];
}

function sameIngredient(other: CheckedMedicine, ingredient: Ingredient): MedicineFinding {
  const text = FINDING_TEXT.sameIngredient(other.name, ingredient);
  return { code: 'same_ingredient', level: 'caution', text, source: 'Both medicines list this ingredient' };
}

function sameClassOf(one: Ingredient, two: Ingredient, other: CheckedMedicine): readonly MedicineFinding[] {
  const shared = SINGLE_CLASSES.find(({ atc }) => hasAtc(one.atc, atc) && hasAtc(two.atc, atc));
  if (!shared) return [];
  const text = FINDING_TEXT.sameClass(other.name, shared.name);
  return [{ code: 'same_class', level: 'caution', text, source: 'ATC classification of the WHO' }];
}

/** Returns the ingredients of a medicine whose daily total, across all medicines, is above the usual limit. */
export function checkDailyLimits(
  medicine: CheckedMedicine,
  others: readonly CheckedMedicine[],
): readonly MedicineFinding[] {
  return medicine.ingredients.flatMap(({ name }) => {
    const limit = DAILY_LIMITS.find(({ ingredient }) => ingredient === name);
    const mgPerDay = settle([medicine, ...others].reduce((sum, one) => sum + mgPerDayOf(one, name), 0));
    if (!limit || mgPerDayOf(medicine, name) === 0 || mgPerDay <= limit.mgPerDay) return [];
    const text = FINDING_TEXT.dailyLimit(name, mgPerDay, limit.mgPerDay);
    return [{ code: 'daily_limit', level: 'serious', text, source: limit.source } as const];
  });
}

/** Returns the milligrams per day; zero when the strength or the number of units is unknown. */
function mgPerDayOf({ ingredients, unitsPerDay = 0 }: CheckedMedicine, name: string): number {
  const own = ingredients.filter((ingredient) => ingredient.name === name);
  return own.reduce((sum, { mgPerUnit = 0 }) => sum + mgPerUnit * unitsPerDay, 0);
}
