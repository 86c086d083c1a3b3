import { type RiskPressureInput, riskPressure } from '../../index.ts';

/** Returns the blood pressure that a risk model uses. */
export function answer(given: RiskPressureInput): unknown {
  return riskPressure(given);
}
