import { type ReadLine, type ReadWord, textOf } from './line.ts';
import { findTerms } from './terms.ts';

/** So many names begin at one place, right of other results, on a page of two columns. */
const fewestNames = 2;
/** In heights of a word. */
const sameEdge = 1;
const gutter = 0.8;

type BoxedWord = ReadWord & { box: NonNullable<ReadWord['box']> };
const isBoxed = (word: ReadWord): word is BoxedWord => word.box !== null;

/** The lines of a report; those of a page with two columns of results one column after the other. */
export function splitColumns(lines: readonly ReadLine[]): ReadLine[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => {
    const edge = secondColumn(page);
    if (edge === null) return page;
    const [left, right]: [ReadLine[], ReadLine[]] = [[], []];
    for (const line of page) {
      const at = firstBeyond(line, edge);
      left.push(at < 0 ? line : { ...line, words: line.words.slice(0, at) });
      if (at >= 0) right.push({ ...line, words: line.words.slice(at) });
    }
    return [...left, ...right].filter(({ words }) => words.length > 0);
  });
}

/** Where the names of a second column begin; null where there is none. */
function secondColumn(lines: readonly ReadLine[]): number | null {
  const starts = lines.flatMap(({ words }) => secondNames(words));
  const around = (x: number, height: number) =>
    starts.filter(({ box }) => Math.abs(box.x0 - x) <= sameEdge * height);
  const best = starts
    .map(({ box }) => around(box.x0, box.y1 - box.y0))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!best || best.length < fewestNames) return null;
  return Math.min(...best.map(({ box }) => box.x0 - sameEdge * (box.y1 - box.y0)));
}

/** The first words of names that follow a number on their line. */
function secondNames(words: readonly ReadWord[]): BoxedWord[] {
  const starts = new Set(findTerms(textOf(words)).map(({ start }) => start));
  let at = 0;
  return words.flatMap((word, index) => {
    const start = at;
    at += word.text.length + 1;
    const hasNumberBefore = words.slice(0, index).some(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text));
    return starts.has(start) && hasNumberBefore && isBoxed(word) ? [word] : [];
  });
}

/** The first word right of an edge; -1 where the line goes on across it. */
function firstBeyond({ words }: ReadLine, edge: number): number {
  const at = words.findIndex(({ box }) => box !== null && box.x0 >= edge);
  const [before, after] = [words[at - 1]?.box, words[at]?.box];
  if (!(before && after)) return at;
  return after.x0 - before.x1 >= gutter * (after.y1 - after.y0) ? at : -1;
}
