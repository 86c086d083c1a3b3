import { randomBytes, randomUUID } from 'node:crypto';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { consultation } from '../db/schema.ts';
import { type DemoDay, dayAt, hoursAfter } from './moment.ts';
import type { DemoPatient } from './record.ts';

/** Adds the consultations of a demo patient, and the doctor's actions on the record. */
export async function seedVisits(
  db: Database,
  { ownerId, record: { visits } }: DemoPatient,
  { doctorId, day }: { doctorId: string; day: DemoDay },
): Promise<void> {
  for (const { daysAgo, note, plan, actions } of visits) {
    const checkedInAt = dayAt(day, daysAgo, '10:20');
    const id = randomUUID();
    await db.insert(consultation).values({
      id,
      ownerId,
      doctorId,
      room: randomBytes(24).toString('base64url'),
      status: 'ended',
      checkedInAt,
      calledAt: hoursAfter(checkedInAt, 0.2),
      endedAt: hoursAfter(checkedInAt, 0.5),
      note,
      plan,
      finishedAt: hoursAfter(checkedInAt, 0.6),
      identityConfirmed: true,
      identityConfirmedAt: hoursAfter(checkedInAt, 0.2),
    });
    for (const [index, action] of actions.entries()) {
      const at = hoursAfter(checkedInAt, 0.2 + 0.1 * index);
      const event = { at, actorId: doctorId, subjectId: ownerId, objectId: id, requestId: 'demo' };
      await record(db, { ...event, action, outcome: 'done' });
    }
  }
}
