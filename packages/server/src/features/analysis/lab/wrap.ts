import { splitColumns } from './columns.ts';
import { type ReadLine, textOf } from './line.ts';
import { sectionOf } from './name.ts';
import { type LabRow, type RowContext, rowsOf } from './rows.ts';
import { findTerms } from './terms.ts';
import { anyUnit } from './units.ts';

const longestName = 6;
const hasNumber = (line: ReadLine) =>
  /\d/.test(textOf(line.words).replace(/a[1il]c|\b\d{1,2}\s*-?\s*h\w*\b/gi, ''));
const isLabel = (line: ReadLine) => line.words.length <= longestName && !hasNumber(line);
/** Returns whether a line is a heading. A line with a whole or partial name is none. */
const isHeading = (line: ReadLine) =>
  !hasNumber(line) && !textOf(line.words).includes('(') && findTerms(textOf(line.words)).length === 0;
/** Start of a continued name, such as “(Fasting)” below “Glucose”. */
const continues = /^[(,/a-z]/;
/** Words that continue the name above, or are a heading. */
const mayContinue = /^(?:fasting|random|puasa|rawak|direct|indirect|urine|ratio|nisbah)\b/i;

/** Returns the results of a page's lines, and unused lines that look like results. Names may span two lines. */
export function readRows(given: readonly ReadLine[]): { rows: LabRow[]; unused: ReadLine[] } {
  const lines = splitColumns(given);
  const isFastingReport = lines.some(({ words }) =>
    /fasting\W{0,3}(?:status\W{0,3})?(?:yes|fasting)/i.test(textOf(words)),
  );
  const rows: LabRow[] = [];
  const unused: ReadLine[] = [];
  let section: RowContext['section'] = 'blood';
  for (const [index, line] of lines.entries()) {
    section = (isHeading(line) ? sectionOf(textOf(line.words)) : undefined) ?? section;
    const context = { section, isFastingReport };
    const neighbours = { before: labelAt(lines, index, -1), after: labelAt(lines, index, 1) };
    const found = readLine(line, neighbours, context);
    rows.push(...found);
    if (found.length === 0 && looksLikeResult(line)) unused.push(line);
  }
  return { rows, unused };
}

interface Neighbours {
  before: ReadLine | undefined;
  after: ReadLine | undefined;
}

function labelAt(lines: readonly ReadLine[], index: number, step: 1 | -1): ReadLine | undefined {
  const neighbour = lines[index + step];
  return neighbour && neighbour.page === lines[index]?.page && isLabel(neighbour) ? neighbour : undefined;
}

/** Returns the rows of a line, joined with the label above or below it when its name needs that. */
function readLine(line: ReadLine, { before, after }: Neighbours, context: RowContext): LabRow[] {
  const alone = rowsOf(line, context);
  if (alone.length > 1 || !hasNumber(line)) return alone;
  const [single] = alone;
  const candidates = [
    ...(before && isSplitName(before, line) ? rowsOf(join(before, line), context) : []),
    ...(after && hasName(line) && needsLabel(after, single) ? rowsOf(withLabel(line, after), context) : []),
  ];
  const row = candidates.find(({ doubts }) => !doubts.includes('name'));
  // The label below may change the test, such as “Direct” below “Bilirubin”.
  if (!row && after && single && needsLabel(after, single)) return [withNameDoubt(single)];
  if (!row) return alone;
  // The line alone names another test, so the patient has to choose.
  const isClear = !single || single.code === row.code || single.doubts.includes('name') || isContinued(after);
  return [isClear ? row : withNameDoubt(row)];
}

const withNameDoubt = (row: LabRow): LabRow => ({ ...row, doubts: [...row.doubts, 'name'] });

const hasName = ({ words: [first] }: ReadLine) => /^[a-z]/i.test(first?.text ?? '');
const isContinued = (label: ReadLine | undefined) =>
  label !== undefined && continues.test(textOf(label.words));

/** Returns whether a name starts on the label and ends on the line, or the label is the name of the line. */
function isSplitName(label: ReadLine, line: ReadLine): boolean {
  const { length } = textOf(label.words);
  const terms = findTerms(textOf(join(label, line).words));
  if (terms.some(({ start, end }) => start < length && end > length)) return true;
  return findTerms(textOf(line.words)).length === 0 && terms.length > 0;
}

function needsLabel(label: ReadLine, single: LabRow | undefined): boolean {
  return !single || isContinued(label) || mayContinue.test(textOf(label.words));
}

const join = (first: ReadLine, second: ReadLine): ReadLine => ({
  page: second.page,
  words: [...first.words, ...second.words],
});

/** Inserts the label between the name and the numbers of a line. */
function withLabel({ words, page }: ReadLine, label: ReadLine): ReadLine {
  const firstNumber = words.findIndex(({ text }) => /^[<>≤≥(]?=?\d|^[<>≤≥]=?$/.test(text));
  const at = firstNumber < 0 ? words.length : firstNumber;
  return { page, words: [...words.slice(0, at), ...label.words, ...words.slice(at)] };
}

const anyRange = /\d[.,]\d+\s*[-–]\s*\d|[<>≤≥]\s*=?\s*\d/;

/** Returns whether a line has a name, a number, and a unit, a range or a supported test. */
function looksLikeResult({ words }: ReadLine): boolean {
  const text = textOf(words);
  return (
    /[a-z]{2,}.*\d/i.test(text) &&
    (anyUnit.test(text) || anyRange.test(text) || findTerms(text).length > 0) &&
    !/\b(?:19|20)\d\d\b/.test(text)
  );
}
