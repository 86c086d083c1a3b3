import { CITATIONS, type HealthTargets, healthTargets } from '@vitalane/clinical';
import type { ReportTarget, ReportValue, TargetCode } from '@vitalane/contract';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import { precise, quantityText, rounded } from '../quantities.ts';
import type { Report } from '../report.ts';
import { categoryOf, isLdlGoalSettled, personOf, riskInputs, riskPercentOf } from '../risk.ts';

interface Goal {
  code: TargetCode;
  low: number | null;
  /** People aim to stay below this, or up to it where `isUpTo`. */
  high: number | null;
  isUpTo?: boolean;
}

const labels: Record<TargetCode, string> = {
  sbp: 'Upper blood pressure',
  dbp: 'Lower blood pressure',
  ldl: 'LDL cholesterol',
  nonhdl: 'Non-HDL cholesterol',
  hba1c: 'HbA1c',
  weight: 'Weight',
  waist: 'Waist',
  activity: 'Activity',
};

const units: Record<TargetCode, string> = {
  sbp: 'mmHg',
  dbp: 'mmHg',
  ldl: 'mmol/L',
  nonhdl: 'mmol/L',
  hba1c: '%',
  weight: 'kg',
  waist: 'cm',
  activity: 'min/week',
};

function goalText(facts: HealthFacts, { code, low, high, isUpTo }: Goal): string {
  const text = (value: number) => quantityText(facts.units, code, value);
  if (low !== null && high !== null) return `${text(low)} to ${text(high)}.`;
  if (high !== null) return `${isUpTo ? 'Up to' : 'Below'} ${text(high)}.`;
  return low === null ? 'No goal.' : `At least ${text(low)}.`;
}

function goalPart(facts: HealthFacts, goal: Goal): Part {
  const custom = facts.customTargets[goal.code];
  const shown: Goal = custom ? { ...goal, ...custom } : goal;
  const source: ReportTarget['source'] = custom ? 'custom' : 'default';
  const bound = shown.high ?? shown.low;
  const value: ReportValue = {
    code: goal.code,
    label: labels[goal.code],
    value: bound === null ? null : precise(goal.code, bound),
    unit: units[goal.code],
    category: source,
  };
  const setFor = custom ? ' This goal was set for you.' : '';
  return {
    values: [value],
    findings: [{ label: labels[goal.code], text: goalText(facts, shown) + setFor, status: 'info' }],
  };
}

function customOr(facts: HealthFacts, codes: readonly TargetCode[], part: () => Part): Part[] {
  const isAllCustom = codes.every((code) => facts.customTargets[code]);
  return isAllCustom ? codes.map((code) => goalPart(facts, { code, low: null, high: null })) : [part()];
}

function joined(parts: readonly Part[]): Part {
  return {
    values: parts.flatMap(({ values }) => values ?? []),
    findings: parts.flatMap(({ findings }) => findings ?? []),
  };
}

function lipidPart(inputs: Inputs, facts: HealthFacts): Part {
  return explain({ label: 'Cholesterol', what: 'Your cholesterol goals' }, categoryOf(inputs), (risk) => {
    if (!isLdlGoalSettled(inputs, risk)) {
      return { findings: [{ label: labels.ldl, text: 'Your doctor sets this goal.', status: 'info' }] };
    }
    const nonHdl = rounded('nonhdl', risk.ldlBelowMmolL + 0.8);
    return joined([
      goalPart(facts, { code: 'ldl', low: null, high: risk.ldlBelowMmolL }),
      goalPart(facts, { code: 'nonhdl', low: null, high: nonHdl }),
    ]);
  });
}

function pressurePart(goals: HealthTargets, facts: HealthFacts): Part {
  const subject = { label: 'Blood pressure', what: 'Your blood pressure goal' };
  return explain(subject, goals.bloodPressure, ({ sbpBelowMmHg, dbpBelowMmHg }) =>
    joined([
      goalPart(facts, { code: 'sbp', low: null, high: sbpBelowMmHg }),
      goalPart(facts, { code: 'dbp', low: null, high: dbpBelowMmHg }),
    ]),
  );
}

function bodyParts(goals: HealthTargets, facts: HealthFacts): Part[] {
  return [
    ...customOr(facts, ['weight'], () =>
      explain(
        { label: labels.weight, what: 'Your weight goal' },
        goals.weight,
        ({ minKg, maxKg, firstStepKg }) => {
          const part = goalPart(facts, { code: 'weight', low: minKg, high: maxKg });
          if (!firstStepKg) return part;
          const [from, to] = [firstStepKg.fromKg, firstStepKg.toKg].map((kg) =>
            quantityText(facts.units, 'weight', kg),
          );
          return { ...part, advice: [`A good first step for your weight is ${from} to ${to}.`] };
        },
      ),
    ),
    ...customOr(facts, ['waist'], () =>
      explain({ label: labels.waist, what: 'Your waist goal' }, goals.waist, ({ belowCm }) =>
        goalPart(facts, { code: 'waist', low: null, high: belowCm }),
      ),
    ),
  ];
}

/** What to aim for: a goal that was set for the person replaces the default. */
export const targetsReport: Report = {
  name: 'personal-health-targets',
  title: 'What to aim for',
  model: 'ACE Clinical Guidance: Hypertension and Lipid management',
  version: '2023',
  sources: [CITATIONS.bloodPressure, CITATIONS.lipids, CITATIONS.diabetes, CITATIONS.biometrics],
  seekCare: [],
  inputs: [...riskInputs, 'isFrail', 'weight', 'height'],
  analyse(inputs, facts) {
    const goals = healthTargets({ ...personOf(inputs), sgFrsPercent: riskPercentOf(inputs) });
    const parts: Part[] = [
      ...customOr(facts, ['sbp', 'dbp'], () => pressurePart(goals, facts)),
      ...customOr(facts, ['ldl', 'nonhdl'], () => lipidPart(inputs, facts)),
      ...customOr(facts, ['hba1c'], () =>
        explain({ label: labels.hba1c, what: 'Your HbA1c goal' }, goals.hba1c, ({ atMostPercent }) =>
          atMostPercent === null
            ? {}
            : goalPart(facts, { code: 'hba1c', low: null, high: atMostPercent, isUpTo: true }),
        ),
      ),
      ...bodyParts(goals, facts),
      explain({ label: labels.activity, what: 'Your activity goal' }, goals.activity, (week) =>
        goalPart(facts, { code: 'activity', low: week.minMinutesPerWeek, high: week.maxMinutesPerWeek }),
      ),
      { findings: [{ label: 'Smoking', text: 'None.', status: 'info' }] },
    ];
    return parts.map((part) => ({
      ...part,
      scope: { part: 'targets', label: targetsReport.title, isDerived: true },
    }));
  },
};
