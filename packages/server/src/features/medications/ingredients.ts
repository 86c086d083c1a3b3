import {
  type AllergyVocabulary,
  allergyVocabulary,
  type CheckedMedicine,
  type Ingredient,
  matchAllergy,
} from '@vitalane/clinical';
import type { MedicationRow } from '../../db/schema.ts';
import { medicationFrequencies } from '../../lists/choices.ts';
import { findMedicine, type Medicine, medicines } from '../../lists/medicines.ts';
import { atcCodesOf, substances } from '../../lists/substances.ts';
import { ownDosesPerDay } from '../../medicines/schedule.ts';

const solidUnits = ['tablet', 'capsule'];
const mgPer: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 };

/** Names of every substance and brand of the catalogue. */
export const vocabulary: AllergyVocabulary = allergyVocabulary([
  ...substances.flatMap(({ name, alsoCalled, atc }) =>
    [name, ...alsoCalled].map((known) => ({ name: known, substance: name, atc: Object.values(atc).flat() })),
  ),
  ...medicines.flatMap(({ brand, activeIngredients, route }) =>
    activeIngredients.map((substance) => ({
      name: brand ?? substance,
      substance,
      atc: atcCodesOf(substance, route),
    })),
  ),
]);

/** Members of a patient's medicine that the checks use. */
export type MedicineFacts = Pick<
  MedicationRow,
  'name' | 'brand' | 'route' | 'medicationId' | 'dose' | 'unit' | 'frequency' | 'regularly'
> &
  Partial<Pick<MedicationRow, 'times' | 'repeat' | 'steps'>>;

/** Returns a medicine as input of the checks. A medicine typed by hand is identified by the names in its text. */
export function toCheckedMedicine(row: MedicineFacts): CheckedMedicine {
  const entry = findMedicine(row.medicationId);
  const unitsPerDay = unitsPerDayOf(row);
  return {
    name: row.name,
    ingredients: entry ? ingredientsOf(entry) : namedIn(row),
    ...(unitsPerDay !== undefined && entry?.unit === row.unit && { unitsPerDay }),
  };
}

function ingredientsOf({ activeIngredients, route, strength, unit }: Medicine): Ingredient[] {
  const strengths = solidUnits.includes(unit) ? strength.split(' + ') : [];
  return activeIngredients.map((name, index) => {
    const mgPerUnit = toMg(strengths[index]);
    return { name, atc: atcCodesOf(name, route), ...(mgPerUnit !== undefined && { mgPerUnit }) };
  });
}

function toMg(strength: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^([\d.]+) (g|mg|mcg)$/.exec(strength ?? '') ?? [];
  const factor = mgPer[unit];
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor;
}

/** Ingredients by text. Looking for names takes milliseconds, and a list compares each medicine with every other. */
const namedByText = new Map<string, Ingredient[]>();
const mostTexts = 1000;

/** Returns the ingredients that the text of a medicine names. */
function namedIn(row: MedicineFacts): Ingredient[] {
  const text = JSON.stringify([row.name, row.brand, row.route, row.unit]);
  const known = namedByText.get(text);
  if (known) return known;
  const [oldest = text] = namedByText.keys();
  if (namedByText.size >= mostTexts) namedByText.delete(oldest);
  const named = findNames(row);
  namedByText.set(text, named);
  return named;
}

/** Finds the ingredients in the text of a medicine; of a single one also the strength. */
function findNames({ name, brand, route, unit }: MedicineFacts): Ingredient[] {
  const text = `${name} ${brand ?? ''}`;
  const found = matchAllergy(text, vocabulary).flatMap((match) =>
    match.kind === 'substance' ? [match] : [],
  );
  const [, strength] = /(\d+(?:\.\d+)? (?:mg|mcg|g))\b/.exec(text.replace(/(\d)(?=mg|mcg|g\b)/, '$1 ')) ?? [];
  const mgPerUnit = found.length === 1 && solidUnits.includes(unit) ? toMg(strength) : undefined;
  return found.map(({ substance, atc }) => ({
    name: substance,
    // The same substance has other codes, and other risks, on the skin.
    atc: substances.find((known) => known.name === substance)?.atc[route] ?? atc,
    ...(mgPerUnit !== undefined && { mgPerUnit }),
  }));
}

/** Returns the most units on a day; `undefined` when the doses of a day are not known. */
function unitsPerDayOf(row: MedicineFacts): number | undefined {
  const doses = mostDosesPerDay(row);
  const amounts = [row, ...(row.steps ?? [])].map(({ dose }) => dose);
  return doses ? doses * Math.max(...amounts) : undefined;
}

function mostDosesPerDay({ frequency, regularly, times = [], repeat }: MedicineFacts): number | null {
  if (repeat?.kind === 'as_needed') return repeat.mostPerDay ?? null;
  if (!regularly) return null;
  if (repeat) return ownDosesPerDay(repeat, times);
  return medicationFrequencies.find(({ name }) => name === frequency)?.timesPerDay ?? null;
}
