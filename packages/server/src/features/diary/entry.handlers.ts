import { record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import type { MeasurementKind } from './measurement.queries.ts';

type Kind = 'BloodPressure' | 'MedicationIntake' | Capitalize<MeasurementKind>;
type EntryCalls =
  | `add${Kind}`
  | `list${Exclude<Kind, 'MedicationIntake'>}`
  | `delete${Exclude<Kind, 'Height'>}`;
type DiaryCalls = EntryCalls | 'listMedicationIntakes' | 'listSugarDates' | 'getDiaryDetails';

/** The handlers of every call of the diary. */
export type DiaryHandlers = Pick<Handlers, DiaryCalls>;

/** What deleting an entry needs of a call. */
export type DeleteCall = Pick<Call<'deleteSugar'>, 'caller' | 'db' | 'params' | 'now' | 'requestId'>;

/** Notes in the trail that an entry was deleted, or that there was none, and answers accordingly. */
export async function answerDeletion(
  { caller, db, params, now, requestId }: DeleteCall,
  isDeleted: boolean,
): Promise<{ status: 204 }> {
  await record(db, {
    at: now,
    actorId: caller.accountId,
    action: 'diary.delete',
    outcome: isDeleted ? 'done' : 'refused',
    objectId: params.id,
    requestId,
  });
  if (!isDeleted) throw new ApiError('not_found');
  return { status: 204 };
}
