import { evaluate, type Input } from '../evaluate.ts';
import { quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = quantities('heightCm');
/** Limits of the healthy BMI band for Asian adults, in kg/m². */
export const HEALTHY_BMI = { min: 18.5, max: 22.9 };

/** Weights in kg, to 1 decimal, at the limits of the healthy BMI band. */
export interface HealthyWeightRange {
  minKg: number;
  maxKg: number;
}

/** Returns the range for a validated height. */
export function healthyWeightAt(heightCm: number): HealthyWeightRange {
  const squareMetres = (heightCm / 100) ** 2;
  return {
    minKg: round(HEALTHY_BMI.min * squareMetres, 1),
    maxKg: round(HEALTHY_BMI.max * squareMetres, 1),
  };
}

/**
 * Returns the weight at which the BMI is 18.5 to 22.9, for an adult. Limits: height 100–250 cm. Errors: `missing`,
 * `implausible`. Source: the healthy band of MOH/HPB 2005, solved for weight.
 */
export function healthyWeightRange(input: Input<typeof FIELDS>): Result<HealthyWeightRange> {
  return evaluate(FIELDS, input, ({ heightCm }) => ok(healthyWeightAt(heightCm)));
}
