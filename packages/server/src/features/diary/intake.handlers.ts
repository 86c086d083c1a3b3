import { answerDeletion, type DiaryHandlers } from './entry.handlers.ts';
import { addIntake, deleteIntake, listIntakes } from './intake.queries.ts';
import { checkMoment } from './moment.rules.ts';

/** Medicine intakes. */
export const intakeHandlers: Pick<
  DiaryHandlers,
  'listMedicationIntakes' | 'addMedicationIntake' | 'deleteMedicationIntake'
> = {
  async listMedicationIntakes({ caller, db, query }) {
    return { status: 200, body: await listIntakes(db, caller, query) };
  },

  async addMedicationIntake({ body, caller, db, now }) {
    const entry = await addIntake(db, caller, {
      ...checkMoment(body, { caller, now, did: 'took it' }),
      medicationId: body.valueFrom,
      dose: body.dose,
      createdAt: now,
    });
    return { status: 201, body: entry };
  },

  async deleteMedicationIntake(call) {
    return await answerDeletion(call, await deleteIntake(call.db, call.caller, call.params.id));
  },
};
