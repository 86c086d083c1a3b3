import {
  CITATIONS,
  classifyGlucose,
  classifyHba1c,
  estimatedAverageGlucose,
  type GlucoseAlertLevel,
  glucoseAlert,
} from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import type { HealthFacts } from '../facts.ts';
import type { Inputs } from '../inputs.ts';
import { explain, type LevelledFinding, type Part } from '../parts.ts';
import { precise, quantityText } from '../quantities.ts';
import type { Report } from '../report.ts';
import { diarySeries, labSeries } from '../series.ts';

const alerts: Record<Exclude<GlucoseAlertLevel, 'none'>, { level: Level; text: string }> = {
  severe_low: {
    level: 'urgent',
    text: 'Very low. Take fast sugar now and do not stay alone. Drowsy, fitting or unable to swallow: call 995.',
  },
  low: {
    level: 'urgent',
    text: 'Low. If you are awake and can swallow, take 15 g of fast sugar, check again after 15 minutes, and repeat if it is still low.',
  },
  high: {
    level: 'act',
    text: 'High. Drink water, follow your care plan and check again. Call your clinic if it stays high.',
  },
  very_high: {
    level: 'urgent',
    text: 'Very high. Contact a doctor today. With vomiting, belly pain, fast breathing or confusion call 995.',
  },
};

const inRange = { level: 'info', text: 'This is in the usual range.' } as const;
const followUp = {
  level: 'see_doctor',
  text: 'This is higher than usual. A follow-up blood test can tell more.',
} as const;
const confirmSoon = {
  level: 'see_doctor',
  text: 'This is in the range that a doctor needs to confirm soon. With great thirst, weight loss, vomiting or drowsiness seek care today.',
} as const;

const bands: Record<string, { level: Level; text: string }> = {
  low: { level: 'act', text: 'This is lower than usual. Tell your doctor.' },
  normal: inRange,
  not_diagnostic: { level: 'info', text: 'This test alone does not tell more.' },
  low_probability: inRange,
  impaired_fasting: followUp,
  impaired_tolerance: followUp,
  needs_confirmation: followUp,
  diabetes_range: confirmSoon,
  high_probability: confirmSoon,
  at_target: { level: 'info', text: 'This is at the goal.' },
  above_target: { level: 'see_doctor', text: 'This is above the goal. Discuss it at your next visit.' },
};

function bandFinding(label: string, quantity: string, category: string): LevelledFinding {
  const { level, text } = bands[category] ?? inRange;
  return { label, text: `${quantity}. ${text}`, status: level };
}

/** A reading is still news on its own day and the day after. */
const newsMs = 86_400_000;

function alertPart({ sugar, asOf, units }: HealthFacts): Part {
  const [latest] = sugar;
  if (!latest || Date.parse(asOf) - Date.parse(latest.date) > newsMs) return {};
  const alert = glucoseAlert({ glucoseMmolL: latest.value });
  if (alert.status !== 'ok' || alert.level === 'none') return {};
  const { level, text } = alerts[alert.level];
  const label = `Latest blood sugar, ${quantityText(units, 'glucose_random', latest.value)}`;
  return { findings: [{ label, text, status: level }] };
}

const defaultGoalPercent = 7;

function hba1cPart(inputs: Inputs, { units, customTargets }: HealthFacts): Part {
  const [hba1cPercent, hasDiabetes] = [inputs.number('hba1c'), inputs.flag('hasDiabetes')];
  const custom = customTargets.hba1c;
  const goal = custom?.high ?? defaultGoalPercent;
  const result = classifyHba1c({ hba1cPercent, hasDiabetes, targetPercent: custom?.high ?? null });
  const average = estimatedAverageGlucose({ hba1cPercent });
  return explain({ label: 'HbA1c', what: 'What your HbA1c says' }, result, ({ category }): Part => {
    const value = hba1cPercent ?? 0;
    return {
      category,
      findings: [bandFinding('HbA1c', quantityText(units, 'hba1c', value), category)],
      values: [
        { code: 'hba1c', label: 'HbA1c', value: precise('hba1c', value), unit: '%', category },
        ...(average.status === 'ok'
          ? [
              {
                code: 'average_glucose',
                label: 'Average blood sugar that this stands for',
                value: precise('glucose_random', average.eagMmolL),
                unit: 'mmol/L',
                category: null,
              },
            ]
          : []),
      ],
      ...(hasDiabetes && {
        target: { code: 'hba1c', low: null, high: goal, unit: '%', source: custom ? 'custom' : 'default' },
      }),
      advice: [
        'HbA1c can mislead with anaemia, a recent transfusion, some inherited blood types or kidney failure.',
      ],
    };
  });
}

const tests = [
  { code: 'glucose_fasting', kind: 'fasting', label: 'Fasting glucose' },
  { code: 'glucose_2h', kind: 'ogtt_2h', label: '2-hour glucose' },
  { code: 'glucose_random', kind: 'random', label: 'Random glucose' },
] as const;

/** Bands of laboratory glucose are for people who are not known to have diabetes. */
function glucoseParts(inputs: Inputs, { units }: HealthFacts): Part[] {
  if (inputs.flag('hasDiabetes') !== false) return [];
  return tests.flatMap(({ code, kind, label }): Part[] => {
    const glucoseMmolL = inputs.number(code);
    if (glucoseMmolL === null) return [];
    const result = classifyGlucose({ kind, glucoseMmolL });
    return [
      explain({ label, what: `What your ${label.toLowerCase()} says` }, result, ({ category }) => ({
        category,
        findings: [bandFinding(label, quantityText(units, code, glucoseMmolL), category)],
        values: [{ code, label, value: precise(code, glucoseMmolL), unit: 'mmol/L', category }],
      })),
    ];
  });
}

/** Blood sugar and HbA1c. */
export const diabetesReport: Report = {
  name: 'diabetes-analysis',
  title: 'Your blood sugar',
  model: 'MOH Singapore screening criteria and ACE Type 2 diabetes guidance',
  version: '2023',
  sources: [CITATIONS.diabetes, CITATIONS.estimatedAverageGlucose],
  seekCare: ['Great thirst, vomiting, fast breathing, drowsiness or confusion: get medical help at once.'],
  inputs: ['hba1c', 'glucose_fasting', 'glucose_2h', 'glucose_random', 'hasDiabetes'],
  isForEveryone: false,
  analyse: (inputs, facts) => [
    alertPart(facts),
    hba1cPart(inputs, facts),
    ...glucoseParts(inputs, facts),
    labSeries(facts, ['hba1c', 'glucose_fasting']),
    diarySeries('sugar', 'mmol/L', facts.sugar),
  ],
};
