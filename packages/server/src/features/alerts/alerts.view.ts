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
  gainWords,
  hasLabLimits,
  hasPregnancyLimits,
  isQuantity,
  isUrgentSymptom,
  labAction,
  labReason,
  levelOf,
  pressureText,
  QUANTITIES,
  SYMPTOMS,
  unitText,
  worstReading,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { type OwnUnits, quantityText, unitIn } from '../../own-units/ownUnits.ts';
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
  /** Units of the reader. */
  units: OwnUnits;
  person: CoursePerson;
  standing: AlertStanding;
  acknowledgedBy: HealthAlert['acknowledgedBy'];
  note: AlertNote | undefined;
}

/** Returns an alert with its texts, for patients and doctors. */
export function toHealthAlert(
  row: AlertRow,
  { note, acknowledgedBy, person, standing, units }: AlertSetting,
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
    ends: alertEndsWords(kind, { person, ...endsFacts(row, units) }),
    progress: progressOf(row, { person, standing, units }),
    value: valueText(row, units),
    comparison: comparisonOf(row, units),
    measuredOn: row.kind === 'lab' ? (storedResult(row)?.measuredOn ?? null) : null,
    worst: worstOf(row, { person, units }),
    newest: newestOf(row, { standing, units }),
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

const endsFacts = (row: AlertRow, units: OwnUnits) => ({
  crisis: storedCrisis(row),
  weightUnit: unitIn(units, 'weight'),
});

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

/** Returns the text of the last reading of an alert in the reader's unit, and of a laboratory result as entered. */
export function valueText(row: AlertRow, units: OwnUnits): string {
  if (row.kind === 'lab') {
    const result = storedResult(row);
    const label = isQuantity(row.code) ? QUANTITIES[row.code].label : row.code;
    return result ? `${label} ${result.comparator ?? ''}${result.value} ${unitText(result.unit)}` : label;
  }
  return readingText(row.kind, storedReadings(row).at(-1), units);
}

function readingText(kind: CrisisKind, reading: CourseReading | undefined, units: OwnUnits): string {
  return `${measureNames[kind]} ${figureText(reading, units)}`;
}

const measureNames: Readonly<Record<CrisisKind, string>> = {
  blood_pressure: 'Blood pressure',
  low_pressure: 'Blood pressure',
  low_sugar: 'Blood sugar',
  high_sugar: 'Blood sugar',
  weight_gain: 'Weight',
};

function figureText(reading: CourseReading | undefined, units: OwnUnits): string {
  const { sbpMmHg, dbpMmHg, glucoseMmolL, weightKg } = reading ?? { minute: 0 };
  if (weightKg !== undefined) return quantityText(units, 'weight', weightKg);
  if (glucoseMmolL !== undefined) return quantityText(units, 'glucose_random', glucoseMmolL);
  return sbpMmHg === undefined || dbpMmHg === undefined ? '' : pressureText({ sbpMmHg, dbpMmHg });
}

/** Returns what the last reading of a gain of weight is compared with. */
function comparisonOf(row: AlertRow, units: OwnUnits): HealthAlert['comparison'] {
  const last = storedCrisis(row).at(-1);
  const figure = last && gainWords(last, unitIn(units, 'weight'));
  if (!figure || !last.comparedWith) return null;
  return { figure, at: toInstant(last.comparedWith.minute).toISOString() };
}

/** Returns the newest reading; `null` when it is the last one of the alert. */
function newestOf(
  row: AlertRow,
  { standing: { newest }, units }: Pick<AlertSetting, 'standing' | 'units'>,
): HealthAlert['newest'] {
  const isOther = newest !== undefined && newest.id !== storedCrisis(row).at(-1)?.id;
  return isOther ? { figure: figureText(newest, units), at: toInstant(newest.minute).toISOString() } : null;
}

function progressOf(
  row: AlertRow,
  { person, standing: { progress }, units }: Pick<AlertSetting, 'person' | 'standing' | 'units'>,
): HealthAlert['progress'] {
  if (row.kind === 'lab' || !progress) return null;
  const { needed, reached, nextFromMinute } = progress;
  const nextFrom = toInstant(nextFromMinute).toISOString();
  const counts = calmWords(row.kind, { person, ...endsFacts(row, units) });
  return { needed, reached, counts, nextFrom };
}

/** Returns the worst reading of an alert; `null` when it is the last one, which is shown separately. */
function worstOf(
  row: AlertRow,
  { person, units }: Pick<AlertSetting, 'person' | 'units'>,
): HealthAlert['worst'] {
  if (row.kind === 'lab') return null;
  const crisis = storedReadings(row);
  const worst = worstReading(row.kind, crisis, person);
  const isShown = worst === undefined || worst === crisis.at(-1);
  if (isShown) return null;
  return { value: readingText(row.kind, worst, units), at: toInstant(worst.minute).toISOString() };
}

/** Returns the text about who else can see alerts. */
export function sharingWords(isSeenByClinic: boolean): string {
  return isSeenByClinic ? ALERT_WORDS.clinic : ALERT_WORDS.noClinic;
}
