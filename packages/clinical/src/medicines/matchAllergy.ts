import { ALLERGEN_GROUPS } from './allergenGroups.ts';
import { editDistance, normaliseName } from './normaliseName.ts';

/** Common name of a substance: its international name, a brand or another spelling. */
export interface KnownName {
  readonly name: string;
  /** International name of the substance. */
  readonly substance: string;
  /** ATC codes of the substance, for all routes. */
  readonly atc: readonly string[];
}

/** Meaning of a written allergy: a group of medicines, or one substance. */
export type AllergyMatch =
  | { readonly kind: 'group'; readonly code: string }
  | { readonly kind: 'substance'; readonly substance: string; readonly atc: readonly string[] };

interface Word {
  readonly text: string;
  readonly match: AllergyMatch;
}

/** Prepared names for matching allergies. */
export interface AllergyVocabulary {
  readonly words: readonly Word[];
}

const NONE =
  /^(no|nil|none|nkda|nka|na|n a|not known|no known( drug)?( allergies| allergy)?|no allergies|no allergy)$/;
const MOST_WORDS = 4;
/** Minimum length of names that may differ in one or two letters; shorter ones must be spelt exactly. */
const TOLERANT_FROM = 5;
const MORE_TOLERANT_FROM = 9;

/** Returns the allergy vocabulary: the groups of this package and the caller's names. */
export function allergyVocabulary(names: readonly KnownName[]): AllergyVocabulary {
  const groups = ALLERGEN_GROUPS.flatMap(({ code, words }) =>
    words.map((word): Word => ({ text: normaliseName(word), match: { kind: 'group', code } })),
  );
  const substances = names.map(
    ({ name, substance, atc }): Word => ({
      text: normaliseName(name),
      match: { kind: 'substance', substance, atc },
    }),
  );
  return { words: [...groups, ...substances] };
}

/** Returns the allergies in a text, separated by commas, semicolons, slashes, line breaks or "and". */
export function splitAllergies(text: string): readonly string[] {
  const names = text.split(/[,;/\n&+]|\band\b/i).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && !saysNoAllergy(name)))];
}

/** Returns whether a text states that there is no allergy, such as "nil" or "no known drug allergies". */
function saysNoAllergy(text: string): boolean {
  return NONE.test(
    text
      .trim()
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
}

/**
 * Returns the meanings of a written allergy. Spelling may differ slightly ("penicilin"); a text with several names
 * matches all of them. Returns an empty list for a text without a known name: show it as not checked.
 */
export function matchAllergy(text: string, { words }: AllergyVocabulary): readonly AllergyMatch[] {
  const phrases = phrasesOf(normaliseName(text));
  const exact = words.filter((word) => phrases.includes(word.text));
  const found = exact.length > 0 ? exact : nearest(phrases, words);
  return found.map(({ match }) => match).filter(isFirst);
}

function phrasesOf(text: string): readonly string[] {
  const parts = text.split(' ').filter((part) => part !== '');
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS, parts.length - start) }, (_unused, count) =>
      parts.slice(start, start + count + 1).join(' '),
    ),
  );
}

function nearest(phrases: readonly string[], words: readonly Word[]): readonly Word[] {
  const near = phrases.flatMap((phrase) =>
    words.flatMap((word) => {
      const most = toleranceOf(Math.min(phrase.length, word.text.length));
      if (most === 0 || Math.abs(phrase.length - word.text.length) > most) return [];
      const distance = editDistance(phrase, word.text);
      return distance <= most ? [{ word, distance }] : [];
    }),
  );
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ word }) => word);
}

function toleranceOf(length: number): number {
  if (length < TOLERANT_FROM) return 0;
  return length < MORE_TOLERANT_FROM ? 1 : 2;
}

const keyOf = (match: AllergyMatch) => (match.kind === 'group' ? match.code : match.substance);

function isFirst(match: AllergyMatch, index: number, all: readonly AllergyMatch[]): boolean {
  return all.findIndex((other) => other.kind === match.kind && keyOf(other) === keyOf(match)) === index;
}
