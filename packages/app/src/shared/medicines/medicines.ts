import type {
  Dose,
  DoseAnswer,
  HealthRecordEntry,
  MedicationIntake,
  NewMedicationIntake,
  UserMedication,
} from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import { failureMessages } from '@vitalane/ui/messages';
import type { DoseEntry, MedicineEntry, SavedDose } from '@vitalane/ui/screens/Medication';
import { codeOf, fieldsOf, messageOf } from '../../lib/errors.ts';
import { hrefTo } from '../../places.ts';

/** Returns a medicine in the format of the screens. */
export function toMedicineEntry(medicine: UserMedication): MedicineEntry {
  return { ...medicine, editHref: hrefTo('changeMedicine', medicine.uuid) };
}

/** Returns whether an entry of the health record is a group that counts and that no medicine of the list covers. */
export function isUnnamed({ kind, countsAs, medicine }: HealthRecordEntry): boolean {
  return kind === 'medicine_group' && countsAs === true && medicine === null;
}

/** Returns doses in the format of the screens, in the patient's zone. `reminded` names the medicines with reminders. */
export function toDoseEntries(
  doses: readonly Dose[],
  { timeZone, reminded }: { timeZone: string; reminded: ReadonlySet<string> },
): DoseEntry[] {
  return doses.map((dose) => ({
    ...dose,
    id: [dose.medicationUuid, dose.date, dose.time ?? dose.number].join(' '),
    isReminded: reminded.has(dose.medicationUuid),
    snoozedUntil: dose.snoozedUntil && toCivil(dose.snoozedUntil, timeZone).time,
  }));
}

/** Returns the members of an intake that name its dose, in the version that the person sees. */
export function dueOf({ date, time, number, version }: DoseEntry): Partial<NewMedicationIntake> {
  const name = time === null ? { dueNumber: number ?? 1 } : { dueTime: time };
  return { dueDate: date, ...name, dueVersion: version };
}

/** Returns an answer to a dose, in the version that the person sees. */
export function answerOf(
  { date, time, number, version }: DoseEntry,
  answer: DoseAnswer['answer'],
): DoseAnswer {
  return { date, ...(time === null ? { number: number ?? 1 } : { time }), version, answer };
}

/** Returns a recorded dose in the format of the screens. */
export function toSavedDose({ uuid, name, unit, dose, date, time }: MedicationIntake): SavedDose {
  return { intakeUuid: uuid, name, unit, dose, date, time };
}

/** Returns the question about a dose soon after another one or above the daily maximum; `null` for another refusal. */
export function doseQuestionOf(error: unknown): string | null {
  const code = codeOf(error);
  if (code !== 'dose_soon' && code !== 'daily_maximum') return null;
  const [question] = Object.values(fieldsOf(error));
  return question ?? messageOf(error);
}

/** Returns the notice for a dose that was not recorded: a warning for a refusal (400, 404), otherwise an error. */
export function intakeToast(error: unknown): { type: 'warning' | 'error'; message: string } {
  switch (codeOf(error)) {
    case 'bad_request':
      return { type: 'warning', message: messageOf(error) };
    case 'already_taken_today':
    case 'not_found':
      return { type: 'warning', message: messageOf(error, failureMessages['dose-taken-today']) };
    default:
      return { type: 'error', message: messageOf(error) };
  }
}
