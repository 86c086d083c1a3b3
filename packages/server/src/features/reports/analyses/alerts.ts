import {
  bpReadingAdvice,
  gradeOf,
  pressureText,
  QUANTITIES,
  type ReadingAdvice,
  reportLevelOf,
  sugarReadingAdvice,
  vitalSignAdvice,
  weightGainGrade,
  weightGainWords,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { daysBetween } from '@vitalane/time';
import { quantityText } from '../../../own-units/ownUnits.ts';
import type { HealthFacts, VitalSignEntries } from '../../health-facts/facts.ts';
import { mayKeepWater } from '../../health-facts/keepsWater.ts';
import type { LevelledFinding, Part } from '../../health-facts/parts.ts';
import { readingPersonOf } from '../../health-facts/readingPerson.ts';

/** Number of days after its own day on which a reading is still reported. */
const reportedDays = 1;

function isNews(date: string, asOf: string): boolean {
  return daysBetween(date, asOf) <= reportedDays;
}

function partOf(label: string, advice: ReadingAdvice | null): Part {
  if (!advice) return {};
  const text = `${advice.reason} ${advice.action}`;
  return { findings: [{ label, text, status: reportLevelOf(advice.grade), action: text }] };
}

/** Returns the advice of an open alert, the first finding of the report. */
export function alertFinding({ reason, action, value, level, withinDays }: HealthAlert): LevelledFinding {
  const grade = gradeOf(level, withinDays);
  const text = `${reason} ${action}`;
  return { label: value, text, status: reportLevelOf(grade), action: text };
}

/** Returns whether an alert requires action today. */
export function isUrgent({ level, withinDays }: HealthAlert): boolean {
  return reportLevelOf(gradeOf(level, withinDays)) === 'urgent';
}

const isOpen = ({ alerts }: HealthFacts, ...kinds: readonly HealthAlert['kind'][]) =>
  alerts.some(({ kind }) => kinds.includes(kind));

/** Returns the advice for the latest sugar, the first part of the report, unless an open alert gives it. */
export function sugarAlertPart(facts: HealthFacts): Part {
  const latest = facts.sugar.at(0);
  if (!latest || !isNews(latest.date, facts.asOf) || isOpen(facts, 'low_sugar', 'high_sugar')) return {};
  const label = `Latest blood sugar, ${quantityText(facts.units, 'glucose_random', latest.value)}`;
  return partOf(label, sugarReadingAdvice({ ...readingPersonOf(facts), glucoseMmolL: latest.value }));
}

/**
 * Returns the advice for the latest blood pressure, the first part of the report, unless an open alert gives
 * it.
 */
export function pressureAlertPart(facts: HealthFacts): Part {
  const latest = facts.bloodPressure.at(0);
  if (!latest || !isNews(latest.date, facts.asOf) || isOpen(facts, 'blood_pressure', 'low_pressure'))
    return {};
  const advice = bpReadingAdvice(latest, readingPersonOf(facts));
  return partOf(`Latest reading, ${pressureText(latest)}`, advice);
}

/** Returns the advice for a latest weight that rose fast, the first part of the report, unless an open alert gives it. */
export function weightAlertPart(facts: HealthFacts): Part {
  const [latest, ...earlier] = facts.weight;
  if (!latest || !isNews(latest.date, facts.asOf) || isOpen(facts, 'weight_gain')) return {};
  const others = earlier.map(({ value, date }) => ({
    weightKg: value,
    daysBefore: daysBetween(date, latest.date),
  }));
  const grade = weightGainGrade({ weightKg: latest.value, others, keepsWater: mayKeepWater(facts) });
  const label = `Latest weight, ${quantityText(facts.units, 'weight', latest.value)}`;
  return partOf(label, grade === 'none' ? null : { grade, ...weightGainWords(grade) });
}

/** Returns the advice for the latest reading of a vital sign. */
export function vitalSignAlertPart(facts: HealthFacts, { kind, entries: [latest] }: VitalSignEntries): Part {
  if (!isNews(latest.date, facts.asOf)) return {};
  const label = `${QUANTITIES[kind].label}, ${quantityText(facts.units, kind, latest.value)}`;
  return partOf(label, vitalSignAdvice(kind, latest.value, readingPersonOf(facts)));
}
