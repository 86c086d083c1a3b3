import type { AlertKind } from './ends.ts';
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

/** An open alert in a list of one person. */
export interface ListedAlert extends OrderedAlert {
  readonly kind: AlertKind;
  /** Minute of the last reading behind it. */
  readonly lastMinute: number;
  /** Whether the newest reading of the kind is still as the alert says. */
  readonly isStillSo: boolean;
}

const OPPOSITES: readonly (readonly AlertKind[])[] = [
  ['low_sugar', 'high_sugar'],
  ['low_pressure', 'blood_pressure'],
];

/** Returns whether two alerts say opposite things about one quantity. */
export const areOpposite = (a: AlertKind, b: AlertKind): boolean =>
  a !== b && OPPOSITES.some((pair) => pair.includes(a) && pair.includes(b));

/**
 * Orders the open alerts of one person: an emergency about the newest reading first, then the most severe. Of a low
 * and a high reading of one quantity the newer one comes first, since its advice is about now.
 *
 * @signOff [D] Of a low and a high sugar or pressure that are both open, the newer one comes first.
 */
export function inOrder<Alert extends ListedAlert>(alerts: readonly Alert[]): readonly Alert[] {
  const isNow = ({ grade, isStillSo }: Alert) => Number(grade === 'emergency' && isStillSo);
  const sorted = alerts.toSorted((a, b) => isNow(b) - isNow(a) || byUrgency(a, b));
  return OPPOSITES.reduce<readonly Alert[]>(newerFirst, sorted);
}

function newerFirst<Alert extends ListedAlert>(alerts: readonly Alert[], pair: readonly AlertKind[]) {
  const [first, second] = alerts.filter(({ kind }) => pair.includes(kind));
  if (!first || !second || first.lastMinute >= second.lastMinute) return alerts;
  return alerts.flatMap((alert) => (alert === first ? [second, first] : alert === second ? [] : [alert]));
}
