import { evaluate, type Input } from '../evaluate.ts';
import { quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = quantities('weightKg', 'heightCm');

/**
 * Calculates the body surface area in m², to 2 decimals: √(kg × cm ÷ 3600). For clinicians. Limits: weight 20–350 kg,
 * height 100–250 cm. Errors: `missing`, `implausible`. Source: Mosteller, N Engl J Med 1987;317:1098.
 */
export function bsaMosteller(input: Input<typeof FIELDS>): Result<{ bsaM2: number }> {
  return evaluate(FIELDS, input, ({ weightKg, heightCm }) =>
    ok({ bsaM2: round(Math.sqrt((weightKg * heightCm) / 3600), 2) }),
  );
}
