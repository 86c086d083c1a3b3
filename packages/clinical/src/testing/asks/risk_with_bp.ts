import { type RiskPressureInput, riskPressure } from '../../index.ts';

/** Returns which blood pressure a risk model takes. */
export function answer(given: RiskPressureInput): unknown {
  return riskPressure(given);
}
