import type { AccessLogEntry } from '@vitalane/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccessAction } from '../../audit/audit.ts';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { account, auditEvent } from '../../db/schema.ts';

const shownAs: Record<AccessAction, AccessLogEntry['action']> = {
  'record.open': 'record_opened',
  'record.open_without_relation': 'record_opened_without_relation',
  'report.export': 'report_exported',
  'identity.confirm': 'identity_confirmed',
  'note.write': 'note_written',
  'alert.see': 'alert_seen',
  'alert.answer': 'alert_answered',
  'record.write': 'record_written',
};

const order = { at: auditEvent.at, id: auditEvent.id };

/** Returns one page of other people's actions on the caller's record, newest first. */
export async function listAccessLog(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<AccessLogEntry>> {
  const rows = await db
    .select({ event: auditEvent, actorName: account.fullName, actorRole: account.role })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, auditEvent.actorId))
    .where(
      and(
        eq(auditEvent.subjectId, caller.accountId),
        eq(auditEvent.outcome, 'done'),
        inArray(auditEvent.action, Object.keys(shownAs)),
        after(order, cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, {
    key: ({ event }) => ({ at: event.at, id: event.id }),
    item: ({ event, actorName, actorRole }) => ({
      uuid: event.id,
      actorName: actorName ?? 'Somebody who has left',
      actorRole: actorRole ?? 'ROLE_DOCTOR',
      action: shownAs[event.action as AccessAction],
      reason: event.reason,
      at: event.at.toISOString(),
    }),
  });
}
