import type { FieldErrors } from '../../patterns/Form/index.ts';

/** What the patient has said about drug allergies. `answer` is null when they have not said. */
export interface DrugAllergies {
  answer: boolean | null;
  /** What they are allergic to, each once. */
  names: readonly string[];
  /** What is asked when one of them is removed, by name. */
  removalQuestions: Readonly<Record<string, string>>;
}

/** The last change: nothing, under way, or why it failed. */
export type AllergyChange =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string; errors?: FieldErrors };
