import { randomUUID } from 'node:crypto';
import { toCivil } from '@vitalane/time';
import type { Database } from '../db/database.ts';
import { userMedication } from '../db/schema.ts';
import { medicationFrequencies } from '../lists/choices.ts';
import { medicines } from '../lists/medicines.ts';
import { daysBefore } from './moment.ts';
import type { DemoMedicine, DemoPatient } from './record.ts';

type MedicineRow = typeof userMedication.$inferSelect;

/** Adds the medicines of a demo patient with their reminder times. */
export async function seedMedicines(
  db: Database,
  { ownerId, record }: DemoPatient,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<MedicineRow[]> {
  const rows = record.medicines.map((medicine) => toRow(medicine, { ownerId, now, timeZone }));
  await db.insert(userMedication).values(rows);
  return rows;
}

function toRow(
  { startedDaysAgo, times, ...medicine }: DemoMedicine,
  { ownerId, now, timeZone }: { ownerId: string; now: Date; timeZone: string },
): MedicineRow {
  const entry = medicines.find(({ displayName, brand }) => displayName === medicine.name && brand === null);
  if (!entry) throw new Error(`The catalogue lacks ${medicine.name}`);
  const isAsNeeded = medicationFrequencies.some(
    ({ name, asNeeded }) => asNeeded && name === medicine.frequency,
  );
  return {
    id: randomUUID(),
    ownerId,
    ...medicine,
    route: entry.route,
    unit: entry.unit,
    brandId: null,
    brand: null,
    medicationId: entry.uuid,
    dose: 1,
    reminder: times.length > 0,
    regularly: !isAsNeeded,
    reminderFrequency: 'Daily',
    days: [0],
    times: [...times],
    timeZone,
    warningReason: null,
    firstDay: toCivil(daysBefore(now, startedDaysAgo), timeZone).date,
    lastDay: null,
    repeat: null,
    steps: null,
    createdAt: daysBefore(now, startedDaysAgo),
  };
}
