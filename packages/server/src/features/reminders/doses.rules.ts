import type { Dose } from '@vitalane/contract';
import { medicationFrequencies } from '../../lists/choices.ts';
import type { MedicationRow } from '../../medicines/medicines.queries.ts';
import { isOn, occurrencesOn } from '../../medicines/occurrences.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';
import { timesOf } from '../../medicines/schedule.ts';
import { type IntakeRow, toIntake } from '../diary/entries.ts';
import { dosesPerDay } from '../diary/intake.rules.ts';

/** What is known of a medicine on one day: its reminders, and the intakes that may belong to it. */
export interface DoseFacts {
  /** YYYY-MM-DD */
  date: string;
  medicine: MedicationRow;
  /** The first serious warning about the medicine. */
  warning: string | null;
  /** Those of the day, and those of other days that one of `intakes` has answered. */
  reminders: readonly ReminderRow[];
  /** Those of the day, oldest first, and those that answered one of `reminders`. */
  intakes: readonly IntakeRow[];
}

/** One dose of a day, by its time if it has one. */
interface Slot {
  time: string | null;
  dueAt: Date | null;
}

/** Returns the doses of a medicine on a day, by time. A medicine that is taken only as needed has none. */
export function dosesOf({ date, medicine, warning, reminders, intakes }: DoseFacts): Dose[] {
  const linkedIds = new Set(reminders.flatMap(({ intakeId }) => intakeId ?? []));
  // Whoever recorded an intake without saying which dose it was has taken the first one that is open.
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
  // Nobody forgot a dose of a medicine that was not in the list yet.
  return doses.filter(({ dueAt, status }) => status !== 'open' || dueAt === null || dueAt >= addedAt);
}

function slotsOf(medicine: MedicationRow, date: string): Slot[] {
  const frequency = medicationFrequencies.find(({ name }) => name === medicine.frequency);
  if (!medicine.regularly || frequency?.asNeeded) return [];
  if (timesOf(medicine).length > 0) return occurrencesOn(medicine, date);
  const count = isOn(medicine, date) ? dosesPerDay(medicine) : 0;
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, () => ({ time: null, dueAt: null }));
}

/** By time; those without a time come last. */
export function byTime(one: Dose, other: Dose): number {
  return (one.time ?? '99').localeCompare(other.time ?? '99') || one.name.localeCompare(other.name);
}
