import {
  type PersonalGoal,
  pressureText,
  QUANTITIES,
  type QuantityCode,
  RECENT_DAYS,
  recentBirthOn,
  SUGAR_GOAL_LABEL,
} from '@vitalane/clinical';
import { dayInWords, daysBetween } from '@vitalane/time';
import { quantityText } from '../../../own-units/ownUnits.ts';
import { goalWords, pressureGoalWords, sugarGoalWords } from '../../goals/goalParts.ts';
import { goalsFor, targetKind } from '../../goals/goals.ts';
import type { DiaryEntry, HealthFacts } from '../../health-facts/facts.ts';
import { homeAverage } from '../../health-facts/homeAverage.ts';
import { scopeOf } from '../../health-facts/scope.ts';
import { calculateReport } from '../report.ts';
import { reports } from '../reports.ts';

/** Returns the overview for a doctor: label and text of each row. */
export function summaryOf(facts: HealthFacts): (readonly [string, string])[] {
  const profile = calculateReport(reports['personal-profile'], facts);
  const shown = ['Conditions', 'Medicines', 'Drug allergies', 'Smoking'];
  const known = profile.findings.filter(({ label }) => shown.includes(label));
  return [
    ['Blood pressure at home', pressureLine(facts)],
    [`Blood sugar, last ${RECENT_DAYS} days`, meanText(facts, 'sugar', facts.sugar)],
    [`Weight, last ${RECENT_DAYS} days`, meanText(facts, 'weight', facts.weight)],
    ...vitalSignRows(facts),
    ...goalRows(facts),
    ...pregnancyRow(facts),
    // Each medicine and condition has its own line, so that a doctor finds it quickly.
    ...known.map(({ label, text }): [string, string] => [label, text.replaceAll('; ', '\n')]),
  ];
}

/**
 * Returns the goals that have a number, depend on an answer or have expired, each with its author and reason;
 * without goals, the reason for their absence.
 */
function goalRows(facts: HealthFacts): (readonly [string, string])[] {
  const all = goalsFor(facts);
  const { sbp, dbp, ...others } = all.goals;
  const isShown = ({ low, high, announcement, basis }: PersonalGoal) =>
    low !== null || high !== null || announcement !== null || basis === 'depends';
  const rows: (readonly [string, string])[] = [
    ...(isShown(sbp) || isShown(dbp)
      ? [['Blood pressure', withReasons(pressureGoalWords(all), [sbp, dbp])] as const]
      : []),
    ...Object.values(others)
      .filter(isShown)
      .map((goal) => [targetKind(goal.measure).label, withReasons(goalWords(facts, goal), [goal])] as const),
    ...(all.person.diabetes && all.sugar.possible.length > 0
      ? [[SUGAR_GOAL_LABEL, sugarGoalWords(facts, all)] as const]
      : []),
  ];
  if (rows.length === 0) return [['Goals', sbp.words]];
  return rows.map(([label, text]) => [`Goal: ${label}`, text]);
}

/** Appends the doctors' reasons to the text of a goal. */
function withReasons(words: string, goals: readonly PersonalGoal[]): string {
  const reasons = [...new Set(goals.flatMap(({ doctorReason }) => doctorReason ?? []))];
  return [words, ...reasons.map((reason) => `Reason: ${reason}`)].join(' ');
}

/** Returns a row on pregnancy by the last statement; none for male patients. */
function pregnancyRow(facts: HealthFacts): (readonly [string, string])[] {
  if (facts.gender?.value.sex === 'male') return [];
  const { isPregnant } = scopeOf(facts);
  const { decidedBy } = facts.record.items.pregnancy;
  const endedOn = recentBirthOn(facts.record);
  if (endedOn) return [['Pregnancy', `Ended on ${dayInWords(endedOn)}.`]];
  const decided = decidedBy ? `, said on ${dayInWords(decidedBy.on)}` : '';
  return [['Pregnancy', isPregnant === null ? 'Not known.' : `${isPregnant ? 'Yes' : 'No'}${decided}.`]];
}

const notMeasured = 'Not measured.';

function pressureLine(facts: HealthFacts): string {
  const average = homeAverage(facts);
  const [newest] = facts.bloodPressure;
  if (average.status !== 'ok' || !newest) return notMeasured;
  const dropped = average.quality === 'full' ? ', first day left out' : ', fewer than a full week';
  const mean = pressureText({ sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg });
  return `Average ${mean} from ${average.readingsUsed} readings${dropped}, up to ${dayInWords(newest.date)}.`;
}

function recent(entries: readonly DiaryEntry[], asOf: string): readonly DiaryEntry[] {
  return entries.filter(({ date }) => daysBetween(date, asOf) < RECENT_DAYS);
}

function meanText(facts: HealthFacts, code: QuantityCode, all: readonly DiaryEntry[]): string {
  const entries = recent(all, facts.asOf);
  if (entries.length === 0) return notMeasured;
  const values = entries.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const text = (value: number) => quantityText(facts.units, code, value);
  return `Average ${text(mean)}, from ${text(Math.min(...values))} to ${text(Math.max(...values))}, ${entriesText(values.length)}.`;
}

/** Returns a row for each vital sign that was measured lately: few people measure them. */
function vitalSignRows(facts: HealthFacts): (readonly [string, string])[] {
  const measured = facts.vitalSigns.filter(({ entries }) => recent(entries, facts.asOf).length > 0);
  return measured.map(({ kind, entries }) => [
    `${QUANTITIES[kind].label}, last ${RECENT_DAYS} days`,
    meanText(facts, kind, entries),
  ]);
}

/** Returns the text for a number of entries. */
export function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
