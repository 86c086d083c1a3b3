// The rules for text that people send: what is refused, and how much of a text can be seen.
import { ApiError, invalidField } from '../errors/apiError.ts';

/** Secrets are compared, never shown: any character that can be stored is good. */
const secrets = /password|token/i;

/** Control characters other than tab and line breaks, and those that reverse the direction of the text around them. */
const disruptive = /[[\p{Cc}--[\t\n\r]]\p{Bidi_Control}]/v;

/** Characters without a shape of their own, such as spaces and zero-width joiners. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{C}\p{M}]/gu;

/** Deeper than anything in the contract; a body that is nested further is built to exhaust the stack. */
const maxDepth = 20;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the number of characters that a reader can see: no spaces, and a letter with its marks counts once. */
export function visibleLength(text: string): number {
  return [...graphemes.segment(text.replaceAll(invisible, ''))].length;
}

/**
 * Returns a value with all text in Unicode's composed form (NFC), so that equal words are stored as equal characters.
 * Throws `invalid` for text that cannot be stored (NUL, halves of surrogate pairs) or disrupts what is shown beside it, and
 * for text of invisible characters only. Throws `bad_request` for endless nesting.
 */
export function cleanText(value: unknown, name = 'body', depth = 0): unknown {
  if (depth > maxDepth) throw new ApiError('bad_request');
  if (typeof value === 'string') return cleanString(value, name);
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${name}.${index}`, depth + 1));
  if (!isPlainObject(value)) return value;
  const members = Object.entries(value).map(([key, item]) => {
    const path = name === 'body' ? key : `${name}.${key}`;
    return [cleanString(key, 'body'), cleanText(item, path, depth + 1)];
  });
  return Object.fromEntries(members);
}

/** Neither null nor an uploaded file. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function cleanString(text: string, name: string): string {
  if (text.includes('\0') || !text.isWellFormed())
    throw invalidField(name, 'This contains characters that cannot be stored. Type it again.');
  if (secrets.test(name)) return text;
  if (disruptive.test(text))
    throw invalidField(name, 'This contains characters that cannot be shown. Type it again.');
  // Blanks alone may mean "nothing" in an optional field: that is for the field to decide.
  if (text.trim() !== '' && visibleLength(text) === 0)
    throw invalidField(name, 'This contains no letters or digits. Type it again.');
  return text.normalize('NFC');
}
