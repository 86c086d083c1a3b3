import { plannedGapHours, takeableHoursBefore } from '@vitalane/clinical';
import type { Dose as ShownDose } from '@vitalane/contract';
import { addMs, hourMs } from '@vitalane/time';
import type { MedicationRow } from '../../db/schema.ts';
import { type Dose, numberOf, timeOf } from '../../medicines/doses.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';
import { scheduleOf } from '../../medicines/schedule.ts';
import { type IntakeRow, toIntake } from '../diary/entries.ts';

/** What is shown with the doses of a medicine. */
export interface ShownFacts {
  medicine: MedicationRow;
  /** First serious warning about the medicine. */
  warning: string | null;
  /** Intakes of taken doses, of any medicine. */
  intakes: readonly IntakeRow[];
  /** Postponed reminders, of any medicine. */
  snoozed: readonly ReminderRow[];
}

/** Returns doses of a medicine in the contract's format. */
export function toDoses(
  doses: readonly Dose[],
  { medicine, warning, intakes, snoozed }: ShownFacts,
): ShownDose[] {
  if (doses.length === 0) return [];
  const { id: medicationUuid, name, unit } = medicine;
  const earlyMs = takeableHoursBefore(plannedGapHours(scheduleOf(medicine))) * hourMs;
  return doses.map(({ date, slot, dueAt, amount, status, version, row }) => {
    const intake = row && intakes.find(({ doseId }) => doseId === row.id);
    const reminder = snoozed.find(
      (other) => other.medicationId === medicine.id && other.date === date && other.time === slot,
    );
    const time = timeOf(slot);
    return {
      medicationUuid,
      name,
      dose: amount,
      unit,
      date,
      time,
      number: time === null ? numberOf(slot) : null,
      dueAt: dueAt?.toISOString() ?? null,
      offeredFrom: dueAt ? addMs(dueAt, -earlyMs).toISOString() : null,
      status,
      version,
      answeredOn: row?.answeredOn ?? null,
      intake: intake ? toIntake(intake) : null,
      snoozedUntil: (status === 'open' && reminder?.snoozedUntil?.toISOString()) || null,
      warning,
    };
  });
}

/** Compares doses by time; those without a time come last. */
export function byTime(one: ShownDose, other: ShownDose): number {
  return (one.time ?? '99').localeCompare(other.time ?? '99') || one.name.localeCompare(other.name);
}
