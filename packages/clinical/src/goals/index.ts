export { type Answer, type Outcomes, outcomesOf } from './depends.ts';
export {
  type Goals,
  goalsOf,
  type PersonalGoal,
  type SetGoal,
} from './goals.ts';
export { type Hba1cMeaning, type Hba1cMeaningCode, hba1cMeaning } from './hba1c.ts';
export { type LdlAnswer, type LdlBasis, type LdlGoal, ldlGoal } from './ldl.ts';
export {
  checkOwnTarget,
  type OwnTarget,
  type OwnTargetOffer,
  type OwnTargetReason,
  ownTargetOffer,
  ownTargetRange,
  TARGET_REFUSALS,
  type TargetMeasure,
  type TargetSetter,
} from './ownTarget.ts';
export { ownTargetOffers } from './ownTargetOffers.ts';
export { GOAL_ITEMS, type GoalAnswer, type GoalPerson, goalPerson, OTHER_RISK_ITEMS } from './person.ts';
export {
  homePressureLimit,
  type Pressure,
  type PressureBasis,
  type PressureGoal,
  pressureGoal,
} from './pressure.ts';
export {
  isWithinLimit,
  type PressureAgainstGoal,
  pressureAgainstGoal,
} from './pressureAgainstGoal.ts';
export {
  averageVerdictWords,
  homeGoalBands,
  type PressureBadge,
  permittedBadge,
  pressureBadge,
} from './pressureBadge.ts';
export { SUGAR_GOAL_LABEL, type SugarGoal, type SugarRanges, sugarGoal, sugarGoalText } from './sugar.ts';
export {
  SUGAR_GOAL_LABELS,
  SUGAR_OCCASIONS,
  type SugarBadge,
  type SugarContext,
  type SugarOccasion,
  sugarBadge,
  sugarGoalAt,
  sugarOccasion,
} from './sugarBadge.ts';
export { targetSetter } from './targetSetter.ts';
export { GOAL_MEASURES, type GoalInput, type GoalMeasure, HIGHER_HBA1C_WORDS, usualGoals } from './usual.ts';
export type { UsualGoal } from './usualGoal.ts';
export { leastPressureWords, orList, pressureWords, type SetBy, setByWords } from './words.ts';
