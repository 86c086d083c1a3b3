import { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts';
import { PHRASES, type Phrase, PREGNANCY_SIGNS, PREGNANT_WORDS } from './phrases.ts';
import { PHRASES_BY_LANGUAGE } from './phrasesByLanguage.ts';
import { EMERGENCY_KIND_WORDS } from './words.ts';

/** Emergency advice to show before any answer. */
export interface EmergencyAdvice {
  readonly kind: EmergencyKind;
  readonly words: string;
}

/** Maximum distance of the parts of a phrase, in words. */
const MAX_WORD_DISTANCE = 8;
const SENTENCE_END = /[.!?;:\n。！？；]+(?!\d)|\bbut\b/;

/** Contractions, normalised so that a phrase needs one spelling. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/\b(can't|cant|can not|couldn't|couldnt|could not)\b/g, 'cannot'],
  [/\b(won't|wont)\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(do|does|did|is|was|have|has|are)nt\b/g, '$1 not'],
  [/\b(i'm|im)\b/g, 'i am'],
  [/\b(\w+)'s\b/g, '$1 is'],
  [/\bwanna\b/g, 'want to'],
];

const NEGATOR = /^(no|not|never|without|denies|denied|deny|nor|neither|tidak|tiada|tak|bukan|tanpa)$/;
/** Words that may separate a negation from the negated symptom. */
const FILLERS =
  /^(any|a|an|the|my|her|his|have|has|had|having|feel|feeling|felt|got|real|new|signs?|symptoms?|of|experienc\w*|or)$/;
/** Negation of several symptoms: “No chest pain or breathlessness”. */
const DENIED_TOGETHER =
  /^(chest|pain\w*|breath\w*|weak\w*|numb\w*|headache|faint\w*|vomit\w*|bleed\w*|swelling|fever)$/;

interface Match {
  /** Position in words from the start of the sentence. */
  readonly at: number;
  readonly isDenied: boolean;
}

function plain(text: string): string {
  return SHORT_FORMS.reduce((expanded, [form, long]) => expanded.replace(form, long), text.toLowerCase());
}

function sentencesOf(text: string): readonly string[] {
  return plain(text)
    .split(SENTENCE_END)
    .map((sentence) =>
      sentence
        .replace(/[^\p{L}\p{M}\d.,' ]+/gu, ' ')
        .replace(/,/g, ' , ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

function isDenied(before: readonly string[]): boolean {
  let index = before.length - 1;
  let hasOr = false;
  for (; index >= 0; index--) {
    const word = before[index] ?? '';
    if (word === 'or' || word === 'nor') hasOr = true;
    if (NEGATOR.test(word)) return !NEGATOR.test(before[index - 1] ?? '');
    if (!FILLERS.test(word) && !(hasOr && DENIED_TOGETHER.test(word))) return false;
  }
  return false;
}

function matchesOf(part: RegExp, sentence: string): readonly Match[] {
  return [...sentence.matchAll(part)].map(({ index }) => {
    const before = sentence.slice(0, index).split(' ').filter(Boolean);
    return { at: before.length, isDenied: isDenied(before) };
  });
}

function areNear(matches: readonly (readonly Match[])[], from: number | null = null): boolean {
  const [first, ...others] = matches;
  if (!first) return true;
  return first.some(
    ({ at, isDenied: denied }) =>
      !denied && (from === null || Math.abs(at - from) <= MAX_WORD_DISTANCE) && areNear(others, from ?? at),
  );
}

function says({ parts, isAnywhere }: Phrase, sentences: readonly string[]): boolean {
  if (isAnywhere) {
    return parts.every((part) =>
      sentences.some((sentence) => matchesOf(part, sentence).some(({ isDenied: denied }) => !denied)),
    );
  }
  return sentences.some((sentence) => areNear(parts.map((part) => matchesOf(part, sentence))));
}

/**
 * Returns emergency advice when a text names a red flag, else `null`. Free wording, other word orders and third
 * persons count; doubt counts as yes; a symptom that is negated just before does not. Show it first, without waiting
 * for a model. Sources: MOH and SCDF 2021; HPB F.A.S.T. 2016.
 */
export function emergencyIn(
  text: string,
  { isPregnant = false }: { isPregnant?: boolean } = {},
): EmergencyAdvice | null {
  const sentences = sentencesOf(text);
  const heard = (phrase: Phrase) => says(phrase, sentences);
  const isHeard = (kind: EmergencyKind) =>
    kind === 'pregnancy'
      ? (isPregnant || heard(PREGNANT_WORDS)) && PREGNANCY_SIGNS.some(heard)
      : [...PHRASES[kind], ...PHRASES_BY_LANGUAGE[kind]].some(heard);
  const kind = EMERGENCY_KINDS.find(isHeard);
  return kind ? { kind, words: EMERGENCY_KIND_WORDS[kind] } : null;
}
