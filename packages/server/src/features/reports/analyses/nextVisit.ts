import {
  countsAs,
  FORM_CODES,
  hasLabLimits,
  labAction,
  labReason,
  measurementAge,
  quantityRow,
  reportLevelOf,
} from '@vitalane/clinical';
import { addDays, dayInWords } from '@vitalane/time';
import { type JudgedResult, labAlertOf } from '../../alerts/labJudge.ts';
import type { HealthFacts, LabTest } from '../../health-facts/facts.ts';
import { resultInUse, shownResult } from '../../health-facts/labs.ts';
import type { LevelledFinding } from '../../health-facts/parts.ts';
import { scopeOf } from '../../health-facts/scope.ts';

/** Maximum age of results in days, including the earlier ones that a change is measured by. */
const maxAgeDays = 2 * 365;

function rowsOf({ id, date, results }: LabTest): JudgedResult[] {
  return Object.entries(results).map(([code, { value, entered, comparator, ...reference }]) => ({
    formId: id,
    code,
    measuredOn: date,
    canonicalValue: value,
    typedValue: entered.value,
    typedUnit: entered.unit,
    comparator,
    ...reference,
  }));
}

function knownOf(facts: HealthFacts) {
  const { ageYears, isPregnant } = scopeOf(facts);
  return {
    ageYears,
    isPregnant: isPregnant ?? false,
    hasDiabetes: countsAs(facts.record.items.diabetes) ?? false,
    sex: facts.gender?.value.sex ?? null,
  };
}

/**
 * Returns results that are too mild for an alert and that a doctor should see at the next visit. Excludes old
 * results, and results of an open alert or another report. Each is judged on the day of its sample.
 */
export function nextVisitFindings(facts: HealthFacts): LevelledFinding[] {
  const owner = { known: knownOf(facts) };
  const since = addDays(facts.asOf, -maxAgeDays);
  const recent = { ...facts, labTests: facts.labTests.filter(({ date }) => date >= since) };
  const rows = recent.labTests.flatMap(rowsOf);
  return FORM_CODES.flatMap((code): LevelledFinding[] => {
    const { isReported = false, label } = quantityRow(code);
    if (isReported || !hasLabLimits(code) || facts.alerts.some((alert) => alert.code === code)) return [];
    const found = resultInUse(recent, code);
    const row = rows.find((one) => one.code === code && one.formId === found?.test.id);
    if (!found || !row) return [];
    const age = measurementAge({ item: 'labTest', measuredOn: row.measuredOn, asOf: facts.asOf });
    const alert = labAlertOf(row, { owner, today: row.measuredOn, rows });
    if (alert?.grade !== 'next_visit' || (age.status === 'ok' && age.isOld)) return [];
    const value = `${shownResult(facts.units, code, found.result).text}, ${dayInWords(row.measuredOn)}`;
    const text = `${value}. ${labReason(code, alert)} ${labAction(alert.grade)}`;
    const action = `${label}: ${labAction(alert.grade)}`;
    return [{ label, text, status: reportLevelOf(alert.grade), action }];
  });
}
