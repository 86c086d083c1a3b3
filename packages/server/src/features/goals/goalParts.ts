import {
  firstStepWords,
  firstWeightStep,
  type Goals,
  goalText,
  type ItemCode,
  leastPressureWords,
  type PersonalGoal,
  QUANTITIES,
  recordInputWords,
  sugarGoalText,
} from '@vitalane/clinical';
import type { MissingInput } from '@vitalane/contract';
import { quantityText } from '../../own-units/ownUnits.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { fieldOfItem } from '../health-facts/flags.ts';
import { inputOfCode, isInputCode } from '../health-facts/inputs.ts';
import type { Part } from '../health-facts/parts.ts';
import { precise } from '../health-facts/quantities.ts';
import { targetKind, toReportTarget } from './goals.ts';

/** Returns a goal for a report: its numbers, its author, and missing inputs. */
export function goalPart(facts: HealthFacts, goal: PersonalGoal): Part {
  const { label, unit } = targetKind(goal.measure);
  const bound = goal.high ?? goal.low;
  const target = toReportTarget(goal);
  const value = bound === null ? null : precise(goal.measure, bound);
  return {
    findings: [{ label, text: goalWords(facts, goal), status: 'info' }],
    values: [{ code: goal.measure, label, value, unit, category: target?.source ?? null }],
    missing: goal.needs.map(toMissing),
  };
}

/** Returns the text of a goal: expired goals, its numbers, and its author or the reason for its absence. */
export function goalWords(facts: Pick<HealthFacts, 'units'>, goal: PersonalGoal): string {
  const numbers = goalText(goal, (value) => quantityText(facts.units, goal.measure, value));
  return [goal.announcement, numbers, goal.words].filter((text) => text).join(' ');
}

/**
 * Returns the first step towards a weight goal; `null` when the weight is unknown, or the goal is nearer than that step.
 */
export function firstStepOf({ units, weight }: HealthFacts, { high }: PersonalGoal): string | null {
  const [newest] = weight;
  if (!newest || high === null) return null;
  const { fromKg, toKg } = firstWeightStep(newest.value);
  if (fromKg < high) return null;
  return firstStepWords(quantityText(units, 'weight', fromKg), quantityText(units, 'weight', toKg));
}

/** Returns the text of both pressure goals, which are always shown together: expired goals, and their authors. */
export function pressureGoalWords({ goals: { sbp, dbp }, pressure }: Goals): string {
  const setBy =
    sbp.words === dbp.words
      ? [sbp.words]
      : [`${QUANTITIES.sbp.label}: ${sbp.words}`, `${QUANTITIES.dbp.label}: ${dbp.words}`];
  const parts = [
    sbp.announcement ?? dbp.announcement,
    pressure?.words,
    leastPressureWords(sbp, dbp),
    ...setBy,
  ];
  return parts.filter((part) => part).join(' ');
}

/** Returns the text of the home blood-sugar goal: its numbers, and the reason for the goal or its absence. */
export function sugarGoalWords({ units }: Pick<HealthFacts, 'units'>, { sugar }: Goals): string {
  const numbers = sugarGoalText(sugar, (value) => quantityText(units, 'glucose_random', value));
  return [numbers, sugar.words].filter((part) => part).join(' ');
}

/** Returns the question that supplies an item of the health record. */
export function toMissing(item: ItemCode): MissingInput {
  const field = fieldOfItem(item);
  const { label, answer } = isInputCode(field) ? inputOfCode(field) : recordInputWords(item);
  return { field, status: 'missing', why: `Your goal depends on ${label}.`, answer };
}

/** Returns whether a doctor set one of the goals for this patient. */
export function isByDoctor(goals: readonly PersonalGoal[]): boolean {
  return goals.some(({ setBy }) => setBy === 'doctor');
}
