import {
  albuminWords,
  CHECK_EGFR_WORDS,
  CHECK_ENTRY_ADVICE,
  countsAs,
  type EgfrInUse,
  egfrSourceWords,
  filtrationWords,
  type KdigoA,
  KIDNEY_REPORT,
  kidneyRisk,
  kidneyWords,
  NO_URINE_TEST,
  ONE_KIDNEY_RESULT_WORDS,
  PAINKILLER_WORDS,
  QUANTITIES,
  recordedKidneyStage,
  resultBand,
  type StageChange,
  showResult,
  stageChange,
} from '@vitalane/clinical';
import { dayInWords } from '@vitalane/time';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { filtrationOf } from '../../health-facts/filtration.ts';
import { enteredResult, resultInUse, shownResult } from '../../health-facts/labs.ts';
import { explain, findingOf, type Part } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import type { Report } from '../report.ts';
import { labSeries } from '../series.ts';
import { kidneyMedicinesPart } from './medicines.ts';
import { twoResultsPart } from './questions.ts';

const label = 'Your kidneys';
const scope = { part: 'egfr', label } as const;

/** Returns the stage of the urine test, in the unit of its entry. */
function albuminStage(facts: HealthFacts): KdigoA | null {
  const found = resultInUse(facts, 'uacr');
  const band = found && resultBand(enteredResult('uacr', found.result)).band;
  return albuminStages.find((stage) => stage === band) ?? null;
}

const albuminStages = ['A1', 'A2', 'A3'] as const;

function isDiagnosed({ record }: HealthFacts): boolean {
  return countsAs(record.items.chronic_kidney_disease) === true;
}

function albuminPart(facts: HealthFacts): Part {
  const result = resultInUse(facts, 'uacr')?.result;
  if (!result) return { scope, missing: [{ field: 'uacr', status: 'missing', ...NO_URINE_TEST }] };
  const stage = albuminStage(facts);
  const shown = shownResult(facts.units, 'uacr', result);
  const value = result.comparator === null ? result.value : null;
  return {
    scope,
    findings: [findingOf(QUANTITIES.uacr.label, `${shown.text}.`, albuminWords(stage, isDiagnosed(facts)))],
    values: [reportValue('uacr', value, { category: stage, shown })],
  };
}

function stagePart(filtration: EgfrInUse, facts: HealthFacts): Part {
  const { egfr, comparator, g, possible, usedOn, question } = filtration;
  const stage = albuminStage(facts);
  const risk = g && stage && kidneyRisk(g, stage);
  const isReduced = possible.every(isBelow60) || (stage !== null && stage !== 'A1');
  const words = kidneyWords({ risk, possible, isReduced, isDiagnosed: isDiagnosed(facts) });
  const meaning = { ...words, text: `${filtrationWords(possible)} ${words.text}` };
  const shown = showResult({ code: 'egfr', value: egfr, unit: QUANTITIES.egfr.unit, comparator });
  const plain = `eGFR ${shown.text} (${egfrSourceWords(filtration)}, ${dayInWords(usedOn)}).`;
  return {
    ...(g && { category: risk ?? g }),
    findings: [
      findingOf(label, plain, meaning),
      ...(question === 'check_entry'
        ? [
            {
              label: 'Check your entry',
              text: CHECK_EGFR_WORDS,
              status: 'act' as const,
              action: CHECK_ENTRY_ADVICE,
            },
          ]
        : []),
    ],
    ...(possible.every(isBelow60) && { actions: [PAINKILLER_WORDS] }),
    values: [reportValue('egfr', comparator ? null : egfr, { category: g, shown })],
    ...(!isDiagnosed(facts) && { advice: [ONE_KIDNEY_RESULT_WORDS] }),
  };
}

/** Returns the stage of the newest eGFR when it is worse than the stage of a recorded diagnosis; else `null`. */
export function kidneyStageChange(facts: HealthFacts): StageChange | null {
  const recorded = recordedKidneyStage(facts.record.items.chronic_kidney_disease);
  const filtration = filtrationOf(facts);
  if (!recorded || filtration.status !== 'ok') return null;
  const { egfr, comparator, possible, usedOn } = filtration;
  const shown = showResult({ code: 'egfr', value: egfr, unit: QUANTITIES.egfr.unit, comparator });
  return stageChange(recorded, { possible, result: `eGFR ${shown.text}`, on: usedOn });
}

function stageChangePart(facts: HealthFacts): Part {
  const change = kidneyStageChange(facts);
  if (!change) return {};
  const { fact: plain, action } = change;
  return {
    scope: { ...scope, isDerived: true },
    findings: [{ label: 'Recorded stage', text: `${plain} ${action}`, plain, status: 'see_doctor', action }],
  };
}

function isBelow60(stage: string): boolean {
  return stage !== 'G1' && stage !== 'G2';
}

/** Report on kidney function: the eGFR of the newest sample, printed or calculated, with the urine test. */
export const kidneyReport: Report = {
  ...KIDNEY_REPORT,
  name: 'kidney-health-analysis',
  inputs: ['creatinine', 'egfr', 'uacr', 'age', 'sex'],
  alertCodes: ['potassium', 'sodium', 'urea'],
  analyse(_inputs, facts) {
    const subject = { label: 'Your eGFR', what: 'Your eGFR' };
    const filtration = filtrationOf(facts);
    const stage = explain(subject, filtration, (found) => stagePart(found, facts));
    return [
      { ...stage, scope: { ...scope, isDerived: true } },
      stageChangePart(facts),
      kidneyMedicinesPart(facts),
      albuminPart(facts),
      twoResultsPart(facts, ['creatinine', 'egfr', 'uacr']),
      labSeries(facts, ['creatinine', 'egfr', 'uacr']),
    ];
  },
};
