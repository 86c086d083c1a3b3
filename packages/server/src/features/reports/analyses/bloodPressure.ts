import {
  AGAINST_GOAL_WORDS,
  type BandWords,
  BLOOD_PRESSURE_REPORT,
  type Goals,
  HOME_BP_WORDS,
  type HomeBpAverage,
  homeAverageWords,
  KEEP_MEASURING_WORDS,
  nameInSentence,
  pressureAgainstGoal,
  pressureGoal,
  QUANTITIES,
} from '@vitalane/clinical';
import { addDays, dayInWords } from '@vitalane/time';
import { goalPart, isByDoctor, pressureGoalWords } from '../../goals/goalParts.ts';
import { goalsFor, toReportTarget } from '../../goals/goals.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { homeAverage } from '../../health-facts/homeAverage.ts';
import { explain, findingOf, type Part } from '../../health-facts/parts.ts';
import { reportValue } from '../../health-facts/quantities.ts';
import { riskInputs } from '../../health-facts/risk.ts';
import type { Report } from '../report.ts';
import { pressureAlertPart } from './alerts.ts';

/** Returns the text of an average: by the patient's goal, or by its band without a goal. */
function wordsOf(average: HomeBpAverage, { person, pressure }: Goals): BandWords {
  const goal = pressureGoal(person, pressure?.clinic ?? null);
  const mean = { sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg };
  const { text, level } = pressureAgainstGoal(goal, mean);
  if (text === 'no_goal') return HOME_BP_WORDS[average.category];
  return AGAINST_GOAL_WORDS[level];
}

function averagePart(facts: HealthFacts, goals: Goals): Part {
  const subject = { label: 'Your average', what: 'Your average blood pressure' };
  const newest = facts.bloodPressure[0];
  const part = explain(subject, homeAverage(facts), (average) => {
    const plain = homeAverageWords(average, newest ? dayInWords(newest.date) : 'today');
    const isPreliminary = average.quality === 'preliminary';
    return {
      category: average.category,
      findings: [findingOf('Your average', plain, wordsOf(average, goals))],
      ...(isPreliminary && { actions: [KEEP_MEASURING_WORDS] }),
      values: [
        averageValue('sbp', average.meanSbpMmHg, average),
        averageValue('dbp', average.meanDbpMmHg, average),
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

function averageValue(code: 'sbp' | 'dbp', value: number, { category }: HomeBpAverage) {
  return reportValue(code, value, { label: `Average ${nameInSentence(code)}`, category });
}

const seriesDays = 365;

function seriesPart({ bloodPressure, asOf }: HealthFacts): Part {
  const from = addDays(asOf, -seriesDays);
  const shown = bloodPressure.filter(({ date }) => date >= from).toReversed();
  const points = (key: 'sbpMmHg' | 'dbpMmHg') => shown.map((entry) => ({ at: entry.at, value: entry[key] }));
  return {
    series: [
      { code: 'sbp', unit: QUANTITIES.sbp.unit, points: points('sbpMmHg') },
      { code: 'dbp', unit: QUANTITIES.dbp.unit, points: points('dbpMmHg') },
    ],
  };
}

function pressureGoalPart(facts: HealthFacts, all: Goals): Part {
  const { sbp, dbp } = all.goals;
  const target = toReportTarget(sbp);
  const { missing = [] } = goalPart(facts, sbp);
  const text = pressureGoalWords(all);
  return {
    scope: { part: 'bp_goal', label: 'Your goal', isByDoctor: isByDoctor([sbp, dbp]) },
    findings: [{ label: 'Your goal', text, status: 'info' }],
    ...(target && { target }),
    missing,
  };
}

/** Report on the average of home readings, its band, the goal, and advice for a crisis reading. */
export const bloodPressureReport: Report = {
  ...BLOOD_PRESSURE_REPORT,
  name: 'blood-pressure-analysis',
  alertKinds: ['blood_pressure', 'low_pressure'],
  inputs: ['sbp', 'dbp', ...riskInputs, 'isFrail'],
  analyse(_inputs, facts) {
    const goals = goalsFor(facts);
    return [
      pressureAlertPart(facts),
      averagePart(facts, goals),
      pressureGoalPart(facts, goals),
      seriesPart(facts),
    ];
  },
};
