import { evaluate, type Input } from '../evaluate.ts';
import { enteredQuantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { type BloodPressure, type BpBands, type BpSigns, bpBand, bpSigns, wholeMmHg } from './bands.ts';

const FIELDS = enteredQuantities('sbpMmHg', 'dbpMmHg');

/** Categories of a pressure measured at home. */
export type HomeBpCategory = 'normal' | 'high_normal' | 'above_threshold' | 'well_above_threshold';

/** Bands of a home pressure in mmHg. */
export const HOME_BANDS: BpBands<HomeBpCategory> = {
  rows: [
    ['well_above_threshold', 145, 90],
    ['above_threshold', 135, 85],
    ['high_normal', 130, 80],
  ],
  otherwise: 'normal',
};

/** Category of a home pressure; `aboveThreshold` is systolic ≥ 135 or diastolic ≥ 85. */
export interface HomeBpBand {
  category: HomeBpCategory;
  aboveThreshold: boolean;
}

/** Bands a validated pair of whole home pressures. */
export function homeBpBand(bp: BloodPressure): HomeBpBand {
  return { category: bpBand(bp, HOME_BANDS), aboveThreshold: bp.sbpMmHg >= 135 || bp.dbpMmHg >= 85 };
}

/**
 * Classifies a blood pressure measured at home, in mmHg, on whole numbers. Limits: `ENTRY_LIMITS`. Errors:
 * `missing`, `implausible`. Source: bands derived from the clinic and home pairs in ACE Clinical Guidance
 * "Hypertension", December 2023, table 5.
 */
export function classifyHomeBp(input: Input<typeof FIELDS>): Result<HomeBpBand & BpSigns> {
  return evaluate(FIELDS, input, (values) => {
    const bp = wholeMmHg(values);
    return ok({ ...homeBpBand(bp), ...bpSigns(bp) });
  });
}
