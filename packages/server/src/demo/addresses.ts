import type { Database } from '../db/database.ts';
import { addAddress } from '../features/addresses/addresses.queries.ts';
import { checkAddress } from '../features/addresses/addresses.rules.ts';
import { daysBefore } from './moment.ts';
import type { DemoPatient } from './record.ts';

const firstDaysAgo = 400;

/** Adds the delivery addresses of a demo patient; the first is the newest. */
export async function seedAddresses(
  db: Database,
  { ownerId, record }: DemoPatient,
  now: Date,
): Promise<void> {
  for (const [index, address] of record.addresses.entries()) {
    const fields = checkAddress({ ...address, country: 'Singapore' });
    await addAddress(db, { accountId: ownerId }, { fields, now: daysBefore(now, firstDaysAgo + index) });
  }
}
