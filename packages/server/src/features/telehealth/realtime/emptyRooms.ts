import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import { record } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { consultation } from '../../../db/schema.ts';
import type { CallMetrics } from '../../../metrics/callMetrics.ts';
import type { LivePushes } from '../../../services/livePushes.ts';
import { endConsultation } from '../consultation.queries.ts';
import { deleteGuestKey, listGuestCalls, setEmptySince } from '../guestLink.queries.ts';

/**
 * Time with both seats empty after which a call ends. Two outages of two minutes, the longest that a
 * connection recovers from, and a minute to come back.
 */
const longestEmptyMs = 5 * minuteMs;

interface Watch {
  live: LivePushes;
  metrics: { calls: Pick<CallMetrics, 'ended'> };
  now: Date;
}

/** Call with a patient or a guest. */
interface OpenCall {
  room: string;
  emptySince: Date | null;
  keepEmptySince: (emptySince: Date | null) => Promise<void>;
  /** Returns whether there was a call to end. */
  end: () => Promise<boolean>;
  /** Absent in a call with a guest. */
  consultation?: { id: string; ownerId: string };
}

/**
 * Ends calls whose two seats have both been empty for too long. Called periodically; the first call that finds a
 * room empty stores when, so that a restart of the server does not start again.
 */
export async function closeEmptyRooms(db: Database, watch: Watch): Promise<void> {
  const calls = [...(await findConsultations(db, watch.now)), ...(await findGuestCalls(db))];
  for (const call of calls) {
    const { patient, doctor } = await watch.live.presence(call.room);
    await follow(db, call, { ...watch, isEmpty: !patient && !doctor });
  }
}

async function findConsultations(db: Database, now: Date): Promise<OpenCall[]> {
  const rows = await db.select().from(consultation).where(eq(consultation.status, 'in_call'));
  return rows.map(({ id, ownerId, room, emptySince }) => ({
    room,
    emptySince,
    consultation: { id, ownerId },
    async keepEmptySince(since) {
      await db
        .update(consultation)
        .set({ emptySince: since })
        .where(and(eq(consultation.id, id), eq(consultation.status, 'in_call')));
    },
    end: () => endConsultation(db, id, now),
  }));
}

async function findGuestCalls(db: Database): Promise<OpenCall[]> {
  const rows = await listGuestCalls(db);
  return rows.map(({ room, emptySince }) => ({
    room,
    emptySince,
    keepEmptySince: (since) => setEmptySince(db, room, since),
    end: () => deleteGuestKey(db, room),
  }));
}

async function follow(
  db: Database,
  { room, emptySince, keepEmptySince, end, consultation: ended }: OpenCall,
  { isEmpty, live, now, metrics }: Watch & { isEmpty: boolean },
): Promise<void> {
  if (isEmpty !== (emptySince !== null)) return await keepEmptySince(isEmpty ? now : null);
  if (emptySince === null || addMs(emptySince, longestEmptyMs) > now) return;
  if (!(await end())) return;
  metrics.calls.ended.inc({ by: 'empty' });
  const event = { at: now, actorId: null, action: 'call.close', outcome: 'done' } as const;
  await record(db, { ...event, ...(ended && { objectId: ended.id }), requestId: randomUUID() });
  await live.endRoom(room);
  if (ended) await live.queueChanged([ended.ownerId]);
}
