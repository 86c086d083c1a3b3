import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { auditEvent } from '../db/schema.ts';

/** What others do with a patient's record; the patient sees these. */
export type AccessAction =
  | 'record.open'
  | 'record.open_without_relation'
  | 'report.export'
  | 'identity.confirm'
  | 'note.write'
  | 'alert.see'
  | 'alert.answer';

/** Everything that is recorded so far. */
export type AuditAction =
  | 'session.start'
  | 'session.end'
  | 'session.reuse'
  | 'access'
  | AccessAction
  | 'account.create'
  | 'account.search'
  | 'account.change'
  | 'trail.read'
  | 'second_factor.start'
  | 'second_factor.on'
  | 'second_factor.off'
  | 'second_factor.check'
  | 'second_factor.recovery_codes'
  | 'account.delete'
  | 'email.confirm'
  | 'email.change'
  | 'password.change'
  | 'password.reset'
  | 'diary.delete'
  | 'address.delete'
  | 'medication.delete'
  | 'form.delete'
  | 'document.delete'
  | 'analysis.consent'
  | 'order.place'
  | 'order.status'
  | 'patient.register'
  | 'patient.register_disputed'
  | 'queue.join'
  | 'queue.look_up'
  | 'guest_link.create'
  | 'guest_link.withdraw'
  | 'guest.admit'
  | 'guest.refuse'
  | 'alert.acknowledge'
  | 'alert.symptoms'
  | 'alert.share'
  | 'alert.unshare'
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
  /** With an {@link AccessAction}: the patient whose record it was. */
  subjectId?: string;
  /** What a doctor without a care relation gave as the reason. */
  reason?: string;
  requestId: string;
}

/** Appends to the audit trail. */
export async function record(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEvent).values({ id: randomUUID(), ...entry });
}
