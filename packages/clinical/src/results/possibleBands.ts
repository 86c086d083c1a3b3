import { type BandTable, band, bandLabels } from '../bands.ts';
import { type Comparator, nearestAllowed } from './labResult.ts';

/** Bands that a result allows. `band` is `null` when a limit allows several; `possible` lists them in table order. */
export interface PossibleBands<Label> {
  readonly band: Label | null;
  readonly possible: readonly Label[];
}

/** Returns the bands of a table that a result allows: its own, or all beyond a limit. `step` is the smallest printed difference. */
export function possibleBands<Label>(
  table: BandTable<Label>,
  limit: { readonly comparator: Comparator | null; readonly value: number },
  step?: number,
): PossibleBands<Label> {
  const labels = bandLabels(table);
  const at = labels.indexOf(band(nearestAllowed(limit, step), table));
  const possible = allowed(labels, at, limit.comparator);
  return { band: possible.length === 1 ? (possible[0] ?? null) : null, possible };
}

function allowed<Label>(
  labels: readonly Label[],
  at: number,
  comparator: Comparator | null,
): readonly Label[] {
  if (comparator === null) return labels.slice(at, at + 1);
  return comparator.startsWith('<') ? labels.slice(0, at + 1) : labels.slice(at);
}
