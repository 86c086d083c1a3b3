import type { FieldErrors } from '../../patterns/Form/index.ts';

/** The patient's statements about drug allergies. `answer` is `null` without a statement. */
export interface DrugAllergies {
  answer: boolean | null;
  /** Names of the allergens, without duplicates. */
  names: readonly string[];
  /** Confirmation question for a removal, by name. */
  removalQuestions: Readonly<Record<string, string>>;
}

/** State of the last change: none, pending, or failed with the reason. */
export type AllergyChange =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string; errors?: FieldErrors };
