import type { AccessAction, Audit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Caller } from './caller.ts';
import { type CareRelation, findCareRelation, hasOpenedInCall } from './careRelation.queries.ts';

/** A doctor's call with a patient in its path. */
interface PatientCall {
  caller: Caller;
  db: Database;
  params: { id: string };
  now: Date;
  audit: Audit;
}

/** The patient of a call, and the doctor's reason for access. */
export type PatientAccess = Pick<Caller, 'accountId'> & { access: CareRelation };

/** Records a doctor's access to a patient's record. Throws `care_relation_required` without a care relation. */
export async function requireCareRelation(
  { caller, db, params, now, audit }: PatientCall,
  { clinicTimeZone, recordAccessMs }: { clinicTimeZone: string; recordAccessMs: number },
  action: AccessAction,
): Promise<PatientAccess> {
  const patient = { accountId: params.id };
  const time = { now, clinicTimeZone, recordAccessMs };
  const access = await findCareRelation(db, caller, { patient, time });
  if (!access) {
    await audit(action, 'refused', { objectId: params.id });
    throw new ApiError('care_relation_required');
  }
  // The trail has every access. The patient's list has one for a call, however often the doctor's page reloads.
  const isRepeated = action === 'record.open' && (await hasOpenedInCall(db, caller, patient));
  await audit(action, 'done', isRepeated ? { objectId: params.id } : { subjectId: params.id });
  return { ...patient, access };
}
