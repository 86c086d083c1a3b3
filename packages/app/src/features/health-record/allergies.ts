import type { DrugAllergies } from '@vitalane/ui/screens/DrugAllergies';

/** The part of a profile that names drug allergies. */
export interface AllergyFields {
  /** Null or absent when it was not said, which is not the same as none. */
  isDrugAllergies?: boolean | null;
  /** Names with commas, semicolons or line breaks between them. */
  drugAllergies?: string | null;
}

/** What a profile says about drug allergies, as a list. */
export function toAllergies({ isDrugAllergies, drugAllergies }: AllergyFields): DrugAllergies {
  const names = (drugAllergies ?? '').split(/[,;\n]/).map((name) => name.trim());
  return { answer: isDrugAllergies ?? null, names: [...new Set(names.filter((name) => name !== ''))] };
}
