import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { account, patientRegistration } from '../../db/schema.ts';
import type { Registration } from './registration.rules.ts';

/** Stores the caller's registration, replaces an earlier one, and returns its id. */
export async function saveRegistration(
  db: Database,
  caller: Caller,
  { registration, now }: { registration: Registration; now: Date },
): Promise<string> {
  const row = { ...registration, registeredAt: now };
  const [stored] = await db
    .insert(patientRegistration)
    .values({ id: randomUUID(), ownerId: caller.accountId, ...row })
    .onConflictDoUpdate({ target: patientRegistration.ownerId, set: row })
    .returning({ id: patientRegistration.id });
  if (!stored) throw new Error('A registration could not be stored');
  return stored.id;
}

/** Updates the caller's profile, which the doctor sees, from the registration. Absent fields stay unchanged. */
export async function updateProfileFrom(
  db: Database,
  caller: Caller,
  { name, mobile, dateOfBirth, genderUuid }: Registration,
): Promise<void> {
  await db
    .update(account)
    .set({ fullName: name, phone: mobile, dateOfBirth, genderUuid })
    .where(eq(account.id, caller.accountId));
}
