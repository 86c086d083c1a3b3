import { type BandTable, band, bandLabels } from '../bands.ts';
import { A_BANDS, G_BANDS, type KdigoA, type KdigoG } from '../kidney/kdigo.ts';
import { type Comparator, nearestAllowed } from './labResult.ts';

const TABLES = { egfr: { bands: G_BANDS, step: 1 }, uacr: { bands: A_BANDS, step: undefined } } as const;

/** Result printed only as a limit, such as "<15" or ">60". */
export interface CensoredResult {
  readonly analyte: keyof typeof TABLES;
  readonly comparator: Comparator;
  /** eGFR in mL/min/1.73 m², uACR in mg/mmol. */
  readonly value: number;
}

/** Bands of a censored result. `band` is `null` when the limit allows several; `possible` lists them in table order. */
export interface CensoredBand<Label = KdigoG | KdigoA> {
  readonly band: Label | null;
  readonly possible: readonly Label[];
}

/**
 * Returns the bands of every value that a limit allows. eGFR is a whole number, so ">90" starts at 91. Source: KDIGO
 * 2024 stages. A band is stated only when all allowed values lie in it.
 */
export function censoredBand({ analyte, ...limit }: CensoredResult): CensoredBand {
  const { bands, step } = TABLES[analyte];
  return possibleBands<KdigoG | KdigoA>(bands, limit, step);
}

/** Returns the bands of a table that a result allows: its own, or all beyond a limit. `step` is the smallest printed difference. */
export function possibleBands<Label>(
  table: BandTable<Label>,
  limit: { readonly comparator: Comparator | null; readonly value: number },
  step?: number,
): CensoredBand<Label> {
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
