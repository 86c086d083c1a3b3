import { type AccessAction, record } from '../../audit/audit.ts';
import type { Call } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Services } from '../../services.ts';
import { type CareRelation, findCareRelation } from './careRelation.queries.ts';

type PatientCall = Pick<
  Call<'getPatientRecord' | 'setPatientGoal'>,
  'caller' | 'db' | 'params' | 'now' | 'requestId'
>;

/** The patient of a call, and why the doctor may see them. */
export type Treated = Pick<Caller, 'accountId'> & { access: CareRelation };

/** Refuses a doctor who does not treat the patient, and records who read or wrote. Throws `care_relation_required`. */
export async function requireCareRelation(
  { caller, db, params, now, requestId }: PatientCall,
  { clinicTimeZone, recordAccessMs }: Pick<Services, 'clinicTimeZone' | 'recordAccessMs'>,
  action: AccessAction,
): Promise<Treated> {
  const patient = { accountId: params.id };
  const time = { now, clinicTimeZone, recordAccessMs };
  const access = await findCareRelation(db, caller, { patient, time });
  const event = { at: now, actorId: caller.accountId, action, requestId } as const;
  if (!access) {
    await record(db, { ...event, outcome: 'refused', objectId: params.id });
    throw new ApiError('care_relation_required');
  }
  await record(db, { ...event, outcome: 'done', subjectId: params.id });
  return { ...patient, access };
}
