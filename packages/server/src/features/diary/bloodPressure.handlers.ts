import { addBloodPressure, deleteBloodPressure, listBloodPressure } from './bloodPressure.queries.ts';
import { checkBloodPressure } from './bloodPressure.rules.ts';
import { answerDeletion, type DiaryHandlers } from './entry.handlers.ts';

/** Blood-pressure entries. */
export const bloodPressureHandlers: Pick<
  DiaryHandlers,
  'listBloodPressure' | 'addBloodPressure' | 'deleteBloodPressure'
> = {
  async listBloodPressure({ caller, db, query }) {
    return { status: 200, body: await listBloodPressure(db, caller, query) };
  },

  async addBloodPressure({ body, caller, db, now }) {
    const entry = await addBloodPressure(db, caller, {
      ...checkBloodPressure(body, { caller, now }),
      systolicMmHg: body.valueFrom,
      diastolicMmHg: body.valueTo,
      createdAt: now,
    });
    return { status: 201, body: entry };
  },

  async deleteBloodPressure(call) {
    return await answerDeletion(call, await deleteBloodPressure(call.db, call.caller, call.params.id));
  },
};
