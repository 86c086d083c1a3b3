import {
  CARDIOVASCULAR_REPORT,
  DISCUSS_RISK_WORDS,
  homeReadingsWords,
  LOWERS_RISK,
  RAISED_BY_CONDITION_ADVICE,
  RAISED_BY_CONDITION_WORDS,
  RISK_LEVELS,
  type RiskPressure,
  riskSentence,
  riskText,
  type SgFrsRisk,
} from '@vitalane/clinical';
import type { HealthFacts } from '../../health-facts/facts.ts';
import type { Inputs } from '../../health-facts/inputs.ts';
import { explain, type Part } from '../../health-facts/parts.ts';
import { categoryOf, riskInputs, riskOf } from '../../health-facts/risk.ts';
import { pressureForRisk } from '../../health-facts/riskPressure.ts';
import { listOf } from '../../health-facts/sentences.ts';
import type { Report } from '../report.ts';

const label = 'Your risk in ten years';
const scope = { part: 'sg_frs_score', label, isDerived: true } as const;

/** Returns what lowers the risk of this patient. */
function loweringMeasures(inputs: Inputs): string {
  const { smoking, pressure, cholesterol, activity } = LOWERS_RISK;
  return listOf([
    ...(inputs.flag('isSmoker') ? [smoking] : []),
    ...((inputs.number('riskSbp') ?? 0) >= pressure.fromSbpMmHg ? [pressure.text] : []),
    ...((inputs.number('tc') ?? 0) >= cholesterol.fromTcMmolL ? [cholesterol.text] : []),
    activity,
  ]);
}

function riskPart(inputs: Inputs, risk: SgFrsRisk, pressure: RiskPressure): Part {
  const isLowerBound = pressure.patientSees === 'at_least';
  const shown = riskText(risk, pressure.patientSees);
  const sentence = riskSentence(shown, loweringMeasures(inputs));
  const text = isLowerBound ? `${sentence} ${homeReadingsWords(pressure)}` : sentence;
  // A lower bound only proves the highest band.
  const category = isLowerBound && risk.category !== 'high' ? null : risk.category;
  return {
    ...(category && { category }),
    findings: [{ label, text, status: RISK_LEVELS[risk.category] }],
    values: [{ code: 'risk10y', label: shown.label, value: shown.percent, unit: '%', category }],
    actions: [DISCUSS_RISK_WORDS],
  };
}

/** Returns the risk category of patients with a condition that the score does not cover. */
function conditionPart(inputs: Inputs): Part {
  const part = explain(
    { label: 'Your risk', what: 'Your risk category' },
    categoryOf(inputs),
    ({ category }) => ({
      category,
      findings: [{ label: 'Your risk', text: RAISED_BY_CONDITION_WORDS, status: 'see_doctor' }],
      actions: [RAISED_BY_CONDITION_ADVICE],
    }),
  );
  return { ...part, scope: { part: 'targets', label: 'Your risk' } };
}

const conditions = ['hasAcs', 'hasAscvd', 'hasDiabetes', 'hasCkd', 'hasFh'] as const;

function scorePart(inputs: Inputs, facts: HealthFacts): Part {
  const pressure = pressureForRisk(facts);
  return explain({ label, what: label }, riskOf(inputs), (risk) => riskPart(inputs, risk, pressure));
}

/** Report on the ten-year risk of coronary artery disease by SG-FRS-2023. */
export const cardiovascularReport: Report = {
  ...CARDIOVASCULAR_REPORT,
  name: 'cardiovascular-risk-analysis',
  inputs: riskInputs,
  analyse(inputs, facts) {
    if (conditions.some((code) => inputs.flag(code) === true)) return [conditionPart(inputs)];
    return [{ ...scorePart(inputs, facts), scope }];
  },
};
