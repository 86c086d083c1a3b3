import {
  type Goals,
  goalText,
  type ItemCode,
  leastPressureWords,
  type PersonalGoal,
  recordInputWords,
  sugarGoalText,
} from '@vitalane/clinical';
import type { MissingInput } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { fieldOfItem } from '../../health-facts/flags.ts';
import { inputOfCode, isInputCode } from '../../health-facts/inputs.ts';
import type { Part } from '../../health-facts/parts.ts';
import { precise, quantityText } from '../../health-facts/quantities.ts';
import { targetKind, toReportTarget } from './goals.ts';

/** Returns what a report says of a goal: its numbers, who set it, and what is missing for it. */
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

/** Returns a goal in words: what no longer applies, its numbers, and who set it or why there is none. */
export function goalWords(facts: Pick<HealthFacts, 'units'>, goal: PersonalGoal): string {
  const numbers = goalText(goal, (value) => quantityText(facts.units, goal.measure, value));
  return [goal.announcement, numbers, goal.words].filter((text) => text).join(' ');
}

/** Returns both goals of the pressure in words, which are always named together: what no longer applies, and who set them. */
export function pressureGoalWords({ goals: { sbp, dbp }, pressure }: Goals): string {
  const setBy =
    sbp.words === dbp.words ? [sbp.words] : [`Upper pressure: ${sbp.words}`, `Lower pressure: ${dbp.words}`];
  const parts = [
    sbp.announcement ?? dbp.announcement,
    pressure?.words,
    leastPressureWords(sbp, dbp),
    ...setBy,
  ];
  return parts.filter((part) => part).join(' ');
}

/** Returns the goal of blood sugar at home in words: its numbers, and why it is this goal or why there is none. */
export function sugarGoalWords({ units }: Pick<HealthFacts, 'units'>, { sugar }: Goals): string {
  const numbers = sugarGoalText(sugar, (value) => quantityText(units, 'glucose_random', value));
  return [numbers, sugar.words].filter((part) => part).join(' ');
}

/** Returns the question that an item of the record would answer. */
export function toMissing(item: ItemCode): MissingInput {
  const field = fieldOfItem(item);
  const { label, answer } = isInputCode(field) ? inputOfCode(field) : recordInputWords(item);
  return { field, status: 'missing', why: `Your goal depends on ${label}.`, answer };
}

/** Returns true when a doctor set one of the goals for this person. */
export function isByDoctor(goals: readonly PersonalGoal[]): boolean {
  return goals.some(({ setBy }) => setBy === 'doctor');
}
