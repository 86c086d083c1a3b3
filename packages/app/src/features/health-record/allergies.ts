import { itemPhrase, removalQuestion } from '@vitalane/clinical';
import type { DrugAllergies } from '@vitalane/ui/screens/DrugAllergies';

/** The part of a profile that names drug allergies. */
export interface AllergyFields {
  /** Null or absent when it was not said, which is not the same as none. */
  isDrugAllergies?: boolean | null;
  /** Names with commas, semicolons or line breaks between them. */
  drugAllergies?: string | null;
}

/** Returns what a profile says about drug allergies, as a list. */
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
