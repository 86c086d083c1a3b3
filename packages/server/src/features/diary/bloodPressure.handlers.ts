import { isSymptom } from '@vitalane/clinical';
import { finishDeletion } from '../../audit/deletion.ts';
import { refreshPressure } from '../alerts/crisis.queries.ts';
import { addBloodPressure, deleteBloodPressure, listBloodPressure } from './bloodPressure.queries.ts';
import { checkBloodPressure } from './bloodPressure.rules.ts';
import type { DiaryHandlers } from './entry.handlers.ts';

/** Handlers of blood-pressure entries. */
export const bloodPressureHandlers: Pick<
  DiaryHandlers,
  'listBloodPressure' | 'addBloodPressure' | 'deleteBloodPressure'
> = {
  async listBloodPressure({ caller, db, query }) {
    return { status: 200, body: await listBloodPressure(db, caller, query) };
  },

  async addBloodPressure({ body, caller, db, now }) {
    const reading = {
      ...checkBloodPressure(body, { caller, now }),
      systolicMmHg: body.valueFrom,
      diastolicMmHg: body.valueTo,
      createdAt: now,
    };
    const entry = await db.transaction(async (tx) => {
      const added = await addBloodPressure(tx, caller, reading);
      const symptoms = (body.symptoms ?? []).filter(isSymptom);
      await refreshPressure(tx, caller, { felt: { readingId: added.uuid, symptoms }, now });
      return added;
    });
    return { status: 201, body: entry };
  },

  async deleteBloodPressure(call) {
    return await finishDeletion(
      call,
      'diary.delete',
      await deleteBloodPressure(call.db, call.caller, call.params.id),
    );
  },
};
