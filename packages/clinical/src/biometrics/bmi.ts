import { evaluate, type Input } from '../evaluate.ts';
import { quantities } from '../fields.ts';
import { type BandOf, bandOf } from '../quantities/bands.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = quantities('weightKg', 'heightCm');

/** Risk of heart disease and diabetes by BMI, on the cut-offs for Asian adults. */
export type BmiCategory = BandOf<'bmi'>;

/** Body mass index in kg/m², to 1 decimal, and its category. */
export interface Bmi {
  bmi: number;
  category: BmiCategory;
}

/**
 * Calculates the body mass index of an adult who is not pregnant. Limits: weight 20–350 kg, height 100–250 cm.
 * Errors: `missing`, `implausible`. Source: MOH/HPB BMI cut-offs of 2005, after Lancet 2004;363:157.
 */
export function bmi(input: Input<typeof FIELDS>): Result<Bmi> {
  return evaluate(FIELDS, input, ({ weightKg, heightCm }) => {
    const value = round(weightKg / (heightCm / 100) ** 2, 1);
    return ok({ bmi: value, category: bandOf('bmi', value) });
  });
}
