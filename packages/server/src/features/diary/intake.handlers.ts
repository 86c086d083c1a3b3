import { finishDeletion } from '../../audit/deletion.ts';
import type { DiaryHandlers } from './entry.handlers.ts';
import { addIntake, deleteIntake, listIntakes } from './intake.queries.ts';
import { checkMoment, type MomentInput } from './moment.rules.ts';

/** Handlers of medicine intakes. */
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
      due: dueOf(body),
      isConfirmed: body.isConfirmed ?? false,
      createdAt: now,
    });
    return { status: 201, body: entry };
  },

  async deleteMedicationIntake(call) {
    const { db, caller, params, now } = call;
    return await finishDeletion(call, 'diary.delete', await deleteIntake(db, caller, { id: params.id, now }));
  },
};

/** Returns the dose that an intake belongs to. The day defaults to the day of the intake. */
function dueOf({ date, dueDate = date, dueTime }: MomentInput & { dueDate?: string; dueTime?: string }) {
  return dueDate !== undefined && dueTime !== undefined ? { date: dueDate, time: dueTime } : undefined;
}
