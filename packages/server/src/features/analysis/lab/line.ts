import type { PixelBox } from '../picture/box.ts';
import type { DigitCheck } from '../picture/digits.ts';

/** A word of a page with its confidence in percent. */
export interface ReadWord {
  text: string;
  confidencePercent: number;
  /** In pixels of the prepared page; `null` for the text of a PDF and of a service. */
  box: PixelBox | null;
  /** Whether picture and text disagree about a decimal point. */
  isPointDoubtful: boolean;
  /** Comparison of its digits with other digits of the page. */
  digits: DigitCheck;
}

/** A line of a page. */
export interface ReadLine {
  words: readonly ReadWord[];
  /** Page number, from 1, over all files. */
  page: number;
}

/** Returns the words of a text without a picture. */
export function toWords(text: string, confidencePercent: number): ReadWord[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, confidencePercent, box: null, isPointDoubtful: false, digits: 'unknown' }));
}

/** Joins words with single spaces. */
export function textOf(words: readonly Pick<ReadWord, 'text'>[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Returns the words that overlap a range of characters. */
export function wordsBetween(words: readonly ReadWord[], from: number, to: number): ReadWord[] {
  let start = 0;
  return words.filter(({ text }) => {
    const [first, after] = [start, start + text.length];
    start = after + 1;
    return first < to && after > from;
  });
}
