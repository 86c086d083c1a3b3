import { typedDiagnosis } from '../../index.ts';

/** Returns what a typed diagnosis means. */
export function answer({ text }: { readonly text: string }): unknown {
  return typedDiagnosis(text);
}
