import { emergencyIn } from '../../index.ts';

/** Returns whether a text names a red flag. */
export function answer({ text, pregnant }: { readonly text: string; readonly pregnant?: boolean }): unknown {
  const advice = emergencyIn(text, { isPregnant: pregnant ?? false });
  return { emergencyFirst: advice !== null, kind: advice?.kind ?? null };
}
