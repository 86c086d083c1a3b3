import {
  BLOOD_PRESSURE_REPORT,
  bpTarget,
  HOME_BP_WORDS,
  homeAverageWords,
  KEEP_MEASURING_WORDS,
} from '@vitalane/clinical';
import type { HealthFacts } from '../facts.ts';
import { homeAverage } from '../homeAverage.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';
import { personOf, riskInputs, riskPercentOf } from '../risk.ts';
import { dayText } from '../sentences.ts';
import { pressureAlertPart } from './alerts.ts';

function averagePart({ bloodPressure }: HealthFacts): Part {
  const subject = { label: 'Your average', what: 'Your average blood pressure' };
  const newest = bloodPressure[0];
  const part = explain(subject, homeAverage({ bloodPressure }), (average) => {
    const { level, text, advice = '' } = HOME_BP_WORDS[average.category];
    const plain = homeAverageWords(average, newest ? dayText(newest.date) : 'today');
    const isPreliminary = average.quality === 'preliminary';
    return {
      category: average.category,
      findings: [{ label: 'Your average', text: `${plain} ${text}`, plain, status: level }],
      advice: isPreliminary ? [advice, KEEP_MEASURING_WORDS] : [advice],
      values: [
        {
          code: 'sbp',
          label: 'Average upper pressure',
          value: average.meanSbpMmHg,
          unit: 'mmHg',
          category: average.category,
        },
        {
          code: 'dbp',
          label: 'Average lower pressure',
          value: average.meanDbpMmHg,
          unit: 'mmHg',
          category: average.category,
        },
        {
          code: 'readings',
          label: 'Readings used',
          value: average.readingsUsed,
          unit: null,
          category: average.quality,
        },
        { code: 'days', label: 'Days recorded', value: average.daysRecorded, unit: null, category: null },
      ],
    };
  });
  return { ...part, scope: { part: 'bp_band', label: 'Your average' } };
}

const dayMs = 86_400_000;
const seriesDays = 365;

function seriesPart({ bloodPressure, asOf }: HealthFacts): Part {
  const from = Date.parse(asOf) - seriesDays * dayMs;
  const shown = bloodPressure.filter(({ date }) => Date.parse(date) >= from).toReversed();
  const points = (key: 'sbpMmHg' | 'dbpMmHg') => shown.map((entry) => ({ at: entry.at, value: entry[key] }));
  return {
    series: [
      { code: 'sbp', unit: 'mmHg', points: points('sbpMmHg') },
      { code: 'dbp', unit: 'mmHg', points: points('dbpMmHg') },
    ],
  };
}

/** Average of the home readings, its band, the goal, and what to do about a crisis reading. */
export const bloodPressureReport: Report = {
  ...BLOOD_PRESSURE_REPORT,
  name: 'blood-pressure-analysis',
  inputs: ['sbp', 'dbp', ...riskInputs, 'isFrail'],
  analyse(inputs, facts) {
    const person = personOf(inputs);
    const custom = facts.customTargets.sbp;
    const goal = bpTarget({ ...person, hasCvd: person.hasAscvd, sgFrsPercent: riskPercentOf(inputs) });
    const goalPart: Part = custom
      ? { target: { code: 'sbp', ...custom, unit: 'mmHg', source: 'custom' } }
      : explain(
          { label: 'Your goal', what: 'Your blood pressure goal' },
          goal,
          ({ sbpBelowMmHg, dbpBelowMmHg }) => ({
            findings: [
              {
                label: 'Your goal',
                text: `Below ${sbpBelowMmHg}/${dbpBelowMmHg} mmHg when measured in a clinic. Readings at home are usually a little lower.`,
                status: 'info',
              },
            ],
            target: { code: 'sbp', low: null, high: sbpBelowMmHg, unit: 'mmHg', source: 'default' },
          }),
        );
    return [
      pressureAlertPart(facts),
      averagePart(facts),
      { ...goalPart, scope: { part: 'targets', label: 'Your goal' } },
      seriesPart(facts),
    ];
  },
};
