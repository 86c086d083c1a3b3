import {
  countsAs,
  type EgfrInUse,
  type Failure,
  type HealthRecord,
  isOnDialysis,
  keepsWater,
  recordedKidneyStage,
} from '@vitalane/clinical';

/** Returns the stages of kidney disease that the record and the newest result name, each the mildest possible one. */
function kidneyStages(
  { items: { chronic_kidney_disease: disease } }: HealthRecord,
  filtration: EgfrInUse | Failure,
): readonly string[] {
  const measured = filtration.status === 'ok' ? filtration.possible.at(-1) : undefined;
  const recorded = recordedKidneyStage(disease)?.possible[0];
  return [isOnDialysis(disease) ? 'dialysis' : undefined, measured, recorded].filter(
    (stage) => stage !== undefined,
  );
}

/** Returns whether a fast gain of the weight of a person with this record and this eGFR may be water. */
export function mayKeepWaterBy(record: HealthRecord, filtration: EgfrInUse | Failure): boolean {
  const hasHeartFailure = countsAs(record.items.heart_failure);
  return keepsWater({ hasHeartFailure, kidneyStages: kidneyStages(record, filtration) });
}
