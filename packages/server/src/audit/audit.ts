import { AsyncLocalStorage } from 'node:async_hooks';
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
  | 'record.write'
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
  | 'order.list'
  | 'order.read'
  | 'order.place'
  | 'order.status'
  | 'patient.register'
  | 'patient.register_disputed'
  | 'file.read'
  | 'patient.list'
  | 'consultation.list'
  | 'consultation.read'
  | 'consultation.change'
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

/** Whether what somebody asked for was done. */
export type AuditOutcome = AuditEntry['outcome'];

/** What an event is about, where it is more than the request. */
export type AuditDetails = Partial<Pick<AuditEntry, 'actorId' | 'objectId' | 'subjectId' | 'reason'>> & {
  /** The transaction that the event belongs to; the one of the request without. */
  db?: Database;
};

/** Appends an event to the audit trail, with the moment, the caller and the id of a request. */
export type Audit = (action: AuditAction, outcome: AuditOutcome, details?: AuditDetails) => Promise<void>;

/** The outcomes that the work of one request has recorded so far. */
const recorded = new AsyncLocalStorage<Set<AuditOutcome>>();

/** Runs the work of one request. The set holds the outcomes that it recorded. */
export async function watchRecords<T>(work: (outcomes: ReadonlySet<AuditOutcome>) => Promise<T>): Promise<T> {
  const outcomes = new Set<AuditOutcome>();
  return await recorded.run(outcomes, () => work(outcomes));
}

/** Appends to the audit trail. */
export async function record(db: Database, entry: AuditEntry): Promise<void> {
  recorded.getStore()?.add(entry.outcome);
  await db.insert(auditEvent).values({ id: randomUUID(), ...entry });
}
