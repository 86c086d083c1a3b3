import { ALERT_GRADES, type AlertGrade } from './grade.ts';

/** Sort criteria of open alerts. */
export interface OrderedAlert {
  readonly grade: AlertGrade;
  /** Codes of the symptoms that the person has. */
  readonly symptoms: readonly string[];
}

/**
 * Compares open alerts, most severe first. At the same grade, an alert with a symptom comes first: its text, such as
 * “Call 995 now”, cannot wait for a journey to A&E.
 */
export function byUrgency(a: OrderedAlert, b: OrderedAlert): number {
  const rank = ({ grade }: OrderedAlert) => ALERT_GRADES.indexOf(grade);
  const hasSymptom = ({ symptoms }: OrderedAlert) => Number(symptoms.length > 0);
  return rank(a) - rank(b) || hasSymptom(b) - hasSymptom(a);
}
