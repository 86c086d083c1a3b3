import { evaluate, type Input } from '../evaluate.ts';
import { type Field, textList } from '../fields.ts';
import { ok, type Result } from '../result.ts';

/** Medicine with its known active ingredients. */
export interface Medicine {
  readonly activeIngredients: readonly string[];
}

const medicinesField: Field<readonly Medicine[]> = {
  required: true,
  read: (value) =>
    Array.isArray(value) && value.every(isMedicine) ? { status: 'ok', value } : { status: 'implausible' },
};
const FIELDS = { medicines: medicinesField, drugAllergies: textList };

function isMedicine(value: unknown): value is Medicine {
  return evaluate({ activeIngredients: textList }, value, ok).status === 'ok';
}

/** Ingredient names, in lower case, to ask a pharmacist about. */
export interface MedicationChecks {
  /** Ingredients of more than one medicine. */
  duplicateIngredients: readonly string[];
  /** Ingredients of a medicine that are also recorded drug allergies. */
  allergyMatches: readonly string[];
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * Runs the two checks of a medicine list that need no licensed drug data. It finds an active ingredient in more than
 * one medicine, and an ingredient that matches a recorded drug allergy by exact name. Ignores case and outer spaces.
 * An empty result does not mean that the medicines are safe together. Errors: `missing`, `implausible`.
 */
export function medicationChecks(input: Input<typeof FIELDS>): Result<MedicationChecks> {
  return evaluate(FIELDS, input, ({ medicines, drugAllergies }) => {
    const perMedicine = medicines.map(({ activeIngredients }) => new Set(activeIngredients.map(plain)));
    const listed = perMedicine.flatMap((ingredients) => [...ingredients]);
    const allergies = new Set(drugAllergies.map(plain));
    const repeated = listed.filter((name, index) => listed.indexOf(name) < index);
    return ok({
      duplicateIngredients: [...new Set(repeated)],
      allergyMatches: [...new Set(listed)].filter((name) => allergies.has(name)),
    });
  });
}
