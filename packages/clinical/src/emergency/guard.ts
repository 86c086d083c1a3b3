import { CONTENT_RULES, type GuardContext, type GuardRule } from './guardRules.ts';
import { NAMED_PHONES } from './words.ts';

/** Whether a text may be shown, and its violated rules. */
export interface GuardVerdict {
  readonly isAllowed: boolean;
  readonly breaks: readonly GuardRule[];
}

const NUMBER = /(?<![\p{L}\d])\d[\d,]*(?:\.\d+)?/gu;
const DIAL =
  /\b(?:call|dial|ring|phone|telephone|text|whatsapp|hotline|number)\b[^.!?]{0,30}?(\+?\d[\d -]{1,})/gi;
const LONG_NUMBER = /\+\d[\d -]{6,}|\b\d{4} ?\d{4}\b|\b1[- ]?800[- ]?\d{3}[- ]?\d{4}\b/;
const OTHER_EMERGENCY = /\b(911|999|112)\b/g;
const USUAL =
  /\b(normal|usual range|healthy|fine|good|in range|within range|ideal|optimal|nothing unusual)\b/;
const UNUSUAL = /\b(not|above|below|outside|higher|lower|out of|over|under|isn't)\b/;

const spaced = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
const sentencesOf = (text: string) => spaced(text).split(/(?<=[.!?])\s|\n/);

function withoutPhones(text: string): string {
  const longestFirst = [...NAMED_PHONES].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, phone) => rest.replaceAll(new RegExp(`(?<![\\d.])${phone}(?![\\d]|\\.\\d)`, 'g'), ' '),
    text,
  );
}

function hasUnknownNumber(text: string, allowed: readonly number[]): boolean {
  const rest = withoutPhones(text).replace(/\btype [12]\b/g, ' ');
  return [...rest.matchAll(NUMBER)].some(([number]) => !allowed.includes(Number(number.replaceAll(',', ''))));
}

function namesOtherPhone(text: string, allowed: readonly number[]): boolean {
  const rest = withoutPhones(text);
  const isUnknown = (number: string) => !allowed.includes(Number(number));
  return (
    [...rest.matchAll(DIAL)].some(([, digits = '']) => digits.replace(/\D/g, '').length > 2) ||
    rest.search(LONG_NUMBER) >= 0 ||
    (rest.match(OTHER_EMERGENCY) ?? []).some(isUnknown)
  );
}

function callsUnusualNormal(text: string, names: readonly string[]): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      names.some((name) => sentence.includes(spaced(name))) &&
      USUAL.test(sentence) &&
      !UNUSUAL.test(sentence),
  );
}

/**
 * Judges text that a model has written. A text that violates a rule is discarded entirely, and the fixed text of the
 * report is shown instead.
 */
export function guardModelText(text: string, context: GuardContext = {}): GuardVerdict {
  const { allowedNumbers = [], requiredText = [], notNormal = [] } = context;
  const whole = spaced(text);
  const sentences = sentencesOf(text);
  const breaks: GuardRule[] = CONTENT_RULES.filter(
    ({ onlyIf, breaksIt }) =>
      (!onlyIf || onlyIf(context)) && sentences.some((sentence) => breaksIt(sentence)),
  ).map(({ id }) => id);
  if (hasUnknownNumber(whole, allowedNumbers)) breaks.push('G6');
  if (namesOtherPhone(whole, allowedNumbers)) breaks.push('G8');
  const lacksRequiredText = requiredText.some((words) => !whole.includes(spaced(words)));
  if (lacksRequiredText || callsUnusualNormal(text, notNormal)) breaks.push('G12');
  const ordered = breaks.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return { isAllowed: ordered.length === 0, breaks: ordered };
}
