import { numberText } from '../../../messages/numberText.ts';
import type { ReadingEntry } from '../../shared/readings/entry.types.ts';
import { periodCopy as copy } from '../period/index.ts';
import type { Measure } from './measure.types.ts';

/**
 * Returns the number of entries with their average or sum, such as “14 entries, average 131/79 mmHg”. `entries` must not
 * be empty.
 */
export function readingSummary(
  { unit, decimals, parts, method = 'average' }: Pick<Measure, 'unit' | 'decimals' | 'parts' | 'method'>,
  entries: readonly Pick<ReadingEntry, 'values'>[],
): string {
  const figures = parts.map(({ id }) => {
    const total = entries.reduce((sum, { values }) => sum + (values[id] ?? 0), 0);
    return numberText(method === 'total' ? total : total / entries.length, decimals);
  });
  return `${copy.entries(entries.length)}, ${copy[method](figures.join('/'), unit)}`;
}
