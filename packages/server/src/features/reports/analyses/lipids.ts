import {
  againstGoal,
  CHECK_ENTRY_ADVICE,
  canonicalValue,
  INHERITED_CHOLESTEROL_WORDS,
  LDL_UNCERTAIN_WORDS,
  LIPID_REPORT,
  ldlGoalWords,
  lipidWords,
  NOT_FASTING_WORDS,
  type PersonalGoal,
  panelConflict,
  panelWords,
  QUANTITIES,
  resultBand,
  showResult,
  suggestsInheritedCholesterol,
} from '@vitalane/clinical';
import type { ReportTarget } from '@vitalane/contract';
import { quantityText, unitIn } from '../../../own-units/ownUnits.ts';
import { goalPart } from '../../goals/goalParts.ts';
import { goalsFor, toReportTarget } from '../../goals/goals.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { enteredResult, newestTest, resultInUse } from '../../health-facts/labs.ts';
import { explain, findingOf, type Part } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import { riskInputs } from '../../health-facts/risk.ts';
import { type LdlInUse, ldlInUse, nonHdlOf, panelOf } from '../lipidPanel.ts';
import type { Report } from '../report.ts';
import { labSeries } from '../series.ts';
import { twoResultsPart } from './questions.ts';

const codes = ['tc', 'ldl', 'hdl', 'tg'] as const;
const scope = { part: 'lipid_band', label: LIPID_REPORT.title } as const;

/** Returns one lipid with its band. */
function bandPart(facts: HealthFacts, code: (typeof codes)[number], ldl: LdlInUse | null): Part {
  const found = code === 'ldl' ? null : resultInUse(facts, code);
  const entered = code === 'ldl' ? ldl?.ldl : found && enteredResult(code, found.result);
  if (!entered) return {};
  const { band } = resultBand(entered);
  const shown = showResult(entered, unitIn(facts.units, code));
  const words = lipidWords(entered, band);
  const isEstimate = code === 'ldl' && ldl?.isEstimated;
  const label = isEstimate ? `${QUANTITIES.ldl.label}, estimated` : QUANTITIES[code].label;
  const doubt = isEstimate && ldl?.isUncertain ? ` ${LDL_UNCERTAIN_WORDS}` : '';
  const plain = `${shown.text}.`;
  const value = entered.comparator ? null : canonicalValue(code, entered.value, entered.unit);
  return {
    scope: { ...scope, isDerived: isEstimate === true },
    findings: [findingOf(label, plain, { ...words, text: `${words.text}${doubt}` })],
    values: [reportValue(code, value, { label, category: band, shown })],
    ...(code === 'ldl' &&
      suggestsInheritedCholesterol(entered) && { actions: [INHERITED_CHOLESTEROL_WORDS] }),
  };
}

function nonHdlPart(facts: HealthFacts): Part {
  const nonHdl = nonHdlOf(facts);
  if (nonHdl === null) return {};
  const value = reportValue('nonhdl', nonHdl);
  return {
    scope: { ...scope, isDerived: true },
    values: [value],
  };
}

function ldlGoalPart(facts: HealthFacts, ldl: LdlInUse | null): Part {
  const goal = goalsFor(facts).goals.ldl;
  const target = toReportTarget(goal);
  if (target) return compareWithGoal({ target, goal }, facts, ldl);
  const label = 'Your LDL goal';
  const { missing = [] } = goalPart(facts, goal);
  return {
    scope: { part: 'targets', label },
    findings: [{ label, text: goal.words, status: 'info' }],
    missing,
  };
}

function compareWithGoal(
  { target, goal: { setBy, words } }: { target: ReportTarget; goal: PersonalGoal },
  { units }: HealthFacts,
  ldl: LdlInUse | null,
): Part {
  const [label, high] = ['Your LDL goal', target.high ?? 0];
  const isUsual = setBy === 'usual';
  const setter = isUsual ? '' : ` ${words}`;
  const scoped = { scope: { part: 'targets', label }, target } as const;
  if (!ldl) {
    const text = `Below ${quantityText(units, 'ldl', high)}.${setter}`;
    return { ...scoped, findings: [{ label, text, status: 'info' }] };
  }
  const { isMet, goalText, valueText } = againstGoal(
    ldl.ldl,
    { high, isInclusive: false },
    unitIn(units, 'ldl'),
  );
  const answer = ldl.isUncertain && isMet ? null : isMet;
  const { text, level, advice: action } = ldlGoalWords(answer, isUsual);
  return {
    ...scoped,
    ...(answer !== null && { category: answer ? 'at_goal' : 'above_goal' }),
    findings: [
      {
        label,
        text: `Below ${goalText}.${setter} Yours is ${valueText}. ${text}`,
        status: level,
        ...(action && { action }),
      },
    ],
  };
}

function fastingPart(facts: HealthFacts): Part {
  const test = newestTest(facts, ['tg']);
  return test && test.isFasting !== true ? { scope, advice: [NOT_FASTING_WORDS] } : {};
}

/** Report on lipids, with their bands and the personal goal. */
export const lipidReport: Report = {
  ...LIPID_REPORT,
  name: 'lipid-analysis',
  inputs: ['ldl', 'tg', ...riskInputs],
  analyse(_inputs, facts) {
    const { inUse, refused } = ldlInUse(facts);
    const problem = refused && panelWords(refused);
    const bands = codes.map((code) => bandPart(facts, code, inUse));
    return [
      ldlGoalPart(facts, inUse),
      ...bands,
      noneKnownPart(bands),
      problem
        ? {
            findings: [
              { label: QUANTITIES.ldl.label, text: problem, status: 'act', action: CHECK_ENTRY_ADVICE },
            ],
          }
        : {},
      conflictPart(facts),
      twoResultsPart(facts, codes),
      nonHdlPart(facts),
      fastingPart(facts),
      labSeries(facts, codes),
    ];
  },
};

/** Returns contradictory numbers of the newest sample. */
function conflictPart(facts: HealthFacts): Part {
  const sample = newestTest(facts, ['tc']);
  const conflict = sample && panelConflict(panelOf(sample));
  const text = conflict && panelWords(conflict);
  return text
    ? { findings: [{ label: 'Check your entry', text, status: 'act', action: CHECK_ENTRY_ADVICE }] }
    : {};
}

/** Returns the missing input when no lipid is known. */
function noneKnownPart(bands: readonly Part[]): Part {
  if (bands.some(({ values }) => values?.length)) return {};
  const fields = ['tcMmolL', 'ldlMmolL', 'hdlMmolL', 'tgMmolL'];
  const part = explain(
    { label: LIPID_REPORT.title, what: 'How your blood fats stand' },
    { status: 'missing', fields },
    () => ({}),
  );
  return { ...part, scope };
}
