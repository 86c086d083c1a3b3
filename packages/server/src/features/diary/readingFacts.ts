import { countsAs, isOnDialysis, keepsWater, recordedKidneyStage } from '@vitalane/clinical';
import type { ReadingFacts } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { filtrationOf } from '../../health-facts/filtration.ts';
import { scopeOf } from '../../health-facts/scope.ts';

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

/** Returns what the advice about a new entry depends on. */
export function readingFactsOf(facts: HealthFacts): ReadingFacts {
  const { ageYears = null, isPregnant = null, isAfterBirth } = scopeOf(facts);
  const { heart_failure, blood_pressure_medicine } = facts.record.items;
  return {
    ageYears,
    isPregnant,
    isAfterBirth: isAfterBirth ?? false,
    takesPressureMedicine: countsAs(blood_pressure_medicine),
    keepsWater: keepsWater({
      hasHeartFailure: countsAs(heart_failure),
      kidneyStages: kidneyStages(facts),
    }),
  };
}
