import { type ItemCode, type PersonalGoal, recordItem } from '@vitalane/clinical';
import type { MissingInput } from '@vitalane/contract';
import type { HealthFacts } from '../reports/facts.ts';
import { fieldOfItem } from '../reports/flags.ts';
import { inputOfCode, isInputCode } from '../reports/inputs.ts';
import type { Part } from '../reports/parts.ts';
import { precise, quantityText } from '../reports/quantities.ts';
import { targetKind, toReportTarget } from './goals.ts';

/** People aim for up to these, and to stay below every other upper end. */
const upTo: readonly PersonalGoal['measure'][] = ['hba1c', 'weight', 'activity'];

/** Returns the numbers of a goal in the person's own unit, such as "Below 1.8 mmol/L."; empty without a number. */
export function goalText(
  { units }: Pick<HealthFacts, 'units'>,
  { measure, low, high }: PersonalGoal,
): string {
  const text = (value: number) => quantityText(units, measure, value);
  if (low !== null && high !== null) return `${text(low)} to ${text(high)}.`;
  if (high !== null) return `${upTo.includes(measure) ? 'Up to' : 'Below'} ${text(high)}.`;
  return low === null ? '' : `At least ${text(low)}.`;
}

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
  return [goal.announcement, goalText(facts, goal), goal.words].filter((text) => text).join(' ');
}

/** Returns the question that an item of the record would answer. */
export function toMissing(item: ItemCode): MissingInput {
  const field = fieldOfItem(item);
  const { label, answer } = isInputCode(field) ? inputOfCode(field) : unnamed(item);
  return { field, status: 'missing', why: `Your goal depends on ${label}.`, answer };
}

function unnamed(item: ItemCode) {
  const label = `whether you have ${recordItem(item).phrase}`;
  return { label, answer: `Say ${label} in your health record.` };
}
