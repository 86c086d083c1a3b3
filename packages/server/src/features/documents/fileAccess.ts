import { type AuditEntry, record } from '../../audit/audit.ts';
import type { Database } from '../../db/database.ts';
import type { StoredFile } from '../../files/files.ts';
import type { Caller } from '../../identity/caller.ts';
import { hasFormWithFile } from '../forms/forms.queries.ts';
import { findCareRelation } from '../telehealth/careRelation.queries.ts';

/** Who asks for a file, and when. */
export interface FileReader {
  caller: Caller;
  now: Date;
  requestId: string;
  clinicTimeZone: string;
  recordAccessMs: number;
}

/**
 * Whether the caller may see a stored file: their own, or, for a doctor with a care relation, the report of a health form,
 * which the record shows. The latter is recorded and shown to the patient.
 */
export async function mayRead(db: Database, file: StoredFile, reader: FileReader): Promise<boolean> {
  const { caller, now, requestId, clinicTimeZone, recordAccessMs } = reader;
  if (file.ownerId === caller.accountId) return true;
  if (caller.role !== 'ROLE_DOCTOR') return false;
  const patient = { accountId: file.ownerId };
  if (!(await hasFormWithFile(db, patient, file.id))) return false;
  const time = { now, clinicTimeZone, recordAccessMs };
  if (!(await findCareRelation(db, caller, { patient, time }))) return false;
  const event: AuditEntry = {
    at: now,
    actorId: caller.accountId,
    subjectId: file.ownerId,
    objectId: file.id,
    action: 'record.open',
    outcome: 'done',
    requestId,
  };
  await record(db, event);
  return true;
}
