import type { ImageAnalysis, ReadValue } from '@vitalane/contract';
import { combineReadings } from './lab/agree.ts';
import { findLabDate } from './lab/date.ts';
import { type ReadLine, textOf } from './lab/line.ts';
import { type Earlier, matchValues } from './lab/match.ts';
import type { LabRow } from './lab/rows.ts';
import type { ReadPage } from './ocr.ts';
import { around, toPageBox } from './picture/box.ts';
import { cropAround } from './picture/crop.ts';

/** Maximum number of unused lines; more lines than a report has tests are no results. */
const maxUnused = 40;

/** Returns the contents of a report's pages as proposals. */
export async function interpret(
  pages: readonly ReadPage[],
  { today, earlier }: { today: string; earlier: Earlier },
): Promise<Omit<ImageAnalysis, 'model' | 'version' | 'fallback'>> {
  const [lines, again] = [linesOf(pages, 0), linesOf(pages, 1)];
  const [first, second] = [matchValues(lines, earlier), matchValues(again, earlier)];
  const texts = lines.map(({ words }) => textOf(words));
  const { date, choices } = findLabDate(texts, today);
  const values: ReadValue[] = [];
  for (const row of combineReadings(first.rows, second.rows))
    values.push(await toValue(row, pages[row.page - 1]));
  return {
    dateOfLabTest: date,
    dateChoices: [...choices],
    values,
    notUsed: first.notUsed.slice(0, maxUnused),
    unreadPages: pages.flatMap(({ readings: [one] }, index) => (one.length === 0 ? [index + 1] : [])),
  };
}

function linesOf(pages: readonly ReadPage[], reading: 0 | 1): ReadLine[] {
  return pages.flatMap(({ readings }, index) =>
    readings[reading].map((words) => ({ words, page: index + 1 })),
  );
}

async function toValue(row: LabRow, page: ReadPage | undefined): Promise<ReadValue> {
  const { code, value, comparator, unit, low, high, doubts, words, valueWords } = row;
  const [boxes, valueBoxes] = [words, valueWords].map((some) => some.flatMap(({ box }) => box ?? []));
  const picture = page?.picture;
  const hasPlace = picture && boxes && boxes.length > 0;
  const crop =
    picture && valueBoxes && valueBoxes.length > 0 && doubts.length > 0
      ? await cropAround(picture, around(valueBoxes))
      : null;
  return {
    code,
    value,
    comparator,
    unit,
    referenceLow: low,
    referenceHigh: high,
    doubts: [...doubts],
    page: row.page,
    box: hasPlace ? toPageBox(around(boxes), picture) : null,
    text: textOf(words),
    crop,
  };
}
