import { bpTarget, CITATIONS, classifyHomeBp, type HomeBpCategory } from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import type { BloodPressureEntry, HealthFacts } from '../facts.ts';
import { homeAverage } from '../homeAverage.ts';
import { explain, type Part } from '../parts.ts';
import type { Report } from '../report.ts';
import { personOf, riskInputs, riskPercentOf } from '../risk.ts';
import { dayText } from '../sentences.ts';

const words: Record<HomeBpCategory, { level: Level; text: string; advice: string }> = {
  normal: {
    level: 'info',
    text: 'This is in the usual range.',
    advice: 'Measure again as planned.',
  },
  high_normal: {
    level: 'act',
    text: 'This is slightly above the usual range.',
    advice: 'Less salt, more movement and repeat checks help.',
  },
  above_threshold: {
    level: 'see_doctor',
    text: 'This is above the usual limit. One set of readings is not a diagnosis.',
    advice: 'Please book a visit in the next weeks and bring your readings.',
  },
  well_above_threshold: {
    level: 'see_doctor',
    text: 'This is clearly above the limit. One set of readings is not a diagnosis.',
    advice: 'Please see a doctor within days.',
  },
};

const veryHigh =
  'Very high. Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. ' +
  'With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.';
const low =
  'Low. If you feel faint or unwell, lie down and get medical help; otherwise mention it at your next visit.';

/** A reading is still news on its own day and the day after. */
const newsDays = 1;
const dayMs = 86_400_000;

function isNews(date: string, asOf: string): boolean {
  return Date.parse(asOf) - Date.parse(date) <= newsDays * dayMs;
}

function latestPart(latest: BloodPressureEntry | undefined, asOf: string): Part {
  if (!latest || !isNews(latest.date, asOf)) return {};
  const { sbpMmHg, dbpMmHg } = latest;
  const result = classifyHomeBp({ sbpMmHg, dbpMmHg });
  if (result.status !== 'ok' || !(result.urgent || result.low)) return {};
  const label = `Latest reading, ${sbpMmHg}/${dbpMmHg} mmHg`;
  return {
    findings: [
      result.urgent ? { label, text: veryHigh, status: 'urgent' } : { label, text: low, status: 'act' },
    ],
  };
}

function averagePart({ bloodPressure }: HealthFacts): Part {
  const subject = { label: 'Your average', what: 'Your average blood pressure' };
  const newest = bloodPressure[0];
  return explain(subject, homeAverage({ bloodPressure }), (average) => {
    const { level, text, advice } = words[average.category];
    const numbers = `${average.meanSbpMmHg}/${average.meanDbpMmHg} mmHg`;
    const basis = `The average of ${average.readingsUsed} home readings up to ${newest ? dayText(newest.date) : 'now'} is ${numbers}.`;
    const isPreliminary = average.quality === 'preliminary';
    return {
      category: average.category,
      findings: [{ label: 'Your average', text: `${basis} ${text}`, status: level }],
      advice: isPreliminary
        ? [advice, 'Keep measuring, twice in the morning and twice in the evening, for a firmer average.']
        : [advice],
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
}

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
  name: 'blood-pressure-analysis',
  title: 'Your blood pressure',
  model: 'ACE Clinical Guidance: Hypertension',
  version: '2023',
  sources: [CITATIONS.bloodPressure, CITATIONS.homeBloodPressure],
  seekCare: [
    'See a doctor today if your blood pressure stays at 180/110 mmHg or higher.',
    'Chest pain, breathlessness, weakness on one side, trouble speaking or seeing: call 995.',
  ],
  inputs: ['sbp', 'dbp', ...riskInputs.filter((code) => code !== 'sbp'), 'isFrail', 'hasOrganDamage'],
  isForEveryone: false,
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
    return [latestPart(facts.bloodPressure[0], facts.asOf), averagePart(facts), goalPart, seriesPart(facts)];
  },
};
