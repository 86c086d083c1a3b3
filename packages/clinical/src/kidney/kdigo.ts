import { evaluate, type Input } from '../evaluate.ts';
import { optionalQuantities, quantities } from '../fields.ts';
import { type BandOf, bandOf } from '../quantities/bands.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = { ...quantities('egfr'), ...optionalQuantities('uacrMgMmol') };

/** Filtration stage. */
export type KdigoG = BandOf<'egfr'>;
/** Albuminuria stage. */
export type KdigoA = BandOf<'uacr'>;
/** Risk on the KDIGO grid. `low` applies only without other kidney damage. */
export type KdigoRisk = 'low' | 'moderate' | 'high' | 'very_high';

/** Spelt-out limits of each filtration stage. */
export const KDIGO_G_WORDS: Readonly<Record<KdigoG, string>> = {
  G1: '90 or more',
  G2: '60 to 89',
  G3a: '45 to 59',
  G3b: '30 to 44',
  G4: '15 to 29',
  G5: 'below 15',
};
/** The KDIGO grid: risk by filtration and albuminuria stage. */
export const KDIGO_GRID: Readonly<Record<KdigoG, Readonly<Record<KdigoA, KdigoRisk>>>> = {
  G1: { A1: 'low', A2: 'moderate', A3: 'high' },
  G2: { A1: 'low', A2: 'moderate', A3: 'high' },
  G3a: { A1: 'moderate', A2: 'high', A3: 'very_high' },
  G3b: { A1: 'high', A2: 'very_high', A3: 'very_high' },
  G4: { A1: 'very_high', A2: 'very_high', A3: 'very_high' },
  G5: { A1: 'very_high', A2: 'very_high', A3: 'very_high' },
};

/** Returns the risk on the KDIGO grid of two stages. */
export function kidneyRisk(g: KdigoG, a: KdigoA): KdigoRisk {
  return KDIGO_GRID[g][a];
}

/** Stages and grid risk; `a` and `risk` are `null` without a urine test. */
export interface KdigoStage {
  g: KdigoG;
  a: KdigoA | null;
  risk: KdigoRisk | null;
  /** Whether eGFR is below 60 or uACR 3 or more, by this result alone; CKD needs it to last over 3 months. */
  ckdCriterion: boolean;
}

/**
 * Stages kidney results: eGFR (mL/min/1.73 m², to a whole number) and, if given, uACR (mg/mmol, as measured).
 * Errors: `missing`, `implausible` (eGFR 1–200, uACR 0–2000). Source: KDIGO 2024, Kidney Int 2024;105:S117.
 */
export function kdigoStage(input: Input<typeof FIELDS>): Result<KdigoStage> {
  return evaluate(FIELDS, input, (values) => {
    const egfr = round(values.egfr, 0);
    const g = bandOf('egfr', egfr);
    const a = values.uacrMgMmol === undefined ? null : bandOf('uacr', values.uacrMgMmol);
    const hasAlbuminuria = a === 'A2' || a === 'A3';
    return ok({ g, a, risk: a && KDIGO_GRID[g][a], ckdCriterion: egfr < 60 || hasAlbuminuria });
  });
}
