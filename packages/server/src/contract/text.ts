// Rules for text input: refused characters, and the visible length of a text.
import { ApiError, invalidField } from '../errors/apiError.ts';

/** Secrets are compared, never shown, so they may contain any character that can be stored. */
const secrets = /password|token/i;

/**
 * Control characters other than tab and line breaks, and characters that change the direction of surrounding
 * text.
 */
const disruptive = /[[\p{Cc}--[\t\n\r]]\p{Bidi_Control}]/v;

/** Characters without a glyph, such as spaces and zero-width joiners. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{C}\p{M}]/gu;

/** Maximum nesting of a body. The contract has no deeper body; a deeper one could exhaust the stack. */
const maxDepth = 20;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the number of visible characters: without spaces, and with combining marks counted with their letter. */
export function visibleLength(text: string): number {
  return [...graphemes.segment(text.replaceAll(invisible, ''))].length;
}

/**
 * Normalises all text of a value to Unicode's composed form (NFC), so that equivalent text is stored as equal
 * characters. Throws `invalid` for text that cannot be stored (NUL, lone surrogates), that disrupts surrounding
 * text, or that is invisible. Throws `bad_request` for excessive nesting.
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

/** Returns whether a value is an object other than null and an uploaded file. */
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
  // Each optional field defines whether blank text means "no value".
  if (text.trim() !== '' && visibleLength(text) === 0)
    throw invalidField(name, 'This contains no letters or digits. Type it again.');
  return text.normalize('NFC');
}
