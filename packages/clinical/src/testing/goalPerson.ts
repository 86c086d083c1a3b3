import type { GoalPerson } from '../index.ts';

/** A person of the examples: a condition that is not given is absent. */
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

/** Returns the person as goals take one. */
export function toPerson({ doctorSet: _, doctorSetLdl: __, ...person }: GivenPerson): GoalPerson {
  return { ...NOBODY, ...person };
}
