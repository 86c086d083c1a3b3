import { CONDITIONS, type ConditionCode } from './conditions.ts';
import { DENIAL, DIAGNOSIS_WORDS, DOUBT, NOT_THE_PATIENT, OTHER_MEANINGS } from './diagnosisWords.ts';
import { ITEM_CODES, recordItem } from './items.ts';

/** Meaning of a typed diagnosis. */
export interface TypedDiagnosis {
  /** Condition of the list; `null` for a text that is kept as written. */
  readonly code: ConditionCode | null;
  readonly says: 'present' | 'absent' | 'uncertain' | null;
  /** `which_type`: of diabetes. `which_meaning`: "FH" is family history or inherited cholesterol. */
  readonly question: 'confirm' | 'which_type' | 'which_meaning' | null;
}

interface Phrase {
  readonly words: readonly string[];
  readonly code: ConditionCode | null;
}

interface Found extends Phrase {
  readonly start: number;
}

const KEPT: TypedDiagnosis = { code: null, says: null, question: null };
/** Maximum number of words between a negation and the negated condition: "no known history of diabetes". */
const MAX_NEGATION_DISTANCE = 4;
/** Matches a separator between diagnoses. */
const SEPARATOR = /[,;\n+&]|\band\b/i;

function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function isConditionCode(code: string): code is ConditionCode {
  return code in CONDITIONS;
}

const PHRASES: readonly Phrase[] = [
  ...ITEM_CODES.filter(isConditionCode).flatMap((code) => {
    const { name, phrase } = recordItem(code);
    const texts = [name, phrase, code.replaceAll('_', ' '), ...(DIAGNOSIS_WORDS[code] ?? [])];
    return texts.map((text) => ({ words: wordsOf(text), code }));
  }),
  ...OTHER_MEANINGS.map((text) => ({ words: wordsOf(text), code: null })),
].toSorted((a, b) => b.words.length - a.words.length || b.words.join().length - a.words.join().length);

function positionOf(phrase: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word));
}

const holdsAny = (phrases: readonly string[], words: readonly string[]) =>
  phrases.some((phrase) => positionOf(wordsOf(phrase), words) !== -1);

function longestPhrase(words: readonly string[]): Found | null {
  for (const phrase of PHRASES) {
    const start = positionOf(phrase.words, words);
    if (start !== -1) return { ...phrase, start };
  }
  return null;
}

function isDenied(words: readonly string[], { start, words: phrase }: Found): boolean {
  const before = words.slice(Math.max(0, start - MAX_NEGATION_DISTANCE), start);
  const after = words.slice(start + phrase.length);
  return holdsAny(DENIAL, before) || (after.length === 1 && holdsAny(DENIAL, after));
}

function readPart(text: string): TypedDiagnosis {
  const words = wordsOf(text);
  const found = longestPhrase(words);
  if (!found?.code) return KEPT;
  const { code } = found;
  const others = [...words.slice(0, found.start), '|', ...words.slice(found.start + found.words.length)];
  if (text.includes('?') || holdsAny(DOUBT, others)) return { code, says: 'uncertain', question: 'confirm' };
  if (isDenied(words, found)) return { code, says: 'absent', question: null };
  return { code, says: 'present', question: code === 'diabetes' ? 'which_type' : null };
}

/** Returns whether a text is about another person, a vaccine or a chance, and is not itself the name of a condition. */
function isAboutSomethingElse(text: string): boolean {
  const words = wordsOf(text);
  const isWhole = longestPhrase(words)?.words.length === words.length;
  return !isWhole && holdsAny(NOT_THE_PATIENT, words);
}

/**
 * Reads a typed diagnosis. Ignores case and punctuation and matches whole words; the longest phrase wins. A text that
 * matches nothing, or is about another person, is kept as written and sets nothing.
 */
export function typedDiagnosis(text: string): TypedDiagnosis {
  if (wordsOf(text).join(' ') === 'fh') return { ...KEPT, question: 'which_meaning' };
  return isAboutSomethingElse(text) ? KEPT : readPart(text);
}

/** Reads a text with several diagnoses; empty when the whole text is kept as written. */
export function typedDiagnoses(text: string): readonly TypedDiagnosis[] {
  const parts = text.split(SEPARATOR);
  // "Mother: diabetes, stroke": the text after it may be about the same relative.
  const end = parts.findIndex(isAboutSomethingElse);
  const own = end === -1 ? parts : parts.slice(0, end);
  const named = own.map(readPart).filter(({ code }) => code !== null);
  if (end === -1 && named.length < 2) return [typedDiagnosis(text)].filter(({ code }) => code !== null);
  // "No diabetes, hypertension" may deny both, and "stroke, mother" is about a relative. The record asks about the text beside such words.
  const isShared = end !== -1 || named.some(({ says }) => says !== 'present');
  return named.map((part) =>
    isShared && part.says === 'present' ? { ...part, says: 'uncertain', question: 'confirm' } : part,
  );
}
