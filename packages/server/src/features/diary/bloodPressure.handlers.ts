import { isSymptom } from '@vitalane/clinical';
import { finishDeletion } from '../../audit/deletion.ts';
import { judgeReading } from '../alerts/crisis.queries.ts';
import { toPressureReading } from '../alerts/crisisReadings.queries.ts';
import { addBloodPressure, deleteBloodPressure, listBloodPressure } from './bloodPressure.queries.ts';
import { checkBloodPressure } from './bloodPressure.rules.ts';
import { toBloodPressure } from './entries.ts';
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
    const added = await db.transaction(async (tx) => {
      const row = await addBloodPressure(tx, caller, reading);
      const symptoms = (body.symptoms ?? []).filter(isSymptom);
      await judgeReading(tx, caller, {
        kinds: ['blood_pressure', 'low_pressure'],
        reading: { ...toPressureReading(row), symptoms },
        now,
      });
      return row;
    });
    return { status: 201, body: toBloodPressure(added) };
  },

  async deleteBloodPressure(call) {
    return await finishDeletion(
      call,
      'diary.delete',
      await deleteBloodPressure(call.db, call.caller, call.params.id),
    );
  },
};
