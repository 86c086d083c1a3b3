import { itemPhrase, removalQuestion } from '@vitalane/clinical';
import type { DrugAllergies } from '@vitalane/ui/screens/DrugAllergies';

/** Members of a profile about drug allergies. */
export interface AllergyFields {
  /** `null` or absent when not stated, which differs from none. */
  isDrugAllergies?: boolean | null;
  /** Names separated by commas, semicolons or line breaks. */
  drugAllergies?: string | null;
}

/** Returns the drug allergies of a profile as a list. */
export function toAllergies({ isDrugAllergies, drugAllergies }: AllergyFields): DrugAllergies {
  const parts = (drugAllergies ?? '').split(/[,;\n]/).map((name) => name.trim());
  const names = [...new Set(parts.filter((name) => name !== ''))];
  const questionOf = (text: string) => removalQuestion(itemPhrase({ item: 'drug_allergy', text }));
  return {
    answer: isDrugAllergies ?? null,
    names,
    removalQuestions: Object.fromEntries(names.map((name) => [name, questionOf(name)])),
  };
}
