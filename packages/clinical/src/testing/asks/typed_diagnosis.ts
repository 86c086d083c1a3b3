import { typedDiagnosis } from '../../index.ts';

/** Returns the meaning of a typed diagnosis. */
export function answer({ text }: { readonly text: string }): unknown {
  return typedDiagnosis(text);
}
