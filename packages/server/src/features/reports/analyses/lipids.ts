import { CITATIONS, classifyLipids, ldlSampson, lipidDerived } from '@vitalane/clinical';
import type { Level, ReportTarget } from '@vitalane/contract';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type Part } from '../parts.ts';
import { precise, quantityText, rounded } from '../quantities.ts';
import type { Report } from '../report.ts';
import { categoryOf, isLdlGoalSettled, riskInputs } from '../risk.ts';
import { labSeries } from '../series.ts';

const labels = {
  tc: 'Total cholesterol',
  ldl: 'LDL cholesterol',
  hdl: 'HDL cholesterol',
  tg: 'Triglycerides',
};

const bandWords: Record<string, { level: Level; text: string }> = {
  optimal: { level: 'info', text: 'This is in the best band.' },
  desirable: { level: 'info', text: 'This is in the usual range.' },
  normal: { level: 'info', text: 'This is in the usual range.' },
  borderline_high: { level: 'act', text: 'This is slightly above the usual range.' },
  high: { level: 'see_doctor', text: 'This is above the usual range. Discuss it at your next visit.' },
  very_high: {
    level: 'see_doctor',
    text: 'This is far above the usual range. Discuss it with your doctor soon.',
  },
  low: { level: 'act', text: 'This is lower than usually aimed for. Being active helps to raise it.' },
};
/** High HDL is not a warning. */
const highHdl = { level: 'info', text: 'This is in the best band.' } as const;
const urgentFats =
  'Very high. Contact your clinic in the next days. With severe belly pain go to emergency care.';
const suggestsInherited = 4.9;

interface Panel {
  ldlMmolL: number | null;
  isEstimated: boolean;
}

function panelOf(inputs: Inputs): Panel {
  const printed = inputs.number('ldl');
  if (printed !== null) return { ldlMmolL: printed, isEstimated: false };
  const estimate = ldlSampson({
    tcMmolL: inputs.number('tc'),
    hdlMmolL: inputs.number('hdl'),
    tgMmolL: inputs.number('tg'),
  });
  return { ldlMmolL: estimate.status === 'ok' ? estimate.ldlMmolL : null, isEstimated: true };
}

function bandsPart(inputs: Inputs, { ldlMmolL, isEstimated }: Panel, { units }: HealthFacts): Part {
  const amounts = {
    tc: inputs.number('tc'),
    ldl: ldlMmolL,
    hdl: inputs.number('hdl'),
    tg: inputs.number('tg'),
  };
  const result = classifyLipids({
    tcMmolL: amounts.tc,
    ldlMmolL,
    hdlMmolL: amounts.hdl,
    tgMmolL: amounts.tg,
  });
  const subject = { label: 'Your blood fats', what: 'How your blood fats stand' };
  return explain(subject, result, (bands) => {
    const rows = (['tc', 'ldl', 'hdl', 'tg'] as const).flatMap((code) => {
      const [band, value] = [bands[code], amounts[code]];
      const label = code === 'ldl' && isEstimated ? `${labels.ldl}, estimated` : labels[code];
      return band && value !== null ? [{ code, label, value, band }] : [];
    });
    return {
      findings: rows.map(({ code, label, value, band }) => {
        const word = code === 'hdl' && band === 'high' ? highHdl : bandWords[band];
        const isUrgent = code === 'tg' && bands.tgUrgent === true;
        const text = isUrgent ? urgentFats : (word?.text ?? '');
        return {
          label,
          text: `${quantityText(units, code, value)}. ${text}`,
          status: isUrgent ? 'see_doctor' : (word?.level ?? 'info'),
        };
      }),
      values: rows.map(({ code, label, value, band }) => ({
        code,
        label,
        value: precise(code, value),
        unit: 'mmol/L',
        category: band,
      })),
      ...((amounts.ldl ?? 0) > suggestsInherited && {
        advice: ['Ask your doctor whether high cholesterol may run in your family.'],
      }),
    };
  });
}

function derivedPart(inputs: Inputs): Part {
  const derived = lipidDerived({ tcMmolL: inputs.number('tc'), hdlMmolL: inputs.number('hdl') });
  if (derived.status !== 'ok') return {};
  return {
    values: [
      {
        code: 'nonhdl',
        label: 'Non-HDL cholesterol',
        value: precise('nonhdl', derived.nonHdlMmolL),
        unit: 'mmol/L',
        category: null,
      },
    ],
  };
}

function goalPart(inputs: Inputs, { ldlMmolL }: Panel, facts: HealthFacts): Part {
  const custom = facts.customTargets.ldl;
  if (custom?.high) {
    return compareWithGoal({ code: 'ldl', ...custom, unit: 'mmol/L', source: 'custom' }, ldlMmolL, facts);
  }
  const subject = { label: 'Your LDL goal', what: 'Your LDL goal' };
  return explain(subject, categoryOf(inputs), (risk) =>
    isLdlGoalSettled(inputs, risk)
      ? compareWithGoal(
          { code: 'ldl', low: null, high: risk.ldlBelowMmolL, unit: 'mmol/L', source: 'default' },
          ldlMmolL,
          facts,
        )
      : { findings: [{ label: 'Your LDL goal', text: 'Your doctor sets this goal.', status: 'info' }] },
  );
}

function compareWithGoal(target: ReportTarget, ldlMmolL: number | null, { units }: HealthFacts): Part {
  const label = 'Your LDL goal';
  const goal = `Below ${quantityText(units, 'ldl', target.high ?? 0)}.`;
  if (ldlMmolL === null) return { target, findings: [{ label, text: goal, status: 'info' }] };
  if (rounded('ldl', ldlMmolL) < (target.high ?? 0)) {
    return {
      target,
      category: 'at_goal',
      findings: [{ label, text: `${goal} Your LDL cholesterol has reached it.`, status: 'info' }],
      advice: ['Repeat the test as planned.'],
    };
  }
  const above = 'Your LDL cholesterol is above the level usually aimed for in people with your risk.';
  return {
    target,
    category: 'above_goal',
    findings: [{ label, text: `${goal} ${above}`, status: 'see_doctor' }],
    advice: ['Discuss options at your next visit.'],
  };
}

function fastingPart({ labTests }: HealthFacts): Part {
  const test = labTests.find(({ results }) => results.tg);
  return test && test.isFasting !== true
    ? { advice: ['Triglycerides run slightly higher after food. Ask whether your sample was taken fasting.'] }
    : {};
}

/** Blood fats against their bands and the personal goal. */
export const lipidReport: Report = {
  name: 'lipid-analysis',
  title: 'Your blood fats',
  model: 'ACE Clinical Guidance: Lipid management',
  version: '2023',
  sources: [CITATIONS.lipids],
  seekCare: ['Severe belly pain with very high triglycerides: go to emergency care.'],
  inputs: ['ldl', 'tg', ...riskInputs],
  isForEveryone: false,
  analyse(inputs, facts) {
    const panel = panelOf(inputs);
    return [
      goalPart(inputs, panel, facts),
      bandsPart(inputs, panel, facts),
      derivedPart(inputs),
      fastingPart(facts),
      labSeries(facts, ['tc', 'ldl', 'hdl', 'tg']),
    ];
  },
};
