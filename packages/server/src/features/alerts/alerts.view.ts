import {
  ALERT_WORDS,
  alertEndsWords,
  askedSymptoms,
  type CoursePerson,
  type CourseProgress,
  type CourseReading,
  type CrisisKind,
  calmWords,
  crisisWords,
  fixedText,
  gainWords,
  hasLabLimits,
  hasPregnancyLimits,
  isQuantity,
  isUrgentSymptom,
  labAction,
  labReason,
  levelOf,
  QUANTITIES,
  SYMPTOMS,
  unitText,
  worstReading,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { type AlertRow, storedReadings, storedResult, storedSymptoms } from './alerts.rows.ts';
import { toInstant } from './crisisReadings.queries.ts';

/** A doctor's note on an alert. */
export interface AlertNote {
  doctorName: string;
  text: string;
  at: Date;
}

/** How an alert stands after the readings so far. */
export interface AlertStanding {
  /** Whether the newest reading is still as the alert says. */
  isStillSo: boolean;
  /** Newest reading of the kind; none for a laboratory alert. */
  newest: CourseReading | undefined;
  /** How far it is from its end; `null` where readings do not end it. */
  progress: CourseProgress | null;
}

/** Inputs of an alert's texts, besides its row. */
export interface AlertSetting {
  person: CoursePerson;
  standing: AlertStanding;
  acknowledgedBy: HealthAlert['acknowledgedBy'];
  note: AlertNote | undefined;
}

/** Returns an alert with its texts, for patients and doctors. */
export function toHealthAlert(
  row: AlertRow,
  { note, acknowledgedBy, person, standing }: AlertSetting,
): HealthAlert {
  const { id, kind, code, state, openedAt, lastAt, acknowledgedAt } = row;
  const ticked = storedSymptoms(row);
  const { action: emergencyAction } = wordsOf({ ...row, grade: 'emergency' }, { person, newest: undefined });
  return {
    uuid: id,
    kind,
    code,
    ...levelOf(row.grade),
    ...wordsOf(row, { person, newest: standing.newest }),
    ends: alertEndsWords(kind, { person, crisis: storedCrisis(row) }),
    progress: progressOf(row, { person, standing }),
    value: valueText(row),
    comparison: comparisonOf(row),
    measuredOn: row.kind === 'lab' ? (storedResult(row)?.measuredOn ?? null) : null,
    worst: worstOf(row, person),
    newest: newestOf(row, standing),
    state,
    symptoms: askedSymptoms(kind, hasPregnancyLimits(person)).map((symptom) => ({
      code: symptom,
      label: SYMPTOMS[symptom],
      isTicked: ticked.includes(symptom),
      action: isUrgentSymptom(kind, symptom) ? emergencyAction : null,
    })),
    openedAt: openedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: acknowledgedAt && acknowledgedBy,
    note: note ? toNote(note) : null,
  };
}

const storedCrisis = (row: AlertRow) => (row.kind === 'lab' ? [] : storedReadings(row));

function wordsOf(
  row: AlertRow,
  facts: { person: CoursePerson; newest: CourseReading | undefined },
): { reason: string; action: string } {
  const { kind, code, grade, side } = row;
  if (kind !== 'lab') return crisisWords(kind, grade, { ...facts, crisis: storedCrisis(row) });
  if (!hasLabLimits(code)) throw new Error(`No alert words for ${code}`);
  const isChange = side === 'change';
  const reason = labReason(code, { grade, side: isChange ? null : side, isChange });
  return { reason, action: labAction(grade) };
}

/** Returns a note in the contract's format. */
export function toNote({ doctorName, text, at }: AlertNote): NonNullable<HealthAlert['note']> {
  return { doctorName, text, at: at.toISOString() };
}

/** Returns the text of the last reading of an alert, as entered. */
export function valueText(row: AlertRow): string {
  if (row.kind === 'lab') {
    const result = storedResult(row);
    const label = isQuantity(row.code) ? QUANTITIES[row.code].label : row.code;
    return result ? `${label} ${result.comparator ?? ''}${result.value} ${unitText(result.unit)}` : label;
  }
  return readingText(row.kind, storedReadings(row).at(-1));
}

function readingText(kind: CrisisKind, reading: CourseReading | undefined): string {
  return `${measureNames[kind]} ${figureText(reading)}`;
}

const measureNames: Readonly<Record<CrisisKind, string>> = {
  blood_pressure: 'Blood pressure',
  low_pressure: 'Blood pressure',
  low_sugar: 'Blood sugar',
  high_sugar: 'Blood sugar',
  weight_gain: 'Weight',
};

function figureText({ sbpMmHg, dbpMmHg, glucoseMmolL, weightKg }: CourseReading = { minute: 0 }): string {
  if (weightKg !== undefined) return `${fixedText(weightKg, 1)} kg`;
  return glucoseMmolL === undefined ? `${sbpMmHg}/${dbpMmHg} mmHg` : `${fixedText(glucoseMmolL, 1)} mmol/L`;
}

/** Returns what the last reading of a gain of weight is compared with. */
function comparisonOf(row: AlertRow): HealthAlert['comparison'] {
  const last = storedCrisis(row).at(-1);
  const figure = last && gainWords(last);
  if (!figure || !last.comparedWith) return null;
  return { figure, at: toInstant(last.comparedWith.minute).toISOString() };
}

/** Returns the newest reading; `null` when it is the last one of the alert. */
function newestOf(row: AlertRow, { newest }: AlertStanding): HealthAlert['newest'] {
  const isOther = newest !== undefined && newest.id !== storedCrisis(row).at(-1)?.id;
  return isOther ? { figure: figureText(newest), at: toInstant(newest.minute).toISOString() } : null;
}

function progressOf(
  row: AlertRow,
  { person, standing: { progress } }: Pick<AlertSetting, 'person' | 'standing'>,
): HealthAlert['progress'] {
  if (row.kind === 'lab' || !progress) return null;
  const { needed, reached, nextFromMinute } = progress;
  const nextFrom = toInstant(nextFromMinute).toISOString();
  return { needed, reached, counts: calmWords(row.kind, { person, crisis: storedCrisis(row) }), nextFrom };
}

/** Returns the worst reading of an alert; `null` when it is the last one, which is shown separately. */
function worstOf(row: AlertRow, person: CoursePerson): HealthAlert['worst'] {
  if (row.kind === 'lab') return null;
  const crisis = storedReadings(row);
  const worst = worstReading(row.kind, crisis, person);
  const isShown = worst === undefined || worst === crisis.at(-1);
  if (isShown) return null;
  return { value: readingText(row.kind, worst), at: toInstant(worst.minute).toISOString() };
}

/** Returns the text about who else can see alerts. */
export function sharingWords(isSeenByClinic: boolean): string {
  return isSeenByClinic ? ALERT_WORDS.clinic : ALERT_WORDS.noClinic;
}
