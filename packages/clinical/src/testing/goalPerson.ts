import type { GoalPerson } from '../index.ts';

/** Person of the examples: conditions that are not given are absent. */
export interface GivenPerson extends Partial<GoalPerson> {
  readonly doctorSet?: readonly number[];
  readonly doctorSetLdl?: number;
}

const NOBODY: GoalPerson = {
  ageYears: null,
  sgFrsPercent: null,
  pregnant: false,
  isAfterBirth: false,
  heartAttack: false,
  arteryDisease: false,
  stroke: false,
  heartFailure: false,
  kidneyDisease: false,
  diabetes: false,
  organDamage: false,
  fh: false,
  frail: false,
  otherRisk: false,
};

/** Returns the person as input of the goals. */
export function toPerson({ doctorSet: _, doctorSetLdl: __, ...person }: GivenPerson): GoalPerson {
  return { ...NOBODY, ...person };
}
