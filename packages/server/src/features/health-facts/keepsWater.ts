import { mayKeepWaterBy } from '../alerts/keepsWater.ts';
import type { HealthFacts } from './facts.ts';
import { filtrationOf } from './filtration.ts';

/** Returns whether a fast gain of the patient's weight may be water. */
export function mayKeepWater(facts: HealthFacts): boolean {
  return mayKeepWaterBy(facts.record, filtrationOf(facts));
}
