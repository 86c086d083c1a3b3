import { countsAs, isOnDialysis, keepsWater, recordedKidneyStage } from '@vitalane/clinical';
import type { HealthFacts } from './facts.ts';
import { filtrationOf } from './filtration.ts';

/** Returns the stages of kidney disease that the record and the newest result name, each the mildest possible one. */
function kidneyStages(facts: HealthFacts): readonly string[] {
  const disease = facts.record.items.chronic_kidney_disease;
  const filtration = filtrationOf(facts);
  const measured = filtration.status === 'ok' ? filtration.possible.at(-1) : undefined;
  const recorded = recordedKidneyStage(disease)?.possible[0];
  return [isOnDialysis(disease) ? 'dialysis' : undefined, measured, recorded].filter(
    (stage) => stage !== undefined,
  );
}

/** Returns whether a fast gain of the patient's weight may be water. */
export function mayKeepWater(facts: HealthFacts): boolean {
  const hasHeartFailure = countsAs(facts.record.items.heart_failure);
  return keepsWater({ hasHeartFailure, kidneyStages: kidneyStages(facts) });
}
