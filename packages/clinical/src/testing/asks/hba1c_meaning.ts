import { hba1cMeaning } from '../../index.ts';

/** Returns the meaning of an HbA1c with and without diabetes. */
export function answer(given: { readonly hba1cPercent: number; readonly diabetes: boolean | null }): unknown {
  return hba1cMeaning(given.hba1cPercent, given.diabetes);
}
