import type { AuditEntry } from '@vitalane/contract';
import type { Handlers } from '../../contract/handlers.ts';
import { toPage } from '../../db/pages.ts';
import { listAuditEvents, type NamedAuditEvent } from './auditTrail.queries.ts';

/** Creates the handler of the audit trail, for admins. */
export function auditTrailHandlers(): Pick<Handlers, 'listAuditTrail'> {
  return {
    async listAuditTrail({ query, db, audit }) {
      const { accountId, action, from, to, cursor, limit } = query;
      const filter = {
        ...(accountId && { accountId }),
        ...(action && { action }),
        ...(from && { from: new Date(from) }),
        ...(to && { to: new Date(to) }),
      };
      const rows = await listAuditEvents(db, filter, { limit, ...(cursor && { cursor }) });
      await audit('trail.read', 'done', accountId ? { objectId: accountId } : {});
      const key = ({ event: { at, id } }: NamedAuditEvent) => ({ at, id });
      return { status: 200, body: toPage(rows, limit, { key, item: toEntry }) };
    },
  };
}

function toEntry({ event, actorName, subjectName }: NamedAuditEvent): AuditEntry {
  const { id: uuid, at, action, outcome, actorId, subjectId, objectId, reason, requestId } = event;
  return {
    uuid,
    at: at.toISOString(),
    action,
    outcome,
    actor: named(actorId, actorName),
    subject: named(subjectId, subjectName),
    objectId,
    reason,
    requestId,
  };
}

function named(uuid: string | null, fullName: string | null): AuditEntry['actor'] {
  return uuid === null ? null : { uuid, fullName };
}
