import { and, eq, gte, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { after, newestFirst } from '../../db/pages.ts';
import { account, auditEvent } from '../../db/schema.ts';

const order = { at: auditEvent.at, id: auditEvent.id };
const actor = alias(account, 'actor');
const subject = alias(account, 'subject');

/** Filter of the audit trail. */
export interface TrailFilter {
  /** The actor, or the patient whose record was accessed. */
  accountId?: string;
  action?: string;
  from?: Date;
  to?: Date;
}

/** A row of the trail with the names of its people. */
export type NamedAuditEvent = Awaited<ReturnType<typeof listAuditEvents>>[number];

/** Returns one page of the trail, newest first, plus one row when another page follows. */
export async function listAuditEvents(
  db: Database,
  { accountId, action, from, to }: TrailFilter,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  return await db
    .select({ event: auditEvent, actorName: actor.fullName, subjectName: subject.fullName })
    .from(auditEvent)
    .leftJoin(actor, eq(actor.id, auditEvent.actorId))
    .leftJoin(subject, eq(subject.id, auditEvent.subjectId))
    .where(
      and(
        accountId ? or(eq(auditEvent.actorId, accountId), eq(auditEvent.subjectId, accountId)) : undefined,
        action ? eq(auditEvent.action, action) : undefined,
        from && gte(auditEvent.at, from),
        to && lt(auditEvent.at, to),
        after(order, cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
}
