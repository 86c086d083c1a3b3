import { capitalised } from '../capitals.ts';
import { type AllergyMatch, type AllergyVocabulary, matchAllergy } from '../medicines/matchAllergy.ts';
import { normaliseName } from '../medicines/normaliseName.ts';

/** Medicine named in a question. */
export interface NamedMedicine {
  /** As the person wrote it. */
  readonly written: string;
  /** A substance, or a group of medicines; several for a brand with several substances. */
  readonly matches: readonly AllergyMatch[];
}

const MOST_WORDS = 4;
/** Minimum length of a word that may be misspelt: shorter words are too often everyday words. */
const TOLERANT_FROM = 6;
/** Everyday words that differ from a medicine in a letter or two, or that are a brand by chance. */
const EVERYDAY = new Set('contract contrast static unsaid creatinine'.split(' '));
/** Follows a form of "take" when nothing is swallowed: "take care". */
const TAKEN_IN_NO_SENSE =
  /\b(?:take|takes|taking|took)\s+(?:good\s+|better\s+)?(?:care|part|long|longer|place|time|action|notice|note|notes|steps|the test|a test|this test|tests|my blood|blood|it easy|exercise|this into|into)\b/g;
const ABOUT_TAKING =
  /\b(?:take|takes|taking|took|swallow|inject|injecting|combine|mix|mixing|prescribed|medicine|medicines|medication|medications|meds|drug|drugs|tablet|tablets|pill|pills|capsule|capsules|dose|doses|painkillers?|antibiotics?|supplements?|herbs?|herbal|ointment|cream|syrup|tcm|jamu|traditional remedy|blood thinners?)\b/;
const OBJECT =
  /\b(?:take|taking|took|swallow|inject|injecting|combine|mix|mixing|prescribed)\s+(?:(?:my|the|some|any|a|an|this|these|more|both)\s+)?([\p{L}][\p{L}\p{N}-]*)/u;
const NO_NAME = new Set(
  'it this that them these those my with for to if when while anything something medicine medicines medication tablet tablets pill pills'.split(
    ' ',
  ),
);

const plainWords = (text: string) => text.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');

/**
 * Returns the medicines that a question names: whole names first, then words that are spelt almost like one. Several
 * medicines in one question are all returned, in order.
 */
export function medicinesNamedIn(question: string, vocabulary: AllergyVocabulary): readonly NamedMedicine[] {
  const words = plainWords(question);
  const found: NamedMedicine[] = [];
  for (let start = 0; start < words.length; ) {
    const named = nameAt(words, start, vocabulary);
    if (named) found.push(named.medicine);
    start += named?.count ?? 1;
  }
  return found.filter(
    ({ matches }, index) =>
      found.findIndex((other) => JSON.stringify(other.matches) === JSON.stringify(matches)) === index,
  );
}

function nameAt(words: readonly string[], start: number, vocabulary: AllergyVocabulary) {
  for (let count = Math.min(MOST_WORDS, words.length - start); count > 0; count -= 1) {
    const written = words.slice(start, start + count).join(' ');
    const name = normaliseName(written);
    if (EVERYDAY.has(written.toLowerCase())) continue;
    const matches = vocabulary.words.filter(({ text }) => text === name).map(({ match }) => match);
    if (matches.length > 0) return { medicine: { written, matches }, count };
  }
  const [written = ''] = words.slice(start);
  const isTolerated = written.length >= TOLERANT_FROM && !EVERYDAY.has(written.toLowerCase());
  const matches = isTolerated ? matchAllergy(written, vocabulary) : [];
  return matches.length > 0 ? { medicine: { written, matches }, count: 1 } : null;
}

/**
 * Returns what a question without a known medicine asks to take: its name, or `''` when it names none; `null` when it
 * is not about taking anything.
 */
export function unknownMedicineIn(question: string): string | null {
  const text = question.replaceAll(TAKEN_IN_NO_SENSE, ' ');
  if (!ABOUT_TAKING.test(text.toLowerCase())) return null;
  const name = OBJECT.exec(text)?.[1] ?? '';
  return NO_NAME.has(name.toLowerCase()) ? '' : name;
}

const ASK = 'Ask your doctor or pharmacist.';

/** Texts of the answer to a question about medicines. */
export const MEDICINE_ANSWER = {
  /** For a medicine without a finding, too: that no rule fits does not make it safe. */
  cannotTell: (name: string) => `We cannot tell you whether ${name || 'this'} is safe for you. ${ASK}`,
  foundAbout: (name: string, text: string) => `${capitalised(name)}: ${text}`,
  notAll: (name: string) =>
    `Our rules do not cover everything about ${name}. Ask your doctor or pharmacist before you rely on this.`,
  noChange: 'Do not change your medicine without asking your doctor.',
  hasCondition: (name: string) => `Your health record has: ${name}. Tell this to whoever you ask.`,
  lacksCondition: (name: string) =>
    `Your health record does not say that you have: ${name}. Tell your doctor or pharmacist about it.`,
  cannotTellAbout: (name: string) =>
    `We cannot tell you what is right for you with: ${name}. Ask your doctor.`,
} as const;
