import {
  againstGoal,
  type BandWords,
  countsAs,
  estimatedAverageGlucose,
  GLYCAEMIA_REPORT,
  glycaemiaWords,
  HBA1C_ADVICE,
  HBA1C_GOAL_PERCENT,
  HBA1C_MISLEADS_WORDS,
  HIGHER_HBA1C_WORDS,
  hba1cMeaning,
  PREGNANCY_SUGAR_WORDS,
  QUANTITIES,
  resultBand,
} from '@vitalane/clinical';
import { quantityText, unitIn } from '../../../own-units/ownUnits.ts';
import { goalsFor, toReportTarget } from '../../goals/goals.ts';
import type { HealthFacts, LabResult } from '../../health-facts/facts.ts';
import type { Inputs } from '../../health-facts/inputs.ts';
import { enteredResult, resultInUse, shownResult } from '../../health-facts/labs.ts';
import { findingOf, type Part, withoutResult } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import type { Report } from '../report.ts';
import { diarySeries, labSeries } from '../series.ts';
import { sugarAlertPart } from './alerts.ts';
import { kidneyMedicinesPart } from './medicines.ts';
import { twoResultsPart } from './questions.ts';

type GlycaemiaCode = 'hba1c' | 'glucose_fasting' | 'glucose_2h' | 'glucose_random';

/** Returns a result of a patient without diabetes, in its published band. */
function bandPart(facts: HealthFacts, code: GlycaemiaCode, result: LabResult): Part {
  const { band } = resultBand(enteredResult(code, result));
  return resultPart(facts, code, {
    result,
    category: band,
    text: shownResult(facts.units, code, result).text,
  });
}

/** A result with its category, its value as text, and its meaning. The meaning defaults to that of the category. */
interface ResultWords {
  result: LabResult;
  category: string | null;
  text: string;
  words?: BandWords | undefined;
}

function resultPart(
  { units }: HealthFacts,
  code: GlycaemiaCode,
  { result, category, text, words = glycaemiaWords(category) }: ResultWords,
): Part {
  const { label } = QUANTITIES[code];
  const shown = shownResult(units, code, result);
  const value = result.comparator === null ? result.value : null;
  return {
    scope: { part: code === 'hba1c' ? 'hba1c_band' : 'glucose_band', label },
    ...(category && { category }),
    findings: [{ ...findingOf(label, `${text}.`, words), plain: `${shown.text}.` }],
    values: [reportValue(code, value, { category, shown })],
  };
}

/** Returns the HbA1c of a patient with diabetes, compared with the goal. */
function controlPart(facts: HealthFacts, result: LabResult, words?: BandWords): Part {
  const goalInUse = goalsFor(facts).goals.hba1c;
  const high = goalInUse.high ?? HBA1C_GOAL_PERCENT;
  const entered = enteredResult('hba1c', result);
  const goal = againstGoal(entered, { high, isInclusive: true }, unitIn(facts.units, 'hba1c'));
  const category = goal.isMet === null ? null : goal.isMet ? 'at_target' : 'above_target';
  const low = goalInUse.low === null ? null : quantityText(facts.units, 'hba1c', goalInUse.low);
  const range = low === null ? `up to ${goal.goalText}` : `${low} to ${goal.goalText}`;
  const text = `${goal.valueText}, goal ${range}`;
  const target = toReportTarget(goalInUse);
  const mayBeHigher = goalInUse.setBy === 'usual' && goalInUse.basis === 'diabetes_older_or_frail';
  return {
    ...resultPart(facts, 'hba1c', { result, category, text, words }),
    ...(target && { target }),
    ...(mayBeHigher && { advice: [HIGHER_HBA1C_WORDS] }),
  };
}

/** Returns the meaning of an HbA1c. When diabetes is unknown, it returns both meanings unless they are equal. */
function meaningPart(facts: HealthFacts, result: LabResult, hasDiabetes: boolean | null): Part {
  const goalPercent = goalsFor(facts).goals.hba1c.high ?? HBA1C_GOAL_PERCENT;
  const { give, ask, text } = hba1cMeaning(result.value, hasDiabetes, goalPercent);
  const isSettled = ask === null && !give.includes('see_doctor_soon');
  if (result.comparator !== null || isSettled) {
    return hasDiabetes ? controlPart(facts, result) : bandPart(facts, 'hba1c', result);
  }
  const shown = shownResult(facts.units, 'hba1c', result);
  const words = {
    text,
    level: give.some((code) => !/(at_goal|usual)$/.test(code)) ? 'see_doctor' : 'info',
    advice: give.includes('see_doctor_soon') ? HBA1C_ADVICE.soon : HBA1C_ADVICE.ask,
  } as const;
  if (hasDiabetes) return controlPart(facts, result, words);
  return resultPart(facts, 'hba1c', { result, category: null, text: shown.text, words });
}

const { label } = QUANTITIES.hba1c;
const subject = { label, what: 'What your HbA1c says' };
const scope = { part: 'hba1c_band', label } as const;

function hba1cParts(inputs: Inputs, facts: HealthFacts): Part[] {
  const found = resultInUse(facts, 'hba1c');
  const hasDiabetes = inputs.flag('hasDiabetes');
  const fields = [...(found ? [] : ['hba1cPercent']), ...(hasDiabetes === null ? ['hasDiabetes'] : [])];
  const { missing = [], findings = [] } =
    fields.length > 0 ? withoutResult(subject, { status: 'missing', fields }) : {};
  if (!found) return [{ scope, findings, missing }];
  return [
    { ...meaningPart(facts, found.result, hasDiabetes), missing },
    averagePart(inputs),
    { scope, advice: [HBA1C_MISLEADS_WORDS] },
  ];
}

function averagePart(inputs: Inputs): Part {
  const average = estimatedAverageGlucose({ hba1cPercent: inputs.number('hba1c') });
  if (average.status !== 'ok') return {};
  const label = 'Average blood sugar that this stands for';
  return {
    scope: { part: 'hba1c_band', label, isDerived: true },
    values: [reportValue('average_glucose', average.eagMmolL, { label })],
  };
}

/** Returns the parts of laboratory glucose. Its bands apply to patients without known diabetes. */
function glucoseParts(inputs: Inputs, facts: HealthFacts): Part[] {
  if (inputs.flag('hasDiabetes') !== false) return [];
  return (['glucose_fasting', 'glucose_2h', 'glucose_random'] as const).flatMap((code) => {
    const found = resultInUse(facts, code);
    return found ? [bandPart(facts, code, found.result)] : [];
  });
}

/** Returns the limits of pregnancy, for women with known diabetes. */
function pregnancyPart({ record: { items } }: HealthFacts): Part {
  const hasDiabetes = countsAs(items.diabetes) || countsAs(items.gestational_diabetes);
  if (!countsAs(items.pregnancy) || !hasDiabetes) return {};
  return { findings: [{ label: 'Blood sugar in pregnancy', text: PREGNANCY_SUGAR_WORDS, status: 'info' }] };
}

/** Report on blood sugar and HbA1c. */
export const diabetesReport: Report = {
  ...GLYCAEMIA_REPORT,
  name: 'diabetes-analysis',
  alertKinds: ['low_sugar', 'high_sugar'],
  inputs: ['hba1c', 'glucose_fasting', 'glucose_2h', 'glucose_random', 'hasDiabetes'],
  analyse: (inputs, facts) => [
    sugarAlertPart(facts),
    pregnancyPart(facts),
    ...hba1cParts(inputs, facts),
    ...glucoseParts(inputs, facts),
    kidneyMedicinesPart(facts, ['A10']),
    twoResultsPart(facts, ['hba1c', 'glucose_fasting', 'glucose_2h', 'glucose_random']),
    labSeries(facts, ['hba1c', 'glucose_fasting']),
    diarySeries('sugar', 'mmol/L', facts.sugar),
  ],
};
