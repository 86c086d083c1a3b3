import { ALERT_GRADES, type AlertGrade } from './grade.ts';

/** What the order of open alerts depends on. */
export interface OrderedAlert {
  readonly grade: AlertGrade;
  /** Codes of the symptoms that the person has. */
  readonly symptoms: readonly string[];
}

/**
 * Orders open alerts, the worst first. Of two with the same grade, the one with a symptom comes first: its words, such
 * as “Call 995 now”, cannot wait for a journey to A&E.
 */
export function byUrgency(a: OrderedAlert, b: OrderedAlert): number {
  const rank = ({ grade }: OrderedAlert) => ALERT_GRADES.indexOf(grade);
  const hasSymptom = ({ symptoms }: OrderedAlert) => Number(symptoms.length > 0);
  return rank(a) - rank(b) || hasSymptom(b) - hasSymptom(a);
}
