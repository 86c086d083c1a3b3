import type { PixelBox } from '../picture/box.ts';
import { type ReadLine, type ReadWord, textOf } from './line.ts';
import { findTerms } from './terms.ts';

/** Minimum number of names that start at the same x position, right of other results, on a page of two columns. */
const minNames = 2;
/** In heights of a word. */
const sameEdge = 1;
const gutter = 0.8;

type ColumnWord = Pick<ReadWord, 'text' | 'box'>;

/** Start of the second column of results, in pixels of the prepared page. */
export interface ColumnEdge {
  x: number;
  top: number;
}

/** Returns the lines of a report. On a page with two columns, the lines of the left column come first. */
export function splitColumns(lines: readonly ReadLine[]): ReadLine[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => {
    const edge = secondColumn(page.map(({ words }) => words));
    if (edge === null) return page;
    const [left, right]: [ReadLine[], ReadLine[]] = [[], []];
    for (const line of page) {
      const at = firstBeyond(line, edge.x);
      left.push(at < 0 ? line : { ...line, words: line.words.slice(0, at) });
      if (at >= 0) right.push({ ...line, words: line.words.slice(at) });
    }
    return [...left, ...right].filter(({ words }) => words.length > 0);
  });
}

/** Returns the start of a second column of names or repeated headers; `null` without one. */
export function secondColumn(lines: readonly (readonly ColumnWord[])[]): ColumnEdge | null {
  const headers = lines.flatMap(repeatedHeaders);
  const starts = [...headers, ...headers, ...lines.flatMap(secondNames)];
  const around = (x: number, height: number) =>
    starts.filter(({ x0 }) => Math.abs(x0 - x) <= sameEdge * height);
  const best = starts.map(({ x0, y0, y1 }) => around(x0, y1 - y0)).toSorted((a, b) => b.length - a.length)[0];
  if (!best || best.length < minNames) return null;
  return {
    x: Math.min(...best.map(({ x0, y0, y1 }) => x0 - (sameEdge * (y1 - y0)) / 2)),
    top: Math.min(...best.map(({ y0, y1 }) => y0 - (y1 - y0) / 2)),
  };
}

/** Returns the start of repeated table headers in a line: “Test Result Unit Test Result Unit”. */
function repeatedHeaders(words: readonly ColumnWord[]): PixelBox[] {
  const [first, second] = words;
  if (!(first && second && /^[a-z]{3,}$/i.test(first.text))) return [];
  const at = words.findIndex(
    ({ text }, index) => index > 1 && text === first.text && words[index + 1]?.text === second.text,
  );
  const box = words[at]?.box;
  return box ? [box] : [];
}

/** Returns the first words of names that follow a number on their line. */
function secondNames(words: readonly ColumnWord[]): PixelBox[] {
  const starts = new Set(findTerms(textOf(words)).map(({ start }) => start));
  let at = 0;
  return words.flatMap((word, index) => {
    const start = at;
    at += word.text.length + 1;
    const hasNumberBefore = words.slice(0, index).some(({ text }) => /^[<>≤≥]?=?\d+(?:[.,]\d+)?$/.test(text));
    return starts.has(start) && hasNumberBefore && word.box ? [word.box] : [];
  });
}

/** Returns the index of the first word right of an edge; -1 when the line crosses the edge. */
function firstBeyond({ words }: ReadLine, edge: number): number {
  const at = words.findIndex(({ box }) => box !== null && box.x0 >= edge);
  const [before, after] = [words[at - 1]?.box, words[at]?.box];
  if (!(before && after)) return at;
  return after.x0 - before.x1 >= gutter * (after.y1 - after.y0) ? at : -1;
}
