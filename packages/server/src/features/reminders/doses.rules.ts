import type { Dose } from '@vitalane/contract';
import { medicationFrequencies } from '../../lists/choices.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import { isOn, occurrencesOn } from '../../medicines/occurrences.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';
import { timesOf } from '../../medicines/schedule.ts';
import { type IntakeRow, toIntake } from '../diary/entries.ts';
import { dosesPerDay } from '../diary/intake.rules.ts';

/** A medicine on one day, with its reminders and possible intakes. */
export interface DoseFacts {
  /** YYYY-MM-DD */
  date: string;
  medicine: MedicationRow;
  /** First serious warning about the medicine. */
  warning: string | null;
  /** Reminders of the day, and those of other days that one of `intakes` answered. */
  reminders: readonly ReminderRow[];
  /** Intakes of the day, oldest first, and those that answered one of `reminders`. */
  intakes: readonly IntakeRow[];
}

/** A dose of a day, with its time if it has one. */
interface Slot {
  time: string | null;
  dueAt: Date | null;
}

/** Returns the doses of a medicine on a day, by time; none when it is taken only as needed. */
export function dosesOf({ date, medicine, warning, reminders, intakes }: DoseFacts): Dose[] {
  const linkedIds = new Set(reminders.flatMap(({ intakeId }) => intakeId ?? []));
  // An intake that names no dose counts for the first open dose.
  const unlinked = intakes.filter((intake) => intake.date === date && !linkedIds.has(intake.id));
  const doses = slotsOf(medicine, date).map(({ time, dueAt }): Dose & { dueAt: string | null } => {
    const own = reminders.find((row) => row.date === date && row.time === time);
    const linked = intakes.find(({ id }) => id === own?.intakeId);
    const intake = linked ?? (own?.status === 'skipped' ? undefined : unlinked.shift());
    return {
      medicationUuid: medicine.id,
      name: medicine.name,
      dose: medicine.dose,
      unit: medicine.unit,
      date,
      time,
      dueAt: dueAt?.toISOString() ?? null,
      status: intake ? 'taken' : own?.status === 'skipped' ? 'skipped' : 'open',
      intake: intake ? toIntake(intake) : null,
      snoozedUntil: (!intake && own?.snoozedUntil?.toISOString()) || null,
      warning,
    };
  });
  const addedAt = medicine.createdAt.toISOString();
  // Removes doses that were due before the medicine was in the list.
  return doses.filter(({ dueAt, status }) => status !== 'open' || dueAt === null || dueAt >= addedAt);
}

function slotsOf(medicine: MedicationRow, date: string): Slot[] {
  const frequency = medicationFrequencies.find(({ name }) => name === medicine.frequency);
  if (!medicine.regularly || frequency?.asNeeded) return [];
  if (timesOf(medicine).length > 0) return occurrencesOn(medicine, date);
  const count = isOn(medicine, date) ? dosesPerDay(medicine) : 0;
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, () => ({ time: null, dueAt: null }));
}

/** Compares doses by time; those without a time come last. */
export function byTime(one: Dose, other: Dose): number {
  return (one.time ?? '99').localeCompare(other.time ?? '99') || one.name.localeCompare(other.name);
}
