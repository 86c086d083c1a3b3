import { evaluate, type Input } from '../evaluate.ts';
import { quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { type BpBands, type BpSigns, bpBand, bpSigns, wholeMmHg } from './bands.ts';

const FIELDS = quantities('sbpMmHg', 'dbpMmHg');

/** Singapore categories of a pressure measured in a clinic. */
export type ClinicBpCategory = 'normal' | 'high_normal' | 'grade1' | 'grade2' | 'grade3';

const CLINIC_BANDS: BpBands<ClinicBpCategory> = {
  rows: [
    ['grade3', 180, 110],
    ['grade2', 160, 100],
    ['grade1', 140, 90],
    ['high_normal', 130, 85],
  ],
  otherwise: 'normal',
};

/** Category of a clinic pressure and its signs. */
export interface ClinicBp extends BpSigns {
  category: ClinicBpCategory;
  /** Systolic ≥ 140 with diastolic < 90. */
  isolatedSystolic: boolean;
}

/**
 * Classifies a clinic blood pressure in mmHg, on whole numbers. Limits: systolic 60–260, diastolic 30–160, systolic
 * above diastolic. Errors: `missing`, `implausible`. Source: ACE Clinical Guidance "Hypertension", December 2023.
 */
export function classifyClinicBp(input: Input<typeof FIELDS>): Result<ClinicBp> {
  return evaluate(FIELDS, input, (values) => {
    const bp = wholeMmHg(values);
    const isolatedSystolic = bp.sbpMmHg >= 140 && bp.dbpMmHg < 90;
    return ok({ category: bpBand(bp, CLINIC_BANDS), isolatedSystolic, ...bpSigns(bp) });
  });
}
