import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { account, notification } from '../db/schema.ts';

/** Notifies all admins of the clinic. The text names nobody; the audit trail has the details. */
export async function notifyClinic(
  db: Database,
  { title, body, now }: { title: string; body: string; now: Date },
): Promise<void> {
  const admins = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'ROLE_ADMIN'), eq(account.isActive, true)));
  if (admins.length === 0) return;
  await db
    .insert(notification)
    .values(admins.map(({ id }) => ({ id: randomUUID(), ownerId: id, title, body, createdAt: now })));
}

/** Notifies the clinic that two accounts claim one identity number. */
export async function notifyClinicOfDispute(db: Database, now: Date): Promise<void> {
  await notifyClinic(db, {
    title: 'Check an identity number',
    body: 'Two people registered the same identity number. Ask both for their identity document.',
    now,
  });
}
