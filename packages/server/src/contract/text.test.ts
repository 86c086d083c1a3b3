import { describe, expect, it } from 'vitest';
import { cleanText, visibleLength } from './text.ts';

const refusal = (text: string, name = 'fullName') => {
  try {
    cleanText({ [name]: text });
  } catch (error) {
    return (error as { fields?: { name: string; message: string }[] }).fields?.[0];
  }
  return undefined;
};

describe('text input', () => {
  it.each([
    ['a letter of a name', 'Ó Briain'],
    ['Chinese', '陈美玲'],
    ['Tamil, which has joiners', 'க்\u200cஷ மீனாட்சி'],
    ['a family emoji, which has joiners', '👩\u200d👩\u200d👧'],
    ['several lines', 'First\r\nSecond\n\tThird'],
    ['blanks', '   '],
    ['nothing', ''],
  ])('accepts %s', (_what, text) => {
    expect(cleanText({ text })).toEqual({ text });
  });

  it('stores canonically equivalent text as equal characters', () => {
    expect(cleanText({ names: ['Jose\u0301'] })).toEqual({ names: ['Jos\u00e9'] });
  });

  it.each([
    ['a NUL character', 'a\0b', 'This contains characters that cannot be stored. Type it again.'],
    ['half a surrogate pair', 'a\ud800', 'This contains characters that cannot be stored. Type it again.'],
    ['a bell', 'a\u0007b', 'This contains characters that cannot be shown. Type it again.'],
    [
      'a reversal of direction',
      '\u202Egnp.exe',
      'This contains characters that cannot be shown. Type it again.',
    ],
    ['an isolate', 'a\u2066b\u2069', 'This contains characters that cannot be shown. Type it again.'],
    ['direction marks', '\u200e\u200f', 'This contains characters that cannot be shown. Type it again.'],
    ['zero-width spaces', '\u200b'.repeat(12), 'This contains no letters or digits. Type it again.'],
    ['a blank-looking filler character', '\u3164', 'This contains no letters or digits. Type it again.'],
  ])('refuses %s', (_what, text, message) => {
    expect(refusal(text)).toEqual({ name: 'fullName', message });
  });

  it('keeps a password unchanged', () => {
    const text = 'Jose\u0301 \u202e\u0007';
    expect(cleanText({ password: text, newPassword: text })).toEqual({ password: text, newPassword: text });
  });

  it('refuses excessive nesting', () => {
    let nested: object = {};
    for (let depth = 0; depth < 25; depth += 1) nested = { nested };
    expect(() => cleanText(nested)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });

  it('counts visible characters', () => {
    expect(visibleLength(`a${'\u200b'.repeat(11)}`)).toBe(1);
    expect(visibleLength('e\u0301 f')).toBe(2);
  });
});
