import {
  type AlertPerson,
  bpReadingAdvice,
  countsAs,
  type ReadingAdvice,
  reportLevelOf,
  sugarReadingAdvice,
} from '@vitalane/clinical';
import type { HealthFacts } from '../facts.ts';
import type { Part } from '../parts.ts';
import { quantityText } from '../quantities.ts';

/** A reading is still news on its own day and the day after. */
const newsMs = 86_400_000;

function isNews(date: string, asOf: string): boolean {
  return Date.parse(asOf) - Date.parse(date) <= newsMs;
}

function personOf({ record }: HealthFacts): AlertPerson {
  return { isPregnant: countsAs(record.items.pregnancy) };
}

function partOf(label: string, advice: ReadingAdvice | null): Part {
  if (!advice) return {};
  const text = `${advice.reason} ${advice.action}`;
  return { findings: [{ label, text, status: reportLevelOf(advice.grade) }] };
}

/** What the latest sugar asks for, before everything else. */
export function sugarAlertPart(facts: HealthFacts): Part {
  const latest = facts.sugar.at(0);
  if (!latest || !isNews(latest.date, facts.asOf)) return {};
  const hasDiabetes = countsAs(facts.record.items.diabetes);
  const label = `Latest blood sugar, ${quantityText(facts.units, 'glucose_random', latest.value)}`;
  return partOf(label, sugarReadingAdvice({ ...personOf(facts), hasDiabetes, glucoseMmolL: latest.value }));
}

/** What the latest blood pressure asks for, before everything else. */
export function pressureAlertPart(facts: HealthFacts): Part {
  const latest = facts.bloodPressure.at(0);
  if (!latest || !isNews(latest.date, facts.asOf)) return {};
  const { sbpMmHg, dbpMmHg } = latest;
  const advice = bpReadingAdvice({ sbpMmHg, dbpMmHg }, personOf(facts));
  return partOf(`Latest reading, ${sbpMmHg}/${dbpMmHg} mmHg`, advice);
}
