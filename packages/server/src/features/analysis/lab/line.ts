import type { PixelBox } from '../picture/box.ts';
import type { DigitCheck } from '../picture/digits.ts';

/** A word of a page, and how sure its reading is, in percent. */
export interface ReadWord {
  text: string;
  confidencePercent: number;
  /** In pixels of the prepared page; null for the text of a PDF and what a service read. */
  box: PixelBox | null;
  /** The picture shows a decimal point where the text has none, or the reverse. */
  isPointDoubtful: boolean;
  /** Whether its digits look like those of the same page. */
  digits: DigitCheck;
}

/** A line of a page. */
export interface ReadLine {
  words: readonly ReadWord[];
  /** Counting from 1 over all files. */
  page: number;
}

/** Returns words of a text without a picture. */
export function toWords(text: string, confidencePercent: number): ReadWord[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, confidencePercent, box: null, isPointDoubtful: false, digits: 'unknown' }));
}

/** Returns the text of words, with one space between them. */
export function textOf(words: readonly Pick<ReadWord, 'text'>[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Returns the words that share a character with a part of their text. */
export function wordsBetween(words: readonly ReadWord[], from: number, to: number): ReadWord[] {
  let start = 0;
  return words.filter(({ text }) => {
    const [first, after] = [start, start + text.length];
    start = after + 1;
    return first < to && after > from;
  });
}
