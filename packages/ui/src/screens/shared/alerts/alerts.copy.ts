import type { AlertEntry, AlertLevel } from './alert.types.ts';

type Reading = Pick<AlertEntry, 'value' | 'when' | 'comparison'>;
type BarReading = Reading & Pick<AlertEntry, 'newest'>;

const levels: Record<AlertLevel, string> = {
  emergency: 'Emergency',
  same_day: 'Today',
  act_now: 'Now',
  within_week: 'This week',
  next_visit: 'Next visit',
  none: '',
};

const comparedWith = ({ figure, when }: NonNullable<AlertEntry['comparison']>) => `${figure} on ${when}`;

/** “Weight 94.0 kg, 09:10, 5.6 kg above 88.4 kg on 26 Nov”; the comparison only where there is one. */
const reading = ({ value, when, comparison }: Reading) =>
  `${value}, ${when}${comparison ? `, ${comparedWith(comparison)}` : ''}`;

/** Texts around alerts. The texts of an alert itself come from the server. */
export const alertsCopy = {
  level: (level: AlertLevel) => levels[level],
  reading,
  comparedWith,
  seen: 'I have seen this',
  sharing: 'Who sees your alerts',
  worst: (value: string, when: string) => `Worst reading: ${value}, ${when}`,
  newest: (figure: string, when: string) => `Newest reading: ${figure}, ${when}`,
  seenBy: { patient: 'You have seen this.', doctor: 'A doctor has seen this.' },
  measure: 'Measure again',
  haveSymptoms: 'I have symptoms',
  symptoms: 'Do you have any of these now?',
  correctSymptoms: 'Correct my symptoms',
  report: 'Send my answer',
  removed: (names: string) =>
    `You took this away: ${names}. Do you no longer have it, or did you report it by mistake?`,
  passed: 'A symptom that has passed still counts. Follow the advice above.',
  note: (doctorName: string, when: string) => `${doctorName} wrote on ${when}:`,
  bar: {
    label: 'Health alert',
    reading: ({ newest, ...alert }: BarReading) =>
      `${reading(alert)}.${newest ? ` Newest: ${newest.figure}, ${newest.when}.` : ''}`,
    open: 'See what to do',
    more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  },
} as const;
