import { evaluate, type Input } from '../evaluate.ts';
import { quantities, type Sex, sex } from '../fields.ts';
import { ok, type Result } from '../result.ts';

const FIELDS = { sex, ...quantities('waistCm') };

/** Waist from which the risk is raised, in cm. Source: Healthier SG BMI care protocol. */
export const RAISED_WAIST_FROM_CM: Readonly<Record<Sex, number>> = { female: 80, male: 90 };

/**
 * Classifies a waist by the Asian thresholds (90 cm men, 80 cm women). Limits: 40–200 cm. Errors: `missing`,
 * `implausible`, `not_applicable` for another sex. Source: Healthier SG BMI care protocol.
 */
export function waistCategory(
  input: Input<typeof FIELDS>,
): Result<{ category: 'raised' | 'below_threshold' }> {
  return evaluate(FIELDS, input, (values) =>
    ok({ category: values.waistCm >= RAISED_WAIST_FROM_CM[values.sex] ? 'raised' : 'below_threshold' }),
  );
}
