import type { FieldOption } from '../../../patterns/Field/index.ts';

/** Returns the options whose label contains every typed word, in any order; all options without text. */
export function optionsMatching(options: readonly FieldOption[], text: string): FieldOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
