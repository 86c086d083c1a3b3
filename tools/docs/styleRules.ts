// Rules of the house style on sentences and words.
import dictionaryEn from 'dictionary-en';
import dictionaryEnGb from 'dictionary-en-gb';
import type { Nodes, Root, Sentence } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import nspell from 'nspell';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { americanNames } from './style.allowed.ts';

/** Longest sentence, in words. */
export const longestSentence = 28;

/** Counts the words of a sentence; a code span is one word. */
function wordCount(sentence: Sentence): number {
  let count = 0;
  visit(sentence as Nodes, (node) => {
    if (node.type === 'WordNode' || node.type === 'SourceNode') count += 1;
  });
  return count;
}

/** Reports sentences with more than {@link longestSentence} words. */
export const sentenceLength = () => (tree: Root, file: VFile) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const count = wordCount(sentence);
    if (count <= longestSentence) return;
    const start = textOf(sentence).replaceAll(/\s+/g, ' ').slice(0, 60);
    file.message(`${count} words, at most ${longestSentence}: “${start}…”`, {
      place: sentence.position,
      source: 'style',
      ruleId: 'sentence-length',
    });
  });
};

/** Returns a spelling checker. Its types want buffers, where the packages of words have byte arrays. */
const checkerOf = ({ aff, dic }: typeof dictionaryEn) => nspell(Buffer.from(aff), Buffer.from(dic));

const american = checkerOf(dictionaryEn);
const british = checkerOf(dictionaryEnGb);
const known = new Map<string, boolean>();

/** Returns whether only the American dictionary has a word. */
export function isAmerican(word: string): boolean {
  const isKnown = known.get(word);
  if (isKnown !== undefined) return isKnown;
  const isAmericanAlone = !americanNames.has(word) && american.correct(word) && !british.correct(word);
  known.set(word, isAmericanAlone);
  return isAmericanAlone;
}

/** Reports words that are spelt as in the United States. */
export const britishSpelling = () => (tree: Root, file: VFile) => {
  visit(tree, 'WordNode', (node) => {
    const word = textOf(node);
    if (!/^[a-z]+$/.test(word) || !isAmerican(word)) return;
    file.message(`“${word}” is American spelling`, {
      place: node.position,
      source: 'style',
      ruleId: 'british-spelling',
    });
  });
};
