import type { FieldErrors } from '../../patterns/Form/index.ts';

/** The patient's statements about drug allergies. `answer` is null without a statement. */
export interface DrugAllergies {
  answer: boolean | null;
  /** What they are allergic to, each once. */
  names: readonly string[];
  /** What is asked when one of them is removed, by name. */
  removalQuestions: Readonly<Record<string, string>>;
}

/** The last change: none, pending, or the reason for its failure. */
export type AllergyChange =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string; errors?: FieldErrors };
