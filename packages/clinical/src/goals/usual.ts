import { healthyWeightAt } from '../biometrics/healthyWeight.ts';
import { RAISED_WAIST_FROM_CM } from '../biometrics/waist.ts';
import { CITATIONS } from '../citations.ts';
import type { Sex } from '../fields.ts';
import { HBA1C_GOAL_PERCENT } from '../glycaemia/hba1c.ts';
import { nonHdlGoalFor } from '../lipids/derived.ts';
import { quantityText } from '../quantities/show.ts';
import type { ItemCode } from '../record/items.ts';
import { recordItem } from '../record/items.ts';
import { countsAs, type HealthRecord } from '../record/record.ts';
import { withheldFor } from '../scope/parts.ts';
import { ACTIVITY_GOAL_MINUTES } from '../targets/healthTargets.ts';
import { type LdlGoal, ldlGoal } from './ldl.ts';
import { GOAL_ITEMS, type GoalPerson, goalPerson, OTHER_RISK_ITEMS, withheldGoal } from './person.ts';
import { type Pressure, pressureGoal, usualPressureOutcomes } from './pressure.ts';
import { DOCTOR_WEIGHS, REASONS, toGoal, type UsualGoal } from './usualGoal.ts';
import { dependsWords, neededWords } from './words.ts';

/** Added to the HbA1c goal of people over 80 or frail. */
export const HIGHER_HBA1C_WORDS = 'Your doctor may choose a higher goal, often up to 8.0.';

/** Measures with goals. */
export const GOAL_MEASURES = ['sbp', 'dbp', 'ldl', 'nonhdl', 'hba1c', 'weight', 'waist', 'activity'] as const;

/** Measure with a goal. */
export type GoalMeasure = (typeof GOAL_MEASURES)[number];

/** Input of the goals. `null` is unknown. */
export interface GoalInput {
  readonly record: HealthRecord;
  readonly sex: Sex | null;
  /** Completed years. */
  readonly ageYears: number | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  /** Ten-year risk by SG-FRS-2023; `null` without a score. */
  readonly sgFrsPercent: number | null;
}

function pressureGoals(person: GoalPerson): Pick<Record<GoalMeasure, UsualGoal>, 'sbp' | 'dbp'> {
  const goal = pressureGoal(person);
  const isOpen = goal.basis === 'depends';
  const shared = {
    basis: goal.basis,
    needs: goal.needs.map((name) => GOAL_ITEMS[name]),
    ...(isOpen && { reason: dependsWords(usualPressureOutcomes(person)) }),
  };
  const end = (name: keyof Pressure) =>
    toGoal(CITATIONS.bloodPressure, {
      ...shared,
      high: goal.clinic?.[name] ?? null,
      strictest: isOpen ? Math.min(...goal.possible.map((pressure) => pressure[name])) : null,
    });
  return { sbp: end('sbpMmHg'), dbp: end('dbpMmHg') };
}

function ldlNeeds({ needs }: LdlGoal, record: HealthRecord): readonly ItemCode[] {
  const isOpen = (item: ItemCode) => countsAs(record.items[item]) === null;
  return needs.flatMap((name) =>
    name === 'otherRisk' ? OTHER_RISK_ITEMS.filter(isOpen) : [GOAL_ITEMS[name]],
  );
}

function lipidGoals(
  person: GoalPerson,
  record: HealthRecord,
): Pick<Record<GoalMeasure, UsualGoal>, 'ldl' | 'nonhdl'> {
  const goal = ldlGoal(person);
  const needs = ldlNeeds(goal, record);
  const isOld =
    goal.basis === 'score_needed' &&
    withheldFor('sg_frs_score', { ageYears: person.ageYears, isPregnant: null }) === 'from_80';
  const words = isOld ? DOCTOR_WEIGHS : REASONS[goal.basis];
  const reason = goal.basis === 'depends' ? neededWords(needs.map((item) => recordItem(item).phrase)) : words;
  const numbers = goal.possible.flatMap(({ belowMmolL }) => belowMmolL ?? []);
  // Patients whose doctor may have to set the goal cannot set one.
  const isComplete = numbers.length === goal.possible.length && numbers.length > 0;
  const strictest = goal.basis === 'depends' && isComplete ? Math.min(...numbers) : goal.belowMmolL;
  const shared = { basis: goal.basis, needs, ...(reason !== undefined && { reason }) };
  return {
    ldl: toGoal(CITATIONS.lipids, { ...shared, high: goal.belowMmolL, strictest }),
    nonhdl: toGoal(CITATIONS.lipids, {
      ...shared,
      high: goal.belowMmolL === null ? null : nonHdlGoalFor(goal.belowMmolL),
    }),
  };
}

function hba1cGoal(person: GoalPerson, isOlderOrFrail: boolean): UsualGoal {
  const { diabetes } = person;
  if (diabetes === null) {
    const reason = `At most ${quantityText(HBA1C_GOAL_PERCENT, '%', 1)} if you have diabetes, else there is no goal. Please tell us.`;
    return toGoal(CITATIONS.diabetes, { basis: 'depends', reason, needs: ['diabetes'] });
  }
  if (!diabetes) {
    return toGoal(CITATIONS.diabetes, {
      basis: 'no_diabetes',
      reason: 'There is no goal for people without diabetes.',
    });
  }
  return toGoal(CITATIONS.diabetes, {
    high: HBA1C_GOAL_PERCENT,
    basis: isOlderOrFrail ? 'diabetes_older_or_frail' : 'diabetes',
    reason: isOlderOrFrail ? `You have diabetes. ${HIGHER_HBA1C_WORDS}` : 'You have diabetes.',
  });
}

function weightGoal({ heightCm, weightKg, ageYears }: GoalInput, person: GoalPerson): UsualGoal {
  if (heightCm === null) {
    return toGoal(CITATIONS.biometrics, { basis: 'height_needed', reason: 'Add your height in the diary.' });
  }
  const { minKg, maxKg } = healthyWeightAt(heightCm);
  const mayLose =
    withheldFor('weight_loss_goal', { ageYears, isPregnant: null }) === null && person.frail !== true;
  if (!mayLose && weightKg !== null && weightKg > maxKg) {
    return toGoal(CITATIONS.biometrics, { basis: 'no_weight_loss', reason: DOCTOR_WEIGHS });
  }
  const reason = 'The range in which your weight suits your height.';
  return toGoal(CITATIONS.biometrics, { low: minKg, high: maxKg, basis: 'from_height', reason });
}

function waistGoal({ sex }: GoalInput): UsualGoal {
  if (sex === null) {
    return toGoal(CITATIONS.biometrics, {
      basis: 'sex_needed',
      reason: 'Choose your gender in your profile.',
    });
  }
  return toGoal(CITATIONS.biometrics, {
    high: RAISED_WAIST_FROM_CM[sex],
    basis: sex,
    reason: 'From here on the waist raises the risk.',
  });
}

function activityGoal(): UsualGoal {
  const { min, max } = ACTIVITY_GOAL_MINUTES;
  const reason = 'For every adult; vigorous minutes count double.';
  return toGoal(CITATIONS.activity, { low: min, high: max, basis: 'everyone', reason });
}

/** Computes the usual goal of every measure for one person. None apply in pregnancy and under 18. */
export function usualGoals(input: GoalInput): {
  readonly person: GoalPerson;
  readonly goals: Readonly<Record<GoalMeasure, UsualGoal>>;
} {
  const person = goalPerson(input.record, input);
  const pressure = pressureGoals(person);
  const isOlderOrFrail = pressure.sbp.basis === 'older_or_frail';
  const goals = {
    ...pressure,
    ...lipidGoals(person, input.record),
    hba1c: hba1cGoal(person, isOlderOrFrail),
    weight: weightGoal(input, person),
    waist: waistGoal(input),
    activity: activityGoal(),
  };
  const withheld = withheldGoal(person);
  if (!withheld) return { person, goals };
  const none = GOAL_MEASURES.map(
    (measure) => [measure, toGoal(goals[measure].source, { basis: withheld })] as const,
  );
  return { person, goals: Object.fromEntries(none) as Record<GoalMeasure, UsualGoal> };
}
