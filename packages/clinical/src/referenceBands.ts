import type { BandTable } from './bands.ts';
import { BMI_BANDS } from './biometrics/bmi.ts';
import { HOME_BANDS } from './blood-pressure/home.ts';
import { SG_FRS_CATEGORIES } from './cardiovascular/bands.ts';
import { A_BANDS, G_BANDS } from './kidney/kdigo.ts';
import { HDL_BANDS, LDL_BANDS, TC_BANDS, TG_BANDS } from './lipids/classify.ts';

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
 * Published bands of single values, for drawing a value on its scale; each in the canonical unit of its quantity,
 * risk in percent. To band a value call the function of its area, which also checks the value.
 */
export const REFERENCE_BANDS = {
  bmi: BMI_BANDS,
  tc: TC_BANDS,
  ldl: LDL_BANDS,
  hdl: HDL_BANDS,
  tg: TG_BANDS,
  egfr: G_BANDS,
  uacr: A_BANDS,
  risk10y: SG_FRS_CATEGORIES,
  sbp: homePressure(1),
  dbp: homePressure(2),
} as const satisfies Readonly<Record<string, BandTable<string>>>;
