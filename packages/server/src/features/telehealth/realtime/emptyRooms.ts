import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import { record } from '../../../audit/audit.ts';
import type { ConsultationRow } from '../../../authorisation/openPlaces.queries.ts';
import type { Database } from '../../../db/database.ts';
import { consultation } from '../../../db/schema.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import { endConsultation } from '../consultation.queries.ts';

/**
 * Time with both seats empty after which a consultation ends. Two outages of two minutes, the longest that a
 * connection recovers from, and a minute to come back.
 */
const longestEmptyMs = 5 * minuteMs;

interface Watch {
  live: LivePushes;
  now: Date;
}

/**
 * Ends calls whose two seats have both been empty for too long. Called periodically; the first call that finds a
 * room empty stores when, so that a restart of the server does not start again.
 */
export async function closeEmptyRooms(db: Database, watch: Watch): Promise<void> {
  const calls = await db.select().from(consultation).where(eq(consultation.status, 'in_call'));
  for (const call of calls) {
    const { patient, doctor } = await watch.live.presence(call.room);
    await follow(db, call, { ...watch, isEmpty: !patient && !doctor });
  }
}

async function follow(
  db: Database,
  call: ConsultationRow,
  { isEmpty, live, now }: Watch & { isEmpty: boolean },
): Promise<void> {
  const { id, room, ownerId, emptySince } = call;
  if (isEmpty !== (emptySince !== null)) return await setEmptySince(db, id, isEmpty ? now : null);
  if (emptySince === null || addMs(emptySince, longestEmptyMs) > now) return;
  if (!(await endConsultation(db, id, now))) return;
  const event = { at: now, actorId: null, action: 'call.close', outcome: 'done' } as const;
  await record(db, { ...event, objectId: id, requestId: randomUUID() });
  await live.endRoom(room);
  await live.queueChanged([ownerId]);
}

async function setEmptySince(db: Database, id: string, emptySince: Date | null): Promise<void> {
  await db
    .update(consultation)
    .set({ emptySince })
    .where(and(eq(consultation.id, id), eq(consultation.status, 'in_call')));
}
