import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input } from '../evaluate.ts';
import { optionalQuantities, quantities } from '../fields.ts';
import { QUANTITIES } from '../quantities/catalogue.ts';
import { ok, type Result } from '../result.ts';
import { settle } from '../round.ts';

const FIELDS = { ...quantities('altUL', 'astUL'), ...optionalQuantities('altUlnUL', 'astUlnUL') };
const SEE_DOCTOR_FROM_MULTIPLE = 3;

/** Upper limit of normal (U/L) used when the laboratory prints none. */
export const DEFAULT_UPPER_LIMIT_UL = QUANTITIES.alt.range.high;

/** Category of the higher enzyme as a multiple of its limit. */
export type LiverEnzymeCategory = 'within_range' | 'borderline' | 'mild' | 'moderate' | 'severe';

/** Multiples of the upper limit. */
export const ENZYME_BANDS: BandTable<LiverEnzymeCategory> = {
  steps: [
    ['<=', 1, 'within_range'],
    ['<', 2, 'borderline'],
    ['<', 5, 'mild'],
    ['<=', 15, 'moderate'],
  ],
  otherwise: 'severe',
};

/** Enzymes as multiples of their upper limits, unrounded. Show `astAltRatio` to doctors only. */
export interface LiverEnzymes {
  altMultiple: number;
  astMultiple: number;
  astAltRatio: number;
  category: LiverEnzymeCategory;
  /** True from 3 times the upper limit. */
  seeDoctorSoon: boolean;
}

/**
 * Grades ALT and AST (U/L) against the laboratory's upper limits, 40 where none is given.
 * Errors: `missing`, `implausible` (enzymes 3–10000, limits 10–100). Source: ACG 2017 grading of raised enzymes.
 */
export function liverEnzymes(input: Input<typeof FIELDS>): Result<LiverEnzymes> {
  return evaluate(FIELDS, input, ({ altUL, astUL, altUlnUL, astUlnUL }) => {
    const altMultiple = altUL / (altUlnUL ?? DEFAULT_UPPER_LIMIT_UL);
    const astMultiple = astUL / (astUlnUL ?? DEFAULT_UPPER_LIMIT_UL);
    const highest = settle(Math.max(altMultiple, astMultiple));
    return ok({
      altMultiple,
      astMultiple,
      astAltRatio: astUL / altUL,
      category: band(highest, ENZYME_BANDS),
      seeDoctorSoon: highest >= SEE_DOCTOR_FROM_MULTIPLE,
    });
  });
}
