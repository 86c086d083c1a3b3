import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { auditEvent } from '../db/schema.ts';

/** Everything that is recorded so far. */
export type AuditAction =
  | 'session.start'
  | 'session.end'
  | 'session.reuse'
  | 'access'
  | 'diary.delete'
  | 'queue.join'
  | 'queue.leave'
  | 'call.start'
  | 'call.end'
  | 'call.relay';

/** One line of the trail. It names people and objects by id and holds nothing about their health. */
export interface AuditEntry {
  at: Date;
  /** Null when nobody is signed in. */
  actorId: string | null;
  action: AuditAction;
  outcome: 'done' | 'refused';
  objectId?: string;
  requestId: string;
}

/** Appends to the audit trail. */
export async function record(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEvent).values({ id: randomUUID(), ...entry });
}
