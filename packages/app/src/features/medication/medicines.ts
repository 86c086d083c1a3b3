import type { Dose, MedicationIntake, UserMedication } from '@vitalane/contract';
import { toCivil } from '@vitalane/time';
import { failureMessages } from '@vitalane/ui/messages';
import type { DoseEntry, MedicineEntry, SavedDose } from '@vitalane/ui/screens/Medication';
import { codeOf, messageOf } from '../../api/errors.ts';

/** Returns a medicine as the screens show it. */
export function toMedicineEntry(medicine: UserMedication): MedicineEntry {
  return { ...medicine, editHref: `/MedicationStepper/${medicine.uuid}` };
}

/** Doses as the screens show them, in the patient's zone. `reminded` names the medicines that have reminders. */
export function toDoseEntries(
  doses: readonly Dose[],
  { timeZone, reminded }: { timeZone: string; reminded: ReadonlySet<string> },
): DoseEntry[] {
  return doses.map((dose, index) => ({
    ...dose,
    id: [dose.medicationUuid, dose.date, dose.time ?? index].join(' '),
    isReminded: reminded.has(dose.medicationUuid),
    snoozedUntil: dose.snoozedUntil && toCivil(dose.snoozedUntil, timeZone).time,
  }));
}

/** Returns a recorded dose as the screens show it. */
export function toSavedDose({ uuid, name, unit, dose, date, time }: MedicationIntake): SavedDose {
  return { intakeUuid: uuid, name, unit, dose, date, time };
}

/** Returns what is said of a dose that was not recorded: refusals (400, 404) are warnings, the rest are failures. */
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
