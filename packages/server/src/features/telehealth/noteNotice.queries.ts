import { randomUUID } from 'node:crypto';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import type { Database } from '../../db/database.ts';
import { notification } from '../../db/schema.ts';
import { findAccount } from '../../identity/account.queries.ts';

const words = {
  finished: { title: 'Your note and plan are ready', verb: 'has finished' },
  addendum: { title: 'Your note has an addendum', verb: 'has added to' },
};

/**
 * Notifies the patient that the doctor has finished note and plan, or added to them. Does nothing when the
 * account is deleted.
 */
export async function notifyOfNote(
  tx: Database,
  { ownerId, doctorId }: Pick<ConsultationRow, 'ownerId' | 'doctorId'>,
  { event, now }: { event: keyof typeof words; now: Date },
): Promise<void> {
  if (!(await findAccount(tx, ownerId))) return;
  const doctor = doctorId ? await findAccount(tx, doctorId) : undefined;
  const { title, verb } = words[event];
  await tx.insert(notification).values({
    id: randomUUID(),
    ownerId,
    title,
    body: `${doctor?.fullName ?? 'Your doctor'} ${verb} the note of your consultation. Read it under Consultation.`,
    createdAt: now,
  });
}
