import type { FieldOption } from '../../../patterns/Field/index.ts';
import { itemPickerCopy as copy } from './ItemPicker.copy.ts';

/** Option that other words than its label find, such as a group of medicines by the name of one of them. */
export interface ItemOption extends FieldOption {
  /** The other words. */
  includes?: readonly string[];
}

/** Ignores letter case and accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const begins = (text: string, typed: readonly string[]) => {
  const words = wordsOf(text);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
};

/** Returns the option with the word that found it; `undefined` when no other word than its label does. */
function foundByWord(option: ItemOption, typed: readonly string[]): FieldOption | undefined {
  const word = option.includes?.find((known) => begins(known, typed));
  return word === undefined ? undefined : { ...option, description: copy.includes(word) };
}

/**
 * Returns the options that contain every typed word, in any order; all options without text. Best first: words of the
 * label that begin so, other words of the option, parts of words of the label.
 */
export function optionsMatching(options: readonly ItemOption[], text: string): FieldOption[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...options];
  const byLabel: FieldOption[] = [];
  const byWord: FieldOption[] = [];
  const byPart: FieldOption[] = [];
  for (const option of options) {
    const found = foundByWord(option, typed);
    if (begins(option.label, typed)) byLabel.push(option);
    else if (found) byWord.push(found);
    else if (typed.every((part) => plain(option.label).includes(part))) byPart.push(option);
  }
  return [...byLabel, ...byWord, ...byPart];
}
