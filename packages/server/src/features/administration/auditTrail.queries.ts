import { and, eq, gte, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { after, newestFirst } from '../../db/pages.ts';
import { account, auditEvent } from '../../db/schema.ts';

const order = { at: auditEvent.at, id: auditEvent.id };
const actor = alias(account, 'actor');
const subject = alias(account, 'subject');

/** Which part of the trail is read. */
export interface TrailFilter {
  /** Who acted, or whose record it was. */
  accountId?: string;
  action?: string;
  from?: Date;
  to?: Date;
}

/** A line of the trail with the names of those it is about. */
export type NamedAuditEvent = Awaited<ReturnType<typeof listAuditEvents>>[number];

/** Returns one page of the trail, newest first, and one row more when there is a next page. */
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
