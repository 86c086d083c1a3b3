import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { notification } from '../../db/schema.ts';
import { findAccount } from '../account/account.queries.ts';
import type { ConsultationRow } from './queue.queries.ts';

/** Tells the patient that the doctor has finished note and plan; nobody when the account is deleted. */
export async function tellNoteFinished(
  tx: Database,
  { ownerId, doctorId }: Pick<ConsultationRow, 'ownerId' | 'doctorId'>,
  now: Date,
): Promise<void> {
  if (!(await findAccount(tx, ownerId))) return;
  const doctor = doctorId ? await findAccount(tx, doctorId) : undefined;
  await tx.insert(notification).values({
    id: randomUUID(),
    ownerId,
    title: 'Your note and plan are ready',
    body: `${doctor?.fullName ?? 'Your doctor'} has finished the note of your consultation. Read it under Consultation.`,
    createdAt: now,
  });
}
