import {
  bpReadingAdvice,
  countsAs,
  gradeOf,
  type ReadingAdvice,
  reportLevelOf,
  sugarReadingAdvice,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { daysBetween } from '@vitalane/time';
import type { HealthFacts } from '../../../health-facts/facts.ts';
import type { LevelledFinding, Part } from '../../../health-facts/parts.ts';
import { quantityText } from '../../../health-facts/quantities.ts';
import { scopeOf } from '../../../health-facts/scope.ts';

/** A reading is still news on its own day and the day after. */
const newsDays = 1;

function isNews(date: string, asOf: string): boolean {
  return daysBetween(date, asOf) <= newsDays;
}

function partOf(label: string, advice: ReadingAdvice | null): Part {
  if (!advice) return {};
  const text = `${advice.reason} ${advice.action}`;
  return { findings: [{ label, text, status: reportLevelOf(advice.grade) }] };
}

/** Returns what an open alert asks for, which leads the report. */
export function alertFinding({ reason, action, value, level, withinDays }: HealthAlert): LevelledFinding {
  const grade = gradeOf(level, withinDays);
  return { label: value, text: `${reason} ${action}`, status: reportLevelOf(grade) };
}

/** Returns whether an alert is to be acted on today. */
export function isUrgent({ level, withinDays }: HealthAlert): boolean {
  return reportLevelOf(gradeOf(level, withinDays)) === 'urgent';
}

const isOpen = ({ alerts }: HealthFacts, ...kinds: readonly HealthAlert['kind'][]) =>
  alerts.some(({ kind }) => kinds.includes(kind));

/** Returns what the latest sugar asks for, before everything else, unless an open alert says it. */
export function sugarAlertPart(facts: HealthFacts): Part {
  const latest = facts.sugar.at(0);
  if (!latest || !isNews(latest.date, facts.asOf) || isOpen(facts, 'low_sugar', 'high_sugar')) return {};
  const hasDiabetes = countsAs(facts.record.items.diabetes);
  const label = `Latest blood sugar, ${quantityText(facts.units, 'glucose_random', latest.value)}`;
  return partOf(label, sugarReadingAdvice({ ...scopeOf(facts), hasDiabetes, glucoseMmolL: latest.value }));
}

/** Returns what the latest blood pressure asks for, before everything else, unless an open alert says it. */
export function pressureAlertPart(facts: HealthFacts): Part {
  const latest = facts.bloodPressure.at(0);
  if (!latest || !isNews(latest.date, facts.asOf) || isOpen(facts, 'blood_pressure')) return {};
  const { sbpMmHg, dbpMmHg } = latest;
  const advice = bpReadingAdvice({ sbpMmHg, dbpMmHg }, scopeOf(facts));
  return partOf(`Latest reading, ${sbpMmHg}/${dbpMmHg} mmHg`, advice);
}
