import {
  ALERT_WORDS,
  alertEndsWords,
  askedSymptoms,
  type CoursePerson,
  crisisWords,
  hasPregnancyLimits,
  labAction,
  labAnalyteOf,
  labReason,
  levelOf,
  SYMPTOMS,
  unitText,
} from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { dimensions } from '../../lists/dimensions.ts';
import { type AlertRow, storedReadings, storedResult, storedSymptoms } from './alerts.rows.ts';

/** A note of a doctor on an alert. */
export interface AlertNote {
  doctorName: string;
  text: string;
  at: Date;
}

/** What an alert is worded from besides its row. */
export interface AlertSetting {
  person: CoursePerson;
  /** The newest glucose of the person in mmol/L. */
  latestMmolL: number | null;
  note: AlertNote | undefined;
}

/** Words an alert, for the patient and for doctors alike. */
export function toHealthAlert(row: AlertRow, { note, ...setting }: AlertSetting): HealthAlert {
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
    state,
    symptoms: askedSymptoms(kind, hasPregnancyLimits(setting.person)).map((symptom) => ({
      code: symptom,
      label: SYMPTOMS[symptom],
      isTicked: ticked.includes(symptom),
    })),
    openedAt: openedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    note: note ? { doctorName: note.doctorName, text: note.text, at: note.at.toISOString() } : null,
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

/** Names the last reading behind an alert, as it was entered. */
function valueText(row: AlertRow): string {
  if (row.kind === 'lab') {
    const result = storedResult(row);
    const label = dimensions.find(({ code }) => code === row.code)?.name ?? row.code;
    return result ? `${label} ${result.comparator ?? ''}${result.value} ${unitText(result.unit)}` : label;
  }
  const last = storedReadings(row).at(-1);
  if (row.kind === 'blood_pressure') return `Blood pressure ${last?.sbpMmHg}/${last?.dbpMmHg} mmHg`;
  return `Blood sugar ${last?.glucoseMmolL} mmol/L`;
}

/** Says who else sees alerts. */
export function sharingWords(isSeenByClinic: boolean): string {
  return isSeenByClinic ? ALERT_WORDS.clinic : ALERT_WORDS.noClinic;
}
