import { checkOwnTarget, type TargetMeasure, type TargetSetter } from '../../index.ts';

interface Given {
  readonly measure: TargetMeasure;
  readonly wanted: number;
  readonly setBy: 'patient' | 'doctor';
  readonly person: Partial<Omit<TargetSetter, 'hasDoctorGoal'>> & { readonly doctorSet?: unknown };
}

const USUAL_AGE_YEARS = 40;

/** Returns whether a goal may be set; answers that are not given are "no". */
export function answer({ person: { doctorSet, ...person }, ...goal }: Given): unknown {
  return checkOwnTarget(goal, {
    usualGoal: null,
    hasDoctorGoal: doctorSet !== undefined && doctorSet !== null && doctorSet !== false,
    diabetes: false,
    lowSugarRiskMedicine: false,
    frail: false,
    ageYears: USUAL_AGE_YEARS,
    pregnant: false,
    heightCm: null,
    weightKg: null,
    ...person,
  });
}
