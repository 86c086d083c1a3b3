import { commonWords } from './commonWords.ts';

/** Owner of the password, whose public details it must not contain. */
export interface PasswordOwner {
  email: string;
  fullName: string;
}

const minDistinctCharacters = 4;
const shortestPart = 4;
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns why a password is guessable, as text for its owner; `undefined` when it is good. The contract
 * defines its length.
 */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < minDistinctCharacters || isRepetition(text)) {
    return 'This repeats itself. Use several words that do not belong together.';
  }
  if (isRun(text)) return 'This is a row of the keyboard or the alphabet. Use several unrelated words.';
  if (isMadeOfCommonWords(text)) {
    return 'Many people use this or something close to it. Use several unrelated words.';
  }
  if (ownParts(owner).some((part) => text.includes(part))) {
    return 'This contains your name or e-mail address. Use words that nobody connects with you.';
  }
  return undefined;
}

/** Returns whether a text repeats one short piece. */
function isRepetition(text: string): boolean {
  const longestPiece = Math.floor(text.length / 3);
  return Array.from({ length: longestPiece }, (_, index) => text.slice(0, index + 1)).some(
    (piece) => piece.repeat(Math.ceil(text.length / piece.length)).slice(0, text.length) === text,
  );
}

/** Returns whether a text consists of neighbours on the keyboard or in the alphabet, in either direction. */
function isRun(text: string): boolean {
  const steps = Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
  const neighbours = steps.filter((pair) =>
    rows.some((row) => row.includes(pair) || row.includes(reversed(pair))),
  );
  return neighbours.length >= steps.length * 0.75;
}

/**
 * Returns whether a text consists of common words and years with digits and signs in between, including
 * look-alike characters.
 */
function isMadeOfCommonWords(text: string): boolean {
  // Digits at the end are a year; a zero within a word is an o.
  const core = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const plain = [...core].map((character) => lookAlikes[character] ?? character).join('');
  return [text, plain].some((variant) => {
    const pieces = variant.split(/[^\p{L}]+/u).filter((piece) => piece !== '');
    const words = pieces.map(countWords);
    const isCommon = words.length > 0 && words.every((count) => count !== undefined);
    // Several separated words are a passphrase, which is hard to guess.
    return isCommon && words.reduce((sum, count) => sum + (count ?? 0), 0) <= 3;
  });
}

/** Returns the minimum number of common words that make up a piece; `undefined` when it has other parts. */
function countWords(piece: string): number | undefined {
  const fewest: (number | undefined)[] = [0];
  for (let end = 1; end <= piece.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = fewest[start];
      const isWord = before !== undefined && commonWords.has(piece.slice(start, end));
      if (isWord) fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, before + 1);
    }
  }
  return fewest[piece.length];
}

function ownParts({ email, fullName }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? '';
  return `${local} ${fullName}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= shortestPart);
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
