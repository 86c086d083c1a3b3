import type { BandTable } from './bands.ts';
import { HOME_BANDS } from './blood-pressure/home.ts';
import { SG_FRS_CATEGORIES } from './cardiovascular/bands.ts';

/** Returns the steps of one number of a home pressure, lowest band first. */
function homePressure(column: 1 | 2): BandTable<string> {
  let below: string = HOME_BANDS.otherwise;
  const steps = HOME_BANDS.rows.toReversed().map((row) => {
    const step = ['<', row[column], below] as const;
    [below] = row;
    return step;
  });
  return { steps, otherwise: below };
}

/**
 * Bands that belong to a model or a pair of values, for drawing one value on its scale; risk in percent. Those of single
 * quantities are in `QUANTITY_BANDS`. To band a value call the function of its area, which also checks the value.
 */
export const REFERENCE_BANDS = {
  risk10y: SG_FRS_CATEGORIES,
  sbp: homePressure(1),
  dbp: homePressure(2),
} as const satisfies Readonly<Record<string, BandTable<string>>>;
