import { type AlertPerson, bpAlertGrade } from './bloodPressure.ts';
import { type AlertGrade, isToday } from './grade.ts';
import type { LabAlert } from './lab.ts';

/** Mark of a result in a list. */
export interface LabMark {
  /** `danger`: a doctor today or sooner; `warning`: within days; `notice`: at the next visit. */
  readonly tone: 'danger' | 'warning' | 'notice';
  readonly words: string;
}

type MarkSide = 'high' | 'low' | 'change';

const WORDS: Readonly<Record<LabMark['tone'], Readonly<Record<MarkSide, string>>>> = {
  danger: { high: 'Dangerously high', low: 'Dangerously low', change: 'Dangerous change' },
  warning: { high: 'High', low: 'Low', change: 'Quick change' },
  notice: { high: 'Above usual', low: 'Below usual', change: 'Quick change' },
};

function toneOf(grade: AlertGrade): LabMark['tone'] {
  if (isToday(grade)) return 'danger';
  return grade === 'next_visit' ? 'notice' : 'warning';
}

/**
 * Returns the mark of a result in a list, or `null` without an alert. Judge the result on the day of its sample: an
 * old result was as dangerous as a new one.
 *
 * @signOff [D] The words that mark a result in a list.
 */
export function labMark({ grade, side }: Pick<LabAlert, 'grade' | 'side'>): LabMark | null {
  if (grade === 'none') return null;
  const tone = toneOf(grade);
  return { tone, words: WORDS[tone][side ?? 'change'] };
}

/** Pressure (mmHg) without an alert, combined with a number to judge it alone. */
const CALM = { sbp: 110, dbp: 70 } as const;

/** Returns the mark of one number of a clinic pressure (mmHg) in a list; `null` without an alert. */
export function pressureMark(code: 'sbp' | 'dbp', mmHg: number, person: AlertPerson): LabMark | null {
  const numberOf = (one: 'sbp' | 'dbp') => (one === code ? mmHg : CALM[one]);
  const grade = bpAlertGrade({ sbpMmHg: numberOf('sbp'), dbpMmHg: numberOf('dbp') }, person);
  return labMark({ grade, side: mmHg < CALM[code] ? 'low' : 'high' });
}
