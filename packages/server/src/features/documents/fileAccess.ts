import { findCareRelation } from '../../authorisation/careRelation.queries.ts';
import type { Call } from '../../contract/handlers.ts';
import type { Files, StoredFile } from '../../files/files.ts';
import type { ServerConfig } from '../../services/options.ts';
import { hasFormWithFile } from '../forms/forms.queries.ts';
import { isPrescriptionToDecide } from '../orders/prescriptions.queries.ts';
import { findVisitFile } from '../telehealth/messages.queries.ts';

type AccessConfig = Pick<ServerConfig, 'clinicTimeZone' | 'recordAccessMs'>;
type FileCall = Pick<Call<'getFile'>, 'caller' | 'db' | 'now' | 'audit'>;

type ReadableFile = Pick<StoredFile, 'id' | 'mediaType' | 'fileName'>;

/** Returns a file that the caller may read; `undefined` for any other. A doctor's access is recorded and shown to the patient. */
export async function findReadable(
  call: FileCall,
  { id, files, config }: { id: string; files: Files; config: AccessConfig },
): Promise<ReadableFile | undefined> {
  const stored = await files.find(call.db, id);
  if (stored) return (await mayRead(call, stored, config)) ? stored : undefined;
  const sent = await findVisitFile(call.db, call.caller, id);
  if (!sent) return undefined;
  if (call.caller.role === 'ROLE_DOCTOR') {
    await call.audit('record.open', 'done', { subjectId: sent.patientId, objectId: id });
  }
  return sent.file;
}

/**
 * Returns whether the caller may read a stored file: an own file; for a doctor, a prescription that waits for a
 * decision; for a doctor with a care relation, the report of a health form. The doctor's access is recorded and
 * shown to the patient.
 */
async function mayRead(
  { caller, db, now, audit }: FileCall,
  file: StoredFile,
  config: AccessConfig,
): Promise<boolean> {
  if (file.ownerId === caller.accountId) return true;
  if (caller.role !== 'ROLE_DOCTOR') return false;
  if (!(await isForDoctor({ caller, db, now }, file, config))) return false;
  await audit('record.open', 'done', { subjectId: file.ownerId, objectId: file.id });
  return true;
}

async function isForDoctor(
  { caller, db, now }: Pick<FileCall, 'caller' | 'db' | 'now'>,
  file: StoredFile,
  { clinicTimeZone, recordAccessMs }: AccessConfig,
): Promise<boolean> {
  const patient = { accountId: file.ownerId };
  if (await isPrescriptionToDecide(db, patient, file.id)) return true;
  if (!(await hasFormWithFile(db, patient, file.id))) return false;
  const time = { now, clinicTimeZone, recordAccessMs };
  return (await findCareRelation(db, caller, { patient, time })) !== undefined;
}
