import { correctSymptoms, isSymptom, type SymptomCorrection } from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { readOwnUnits } from '../../own-units/ownUnits.queries.ts';
import { addAlertEvent, alertOf, closedAlertsOf, openAlertsOf } from './alerts.queries.ts';
import { type AlertRow, storedReadings, storedSymptoms } from './alerts.rows.ts';
import { changeAlert } from './alerts.write.ts';
import { clinicAlertHandlers } from './clinicAlerts.handlers.ts';
import { lockOpenAlert, refreshCrises } from './crisis.queries.ts';
import { gradeWithSymptoms } from './lab.queries.ts';
import { setSharing, sharingOf } from './sharing.queries.ts';

type PatientCalls =
  | 'listHealthAlerts'
  | 'acknowledgeHealthAlert'
  | 'reportAlertSymptoms'
  | 'updateAlertSharing';
type ClinicCalls = 'listClinicAlerts' | 'acknowledgeClinicAlert' | 'closeClinicAlert';

/** Creates the handlers of health alerts: those of the patient, and the clinic's worklist. */
export function alertsHandlers(): Pick<Handlers, PatientCalls | ClinicCalls> {
  return {
    ...clinicAlertHandlers,

    async listHealthAlerts({ caller, db, now }) {
      const reading = { now, units: await readOwnUnits(db, caller) };
      const [items, closed, sharing] = await Promise.all([
        openAlertsOf(db, caller, reading),
        closedAlertsOf(db, caller, reading),
        sharingOf(db, caller, now),
      ]);
      return { status: 200, body: { items, closed, sharing, nextCursor: null } };
    },

    async acknowledgeHealthAlert(call) {
      return await changeOwn(call, 'alert.acknowledge', async (tx, alert) => {
        await addAlertEvent(tx, alert, {
          at: call.now,
          actorId: call.caller.accountId,
          by: 'patient',
          does: 'acknowledge',
        });
        await changeAlert(tx, alert, { acknowledgedAt: call.now });
        await refresh(tx, call, alert);
      });
    },

    async reportAlertSymptoms(call) {
      const { symptoms, mistaken = [] } = call.body;
      return await changeOwn(call, 'alert.symptoms', async (tx, alert) => {
        const correction = correctSymptoms(storedSymptoms(alert), {
          added: symptoms.filter(isSymptom),
          mistaken: mistaken.filter(isSymptom),
        });
        await storeSymptoms(tx, call, { alert, ...correction });
      });
    },

    async updateAlertSharing({ body: { isShared }, caller, db, now, audit }) {
      await db.transaction(async (tx) => {
        await setSharing(tx, caller, { isShared, now });
        const action = isShared ? 'alert.share' : 'alert.unshare';
        await audit(action, 'done', { db: tx });
      });
      return { status: 200, body: await sharingOf(db, caller, now) };
    },
  };
}

type OwnCall = Pick<Call<'acknowledgeHealthAlert'>, 'caller' | 'db' | 'now' | 'params' | 'audit'>;

async function changeOwn(
  { caller, db, now, params, audit }: OwnCall,
  action: 'alert.acknowledge' | 'alert.symptoms',
  change: (tx: Database, alert: AlertRow) => Promise<void>,
): Promise<{ status: 200; body: HealthAlert }> {
  const changed = await db.transaction(async (tx) => {
    const alert = await lockOpenAlert(tx, caller, params.id);
    if (!alert) throw new ApiError('not_found');
    await change(tx, alert);
    await audit(action, 'done', { objectId: alert.id, db: tx });
    return await alertOf(tx, caller, { id: alert.id, now, units: await readOwnUnits(tx, caller) });
  });
  if (!changed) throw new ApiError('not_found');
  return { status: 200, body: changed };
}

/**
 * Refreshes the state of an alert. A crisis derives it from readings and events; a laboratory alert has no
 * later readings.
 */
async function refresh(
  tx: Database,
  { caller, now }: { caller: Caller; now: Date },
  alert: AlertRow,
): Promise<void> {
  if (alert.kind === 'lab') await changeAlert(tx, alert, { state: 'acknowledged' });
  else await refreshCrises(tx, caller, { kinds: [alert.kind], now });
}

/**
 * Stores the symptoms of an alert. Only a correction can lower the level, to that of the readings and remaining
 * symptoms.
 */
async function storeSymptoms(
  tx: Database,
  { caller, now }: { caller: Caller; now: Date },
  { alert, symptoms, withdrawn }: SymptomCorrection & { alert: AlertRow },
): Promise<void> {
  const isCorrection = withdrawn.length > 0;
  if (alert.kind === 'lab') {
    const grade = await gradeWithSymptoms(tx, caller, { alert, symptoms, isCorrection, now });
    await changeAlert(tx, alert, { symptoms: [...symptoms], grade });
    return;
  }
  const readings = storedReadings(alert).map((reading, index, all) =>
    index === all.length - 1
      ? { ...reading, symptoms }
      : { ...reading, symptoms: (reading.symptoms ?? []).filter((symptom) => symptoms.includes(symptom)) },
  );
  await changeAlert(tx, alert, { symptoms: [...symptoms], readings });
  await refreshCrises(tx, caller, { kinds: [alert.kind], isCorrection, now });
}
