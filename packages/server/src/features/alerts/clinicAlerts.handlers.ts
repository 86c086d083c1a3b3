import type { ClinicAlert } from '@vitalane/contract';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { readOwnUnits } from '../../own-units/ownUnits.queries.ts';
import type { OwnUnits } from '../../own-units/ownUnits.ts';
import { announceNote } from './alerts.notices.ts';
import { addAlertEvent, alertOf } from './alerts.queries.ts';
import { changeAlert } from './alerts.write.ts';
import { type ClinicAlertRow, clinicAlerts, isFrequent } from './worklist.queries.ts';

/** Handlers of the clinic's worklist. It contains only alerts that the patient shares; every step is recorded. */
export const clinicAlertHandlers: Pick<
  Handlers,
  'listClinicAlerts' | 'acknowledgeClinicAlert' | 'closeClinicAlert'
> = {
  async listClinicAlerts({ caller, db, now, audit }) {
    const reading = { now, units: await readOwnUnits(db, caller) };
    const rows = await clinicAlerts(db, { now });
    for (const { alert } of rows) {
      await audit('alert.see', 'done', { objectId: alert.id, subjectId: alert.ownerId });
    }
    const items = await Promise.all(rows.map((row) => toClinicAlert(db, row, reading)));
    return { status: 200, body: { items, nextCursor: null } };
  },

  async acknowledgeClinicAlert(call) {
    const note = call.body?.note?.trim() || null;
    return await act(call, async (tx, { alert }) => {
      const event = {
        at: call.now,
        actorId: call.caller.accountId,
        by: 'doctor',
        does: 'acknowledge',
        note,
      } as const;
      await addAlertEvent(tx, alert, event);
      await changeAlert(tx, alert, { state: 'acknowledged', acknowledgedAt: call.now });
      if (note) await announceNote(tx, alert, call.now);
    });
  },

  async closeClinicAlert(call) {
    const note = call.body.note.trim();
    return await act(call, async (tx, { alert }) => {
      const event = {
        at: call.now,
        actorId: call.caller.accountId,
        by: 'doctor',
        does: 'close',
        note,
      } as const;
      await addAlertEvent(tx, alert, event);
      await changeAlert(tx, alert, { state: 'resolved', resolvedAt: call.now, resolvedBy: 'doctor' });
      await announceNote(tx, alert, call.now);
    });
  },
};

type ClinicCall = Pick<Call<'closeClinicAlert'>, 'caller' | 'db' | 'now' | 'params' | 'audit'>;

async function act(
  { caller, db, now, params, audit }: ClinicCall,
  change: (tx: Database, row: ClinicAlertRow) => Promise<void>,
): Promise<{ status: 200; body: ClinicAlert }> {
  const changed = await db.transaction(async (tx) => {
    const [row] = await clinicAlerts(tx, { id: params.id, now });
    if (!row) throw new ApiError('not_found');
    await change(tx, row);
    const { id: objectId, ownerId: subjectId } = row.alert;
    await audit('alert.answer', 'done', { objectId, subjectId, db: tx });
    return await toClinicAlert(tx, row, { now, units: await readOwnUnits(tx, caller) });
  });
  return { status: 200, body: changed };
}

async function toClinicAlert(
  db: Database,
  { alert, patient }: ClinicAlertRow,
  { now, units }: { now: Date; units: OwnUnits },
): Promise<ClinicAlert> {
  const owner = { accountId: patient.id, timeZone: patient.timeZone };
  const view = await alertOf(db, owner, { id: alert.id, now, units });
  if (!view) throw new ApiError('not_found');
  const { id: patientUuid, fullName, dateOfBirth } = patient;
  return { alert: view, patientUuid, fullName, dateOfBirth, isFrequent: await isFrequent(db, alert, now) };
}
