import {
  ALERT_WORDS,
  alertEndsWords,
  askedSymptoms,
  type CoursePerson,
  type CourseReading,
  type CrisisKind,
  crisisWords,
  hasPregnancyLimits,
  labAction,
  labAnalyteOf,
  labReason,
  levelOf,
  SYMPTOMS,
  unitText,
  worstReading,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { addMs, minuteMs } from '@vitalane/time';
import { dimensions } from '../../lists/dimensions.ts';
import { type AlertRow, storedReadings, storedResult, storedSymptoms } from './alerts.rows.ts';

/** A doctor's note on an alert. */
export interface AlertNote {
  doctorName: string;
  text: string;
  at: Date;
}

/** Inputs of an alert's texts, besides its row. */
export interface AlertSetting {
  person: CoursePerson;
  /** The patient's newest glucose in mmol/L. */
  latestMmolL: number | null;
  acknowledgedBy: HealthAlert['acknowledgedBy'];
  note: AlertNote | undefined;
}

/** Returns an alert with its texts, for patients and doctors. */
export function toHealthAlert(
  row: AlertRow,
  { note, acknowledgedBy, ...setting }: AlertSetting,
): HealthAlert {
  const { id, kind, code, state, openedAt, lastAt, acknowledgedAt } = row;
  const ticked = storedSymptoms(row);
  return {
    uuid: id,
    kind,
    code,
    ...levelOf(row.grade),
    ...wordsOf(row, setting),
    ends: alertEndsWords(kind, { person: setting.person, crisis: storedCrisis(row) }),
    value: valueText(row),
    measuredOn: row.kind === 'lab' ? (storedResult(row)?.measuredOn ?? null) : null,
    worst: worstOf(row, setting.person),
    state,
    symptoms: askedSymptoms(kind, hasPregnancyLimits(setting.person)).map((symptom) => ({
      code: symptom,
      label: SYMPTOMS[symptom],
      isTicked: ticked.includes(symptom),
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
  facts: Pick<AlertSetting, 'person' | 'latestMmolL'>,
): { reason: string; action: string } {
  const { kind, code, grade, side } = row;
  if (kind !== 'lab') return crisisWords(kind, grade, { ...facts, crisis: storedCrisis(row) });
  const analyte = labAnalyteOf(code);
  if (!analyte) throw new Error(`No alert words for ${code}`);
  const isChange = side === 'change';
  const reason = labReason(analyte, { grade, side: isChange ? null : side, isChange });
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
    const label = dimensions.find(({ code }) => code === row.code)?.name ?? row.code;
    return result ? `${label} ${result.comparator ?? ''}${result.value} ${unitText(result.unit)}` : label;
  }
  return readingText(row.kind, storedReadings(row).at(-1));
}

function readingText(kind: CrisisKind, reading: CourseReading | undefined): string {
  if (kind === 'blood_pressure' || kind === 'low_pressure')
    return `Blood pressure ${reading?.sbpMmHg}/${reading?.dbpMmHg} mmHg`;
  return `Blood sugar ${reading?.glucoseMmolL} mmol/L`;
}

/** Returns the worst reading of an alert; `null` when it is the last one, which is shown separately. */
function worstOf(row: AlertRow, person: CoursePerson): HealthAlert['worst'] {
  if (row.kind === 'lab') return null;
  const crisis = storedReadings(row);
  const worst = worstReading(row.kind, crisis, person);
  const isShown = worst === undefined || worst === crisis.at(-1);
  if (isShown) return null;
  return { value: readingText(row.kind, worst), at: addMs(0, worst.minute * minuteMs).toISOString() };
}

/** Returns the text about who else can see alerts. */
export function sharingWords(isSeenByClinic: boolean): string {
  return isSeenByClinic ? ALERT_WORDS.clinic : ALERT_WORDS.noClinic;
}
