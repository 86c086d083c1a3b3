import type { SgFrsCategory } from '../../cardiovascular/bands.ts';
import type { RiskPressure } from '../../cardiovascular/riskPressure.ts';
import type { SgFrsRisk } from '../../cardiovascular/sgFrs2023.ts';
import { CITATIONS } from '../../citations.ts';
import type { AdviceLevel, ReportFrame } from './words.ts';

/** Frame of the report on heart and arteries. */
export const CARDIOVASCULAR_REPORT: ReportFrame = {
  title: 'Your heart and arteries',
  model: 'SG-FRS-2023',
  version: '2023',
  sources: [CITATIONS.cardiovascular],
  nothingToDo: 'Ask at your next visit how to keep your heart healthy.',
  seekCare: [
    'Chest pain or pressure, breathlessness, a drooping face, weak arm or slurred speech: call 995.',
  ],
};

/** Urgency of each risk category. */
export const RISK_LEVELS: Readonly<Record<SgFrsCategory, AdviceLevel>> = {
  low: 'info',
  borderline: 'act',
  intermediate: 'see_doctor',
  high: 'see_doctor',
};

/** Largest risk that is shown as a number. */
const SHOWN_UP_TO_PERCENT = 30;

/** Formatted ten-year risk. */
export interface RiskText {
  /** "About 7 in 100", "Fewer than 1 in 100", "At least about 7 in 100". Never 0. */
  readonly chance: string;
  /** Percent; null below the first number of the table, where there is no number to print. */
  readonly percent: number | null;
  readonly label: string;
}

/** Formats a ten-year risk. A risk from home readings is a lower bound and is never called small. */
export function riskText(
  { riskPercent, riskText: printed }: Pick<SgFrsRisk, 'riskPercent' | 'riskText'>,
  patientSees: RiskPressure['patientSees'],
): RiskText {
  const label = 'Risk in ten years';
  if (riskPercent > SHOWN_UP_TO_PERCENT) {
    const chance = `More than ${SHOWN_UP_TO_PERCENT} in 100`;
    return { chance, percent: SHOWN_UP_TO_PERCENT, label: `${label}, at least` };
  }
  const isBelowTable = printed === '<1';
  if (patientSees === 'at_least') {
    const percent = isBelowTable ? null : riskPercent;
    return {
      chance: isBelowTable ? 'We cannot yet say how many in 100' : `At least about ${riskPercent} in 100`,
      percent,
      label: `${label}, at least`,
    };
  }
  return isBelowTable
    ? { chance: 'Fewer than 1 in 100', percent: null, label: `${label}, below 1%` }
    : { chance: `About ${riskPercent} in 100`, percent: riskPercent, label };
}

/** Returns the finding with the chance. `ways` lowers the risk: "stopping smoking and being active". */
export function riskSentence({ chance }: RiskText, ways: string): string {
  return `${chance} people with similar numbers may get heart artery disease in 10 years. You can lower this risk by ${ways}. The estimate is too high for some groups of people.`;
}

/** Returns the note on a risk from home readings. */
export function homeReadingsWords({ name }: RiskPressure): string {
  return `This used your home readings, which are often lower than clinic readings (${name}). A clinic reading gives a better estimate.`;
}

/** Texts for a missing blood pressure of the risk, and how to add it. */
export const NO_RISK_PRESSURE = {
  label: 'a blood pressure from a clinic, or of a full week at home',
  answer:
    'Add a clinic reading in a health form, or measure at home twice each morning and evening for a week.',
} as const;

/** Ways to lower the risk, each with the value from which it is named. */
export const LOWERS_RISK = {
  smoking: 'stopping smoking',
  pressure: { fromSbpMmHg: 130, text: 'lowering your blood pressure' },
  cholesterol: { fromTcMmolL: 5.2, text: 'lowering your cholesterol' },
  activity: 'being active',
} as const;

/** Text for conditions that are more informative than the score. */
export const RAISED_BY_CONDITION_WORDS =
  'You told us about a condition that raises the risk to your heart, whatever your numbers are. The ten-year estimate is not made for people with it. The report “What to aim for” has your goals.';
/** Action for a condition that is more informative than the score. */
export const RAISED_BY_CONDITION_ADVICE =
  'Ask at your next visit whether your blood pressure and your cholesterol are at your goals.';
/** Action for an estimate. */
export const DISCUSS_RISK_WORDS = 'Go through this estimate with your doctor.';
