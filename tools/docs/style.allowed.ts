/** Allowed finding of the style check. */
export interface AllowedStyle {
  /** Path of a file or folder. */
  readonly path: string;
  /** Part of the message. */
  readonly text: string;
  readonly why: string;
}

/** Allowed findings. Unused entries fail the check. */
export const ALLOWED_STYLE: readonly AllowedStyle[] = [
  { path: '.changeset/readings-entered-later.md', text: '`Mum`', why: 'Quotes words that patients type.' },
  { path: 'docs/clinical/hazards.md', text: '`she`', why: 'Quotes the name of a test.' },
  { path: 'packages/clinical/README.md', text: '`master`', why: 'The NGSP/IFCC master equation.' },
  {
    path: 'packages/clinical/src/units/conversions.ts',
    text: '`master`',
    why: 'The NGSP/IFCC master equation.',
  },
  { path: 'packages/time/src/zone.property.test.ts', text: '`Lord`', why: 'Lord Howe Island.' },
];

/** American spellings in established names: a design pattern, and an OAuth grant. */
export const americanNames: ReadonlySet<string> = new Set(['adapter', 'adapters', 'authorization']);

/** Terms that the inclusive-language rules report and that are exact in software or medicine. */
export const exactTerms: readonly string[] = [
  // Actors of a state machine, hosts of a network, primitives of the UI package, and the attribute of a form.
  'actor',
  'actors',
  'host',
  'hosts',
  'primitive',
  'disabled',
  'invalid',
  // Adverb of time, as in “has just signed in”.
  'just',
  // Clinical rules that depend on sex, and statements about relatives.
  'man',
  'men',
  'woman',
  'women',
  'maternity',
  'mother',
];
