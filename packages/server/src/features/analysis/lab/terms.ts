import { PRINTED_NAMES, type PrintedName } from '@vitalane/clinical';

/** Characters that OCR confuses. */
const alike: Record<string, string> = { i: '[il1|]', l: '[il1|]', '1': '[il1|]', o: '[o0]', '0': '[o0]' };

function patternOf(name: string): string {
  return [...name]
    .map((character) =>
      /[\s/-]/.test(character) ? String.raw`[\s.,/:_()-]*` : (alike[character] ?? character),
    )
    .join('');
}

interface Name {
  measure: PrintedName;
  pattern: RegExp;
}

const names: readonly Name[] = PRINTED_NAMES.flatMap(([measure, list]) =>
  list.map((name) => ({ measure, name })),
)
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ measure, name }) => ({
    measure,
    pattern: new RegExp(`(?<![a-z0-9])${patternOf(name)}(?![a-z0-9])`, 'gi'),
  }));

/** A name found in a text. */
export interface FoundTerm {
  measure: PrintedName;
  start: number;
  end: number;
}

/** Returns the names in a text from left to right; of overlapping names the longest. */
export function findTerms(text: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const { measure, pattern } of names) {
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      if (found.every((other) => end <= other.start || start >= other.end))
        found.push({ measure, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
