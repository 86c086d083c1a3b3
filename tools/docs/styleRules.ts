// Style rules for sentences and words.
import dictionaryEn from 'dictionary-en';
import dictionaryEnGb from 'dictionary-en-gb';
import type { Nodes, Root, Sentence } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import nspell from 'nspell';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { americanNames } from './style.allowed.ts';

/** Maximum sentence length, in words. */
const maxSentenceWords = 28;

/** Counts the words of a sentence; a code span is one word. */
function wordCount(sentence: Sentence): number {
  let count = 0;
  visit(sentence as Nodes, (node) => {
    if (node.type === 'WordNode' || node.type === 'SourceNode') count += 1;
  });
  return count;
}

/** Reports sentences with more than {@link maxSentenceWords} words. */
export const sentenceLength = () => (tree: Root, file: VFile) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const count = wordCount(sentence);
    if (count <= maxSentenceWords) return;
    const start = textOf(sentence).replaceAll(/\s+/g, ' ').slice(0, 60);
    file.message(`${count} words, at most ${maxSentenceWords}: “${start}…”`, {
      place: sentence.position,
      source: 'style',
      ruleId: 'sentence-length',
    });
  });
};

/** Returns a spelling checker. Its types require buffers, but the dictionaries export byte arrays. */
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

/** Reports American spellings. */
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
