import { fileURLToPath } from 'node:url';
import { unitText } from '@vitalane/clinical';

const path = (packageFile: string) => fileURLToPath(import.meta.resolve(`@fontsource/${packageFile}.woff`));

/** Scripts and the font with their glyphs; other characters use the first font. */
const scripts = [
  { font: 'latin', letters: /[ -\u00ff\u2000-\u206f\u2122\u2212]/ },
  { font: 'vietnamese', letters: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/ },
  { font: 'greek', letters: /[\u0370-\u03ff]/ },
  { font: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/ },
  { font: 'devanagari', letters: /[\u0900-\u097f]/ },
  { font: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/ },
  { font: 'tamil', letters: /[\u0b80-\u0bff]/ },
  { font: 'chinese', letters: /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[\u{20000}-\u{2fa1f}]/u },
] as const;

/** A font of the report. */
export type FontName = (typeof scripts)[number]['font'] | 'bold';

/** Font files. Names may be in any of Singapore's scripts. */
export const fontFiles: Readonly<Record<FontName, string>> = {
  latin: path('noto-sans/files/noto-sans-latin-400-normal'),
  bold: path('noto-sans/files/noto-sans-latin-700-normal'),
  'latin-ext': path('noto-sans/files/noto-sans-latin-ext-400-normal'),
  vietnamese: path('noto-sans/files/noto-sans-vietnamese-400-normal'),
  greek: path('noto-sans/files/noto-sans-greek-400-normal'),
  cyrillic: path('noto-sans/files/noto-sans-cyrillic-400-normal'),
  devanagari: path('noto-sans/files/noto-sans-devanagari-400-normal'),
  tamil: path('noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal'),
  chinese: path('noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal'),
};

/** A stretch of text in one font. */
export interface Run {
  font: FontName;
  text: string;
}

function fontOf(character: string): FontName {
  return scripts.find(({ letters }) => letters.test(character))?.font ?? 'latin';
}

/**
 * Maximum length of an unbroken word. To break a word over lines, pdfkit measures the whole rest again for each
 * line and keeps the result. 20,000 characters take more memory than the thread has.
 */
const maxWordLength = 60;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits words that exceed the maximum length, between two visible characters. */
export function splitLongWords(text: string): string[] {
  const pieces = [''];
  let wordLength = 0;
  for (const { segment } of graphemes.segment(text)) {
    wordLength = /\s/.test(segment) ? 0 : wordLength + 1;
    if (wordLength > maxWordLength) {
      pieces.push('');
      wordLength = 1;
    }
    pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

/** Splits a text by the fonts of its characters. Spaces and marks stay with the preceding text. */
export function toRuns(text: string, isBold: boolean): Run[] {
  return runsOf(text, isBold).flatMap((run) =>
    splitLongWords(run.text).map((piece) => ({ ...run, text: piece })),
  );
}

function runsOf(text: string, isBold: boolean): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const found = fontOf(character);
    const font = found === 'latin' && isBold ? 'bold' : found;
    const last = runs.at(-1);
    const keepsFont = last !== undefined && (last.font === font || /[\s.,;:()]/.test(character));
    if (keepsFont) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Replaces characters without a glyph by similar ones. */
export function printable(text: string): string {
  return text
    .replaceAll('≥', 'at least ')
    .replaceAll('≤', 'up to ')
    .replaceAll(unitText('10^9/L'), 'x 10^9/L');
}
