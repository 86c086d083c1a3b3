import { record } from '../../audit/audit.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import { addBloodPressure, deleteBloodPressure, listBloodPressure } from './bloodPressure.queries.ts';
import { checkBloodPressure } from './bloodPressure.rules.ts';

type DiaryCalls = 'listBloodPressure' | 'addBloodPressure' | 'deleteBloodPressure';

/** What the patient measures. */
export function diaryHandlers(): Pick<Handlers, DiaryCalls> {
  return {
    async listBloodPressure({ caller, db, query }) {
      return { status: 200, body: await listBloodPressure(db, caller, query) };
    },

    async addBloodPressure({ body, caller, db, now }) {
      const timeZone = body.timeZone ?? caller.timeZone;
      const measuredAt = checkBloodPressure(body, { timeZone, now });
      const entry = await addBloodPressure(db, caller, {
        systolicMmHg: body.valueFrom,
        diastolicMmHg: body.valueTo,
        date: body.date,
        time: body.time,
        timeZone,
        measuredAt,
        createdAt: now,
      });
      return { status: 201, body: entry };
    },

    async deleteBloodPressure({ caller, db, params, now, requestId }) {
      const isDeleted = await deleteBloodPressure(db, caller, params.id);
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
    },
  };
}
