import { AFTER_BIRTH_DAYS, bpAlertGrade, levelOf, type Symptom } from '../../index.ts';

interface Given {
  readonly sbp: number;
  readonly dbp: number;
  readonly ageYears?: number;
  readonly pregnant?: boolean;
  readonly daysSinceBirth?: number;
  readonly symptoms?: readonly Symptom[];
}

/** Returns the urgency of a reading. */
export function answer({ sbp, dbp, ageYears, pregnant, daysSinceBirth, symptoms }: Given): unknown {
  const isPregnant = pregnant ?? false;
  const isAfterBirth = daysSinceBirth !== undefined && daysSinceBirth <= AFTER_BIRTH_DAYS;
  return levelOf(
    bpAlertGrade(
      { sbpMmHg: sbp, dbpMmHg: dbp },
      { ageYears, isPregnant, isAfterBirth, symptoms: symptoms ?? [] },
    ),
  );
}
