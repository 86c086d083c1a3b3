import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { auditEvent } from '../db/schema.ts';

/** Actions of others on a patient's record, which the patient can see. */
export type AccessAction =
  | 'record.open'
  | 'record.open_without_relation'
  | 'report.export'
  | 'identity.confirm'
  | 'note.write'
  | 'record.write'
  | 'alert.see'
  | 'alert.answer';

/** Every recorded action. */
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
  | 'diary.change'
  | 'diary.delete'
  | 'address.delete'
  | 'medication.delete'
  | 'form.delete'
  | 'document.delete'
  | 'analysis.consent'
  | 'order.list'
  | 'order.read'
  | 'order.place'
  | 'order.status'
  | 'prescription.release'
  | 'prescription.refuse'
  | 'patient.register'
  | 'patient.register_disputed'
  | 'file.read'
  | 'patient.list'
  | 'consultation.list'
  | 'consultation.read'
  | 'consultation.change'
  | 'message.list'
  | 'message.send'
  | 'message.send_file'
  | 'consent.give'
  | 'availability.read'
  | 'availability.change'
  | 'queue.list'
  | 'queue.join'
  | 'queue.look_up'
  | 'guest_link.list'
  | 'guest_link.create'
  | 'guest_link.withdraw'
  | 'guest.admit'
  | 'guest.refuse'
  | 'alert.list'
  | 'alert.acknowledge'
  | 'alert.symptoms'
  | 'alert.share'
  | 'alert.unshare'
  | 'queue.leave'
  | 'call.start'
  | 'call.end'
  | 'call.close'
  | 'call.relay';

/** One row of the audit trail. It identifies people and objects by id and contains no health data. */
export interface AuditEntry {
  at: Date;
  /** `null` when the request has no session. */
  actorId: string | null;
  action: AuditAction;
  outcome: 'done' | 'refused';
  objectId?: string;
  /** The patient whose record was accessed; only with an {@link AccessAction}. */
  subjectId?: string;
  /** The reason that a doctor without a care relation gave. */
  reason?: string;
  requestId: string;
}

/** Whether the requested action was carried out. */
export type AuditOutcome = AuditEntry['outcome'];

/** Details of an event that the request does not contain. */
type AuditDetails = Partial<Pick<AuditEntry, 'actorId' | 'objectId' | 'subjectId' | 'reason'>> & {
  /** Transaction of the event. Defaults to the transaction of the request. */
  db?: Database;
};

/** Appends an event to the audit trail, with the time, caller and id of a request. */
export type Audit = (action: AuditAction, outcome: AuditOutcome, details?: AuditDetails) => Promise<void>;

/** Outcomes recorded so far during the current request. */
const recorded = new AsyncLocalStorage<Set<AuditOutcome>>();

/** Runs the work of one request and passes it the set of outcomes that it has recorded. */
export async function trackOutcomes<T>(
  work: (outcomes: ReadonlySet<AuditOutcome>) => Promise<T>,
): Promise<T> {
  const outcomes = new Set<AuditOutcome>();
  return await recorded.run(outcomes, () => work(outcomes));
}

/** Appends an entry to the audit trail. */
export async function record(db: Database, entry: AuditEntry): Promise<void> {
  recorded.getStore()?.add(entry.outcome);
  await db.insert(auditEvent).values({ id: randomUUID(), ...entry });
}
