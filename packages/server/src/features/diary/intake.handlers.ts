import type { NewMedicationIntake } from '@vitalane/contract';
import { finishDeletion } from '../../audit/deletion.ts';
import { knownDevice } from '../../identity/devices.ts';
import type { DiaryHandlers } from './entry.handlers.ts';
import { addIntake, deleteIntake, type IntakeOf, listIntakes } from './intake.queries.ts';
import { checkMoment } from './moment.rules.ts';

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
      note: body.note?.trim() || null,
      of: intakeOf(body),
      isConfirmed: body.isConfirmed ?? false,
      recordedOn: knownDevice(caller.device),
      createdAt: now,
    });
    return { status: 201, body: entry };
  },

  async deleteMedicationIntake(call) {
    const { db, caller, params, now } = call;
    return await finishDeletion(call, 'diary.delete', await deleteIntake(db, caller, { id: params.id, now }));
  },
};

/** Returns what an intake belongs to. The day of its dose defaults to its own day. */
function intakeOf({
  date,
  dueDate = date,
  dueTime,
  dueNumber,
  dueVersion,
  isExtra,
}: NewMedicationIntake): IntakeOf {
  const slot = dueTime ?? dueNumber?.toString();
  if (slot !== undefined) return { date: dueDate, slot, version: dueVersion };
  return isExtra ? 'extra' : 'nearest';
}
