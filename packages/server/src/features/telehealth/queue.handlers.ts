import type { QueueStatus } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import { type ClinicTime, type ConsultationRow, findPlace } from '../../authorisation/openPlaces.queries.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { getAccount } from '../../identity/account.queries.ts';
import { claimsNumber, findPatientByNric } from '../../identity/identityClaims.ts';
import { maskNric, type NricVault } from '../../identity/nric.ts';
import type { Services } from '../../services/services.ts';
import { isInConsultation } from './consultation.queries.ts';
import { noShowFrom } from './noShow.rules.ts';
import {
  devicesOf,
  leavePlace,
  listPlaces,
  positionIn,
  storeDevices,
  storeLocation,
  takePlace,
} from './queue.queries.ts';
import { readOutlook } from './queueOutlook.ts';
import { visitTriageOf } from './triage.ts';

type QueueCalls =
  | 'joinQueue'
  | 'getQueueStatus'
  | 'leaveQueue'
  | 'listQueue'
  | 'reportDevices'
  | 'reportLocation';
type PlaceCall = Call<'joinQueue'> | Call<'getQueueStatus'>;

/** Creates the handlers of places in the queue. */
export function queueHandlers(services: Services): Pick<Handlers, QueueCalls> {
  const { nric, live } = services;
  const { clinicTimeZone, noShowGraceMs } = services.config;
  return {
    async joinQueue(call) {
      const { db, now, audit, afterCommit } = call;
      const patient = await requirePatient(call, 'queue.join', nric);
      const { place, isNew } = await takePlace(db, patient, { now, clinicTimeZone });
      if (isNew) {
        await audit('queue.join', 'done', { objectId: place.id });
        afterCommit(() => live.queueChanged([patient.accountId]));
      }
      return { status: 200, body: await toStatus(db, place, { now, clinicTimeZone }) };
    },

    async getQueueStatus(call) {
      const { db, now } = call;
      const patient = await requirePatient(call, 'queue.look_up', nric);
      const place = await findPlace(db, patient, { now, clinicTimeZone });
      return { status: 200, body: await toStatus(db, place, { now, clinicTimeZone }) };
    },

    async leaveQueue({ caller, db, now, audit, afterCommit }) {
      const left = await leavePlace(db, caller, now);
      if (!left && (await isInConsultation(db, caller))) throw new ApiError('in_consultation');
      if (left) {
        await audit('queue.leave', 'done', { objectId: left.id });
        afterCommit(async () => {
          await live.closeRoom(left.room);
          await live.queueChanged([caller.accountId]);
        });
      }
      return { status: 204 };
    },

    async reportDevices({ body, caller, db, now, afterCommit }) {
      const place = await findPlace(db, caller, { now, clinicTimeZone });
      if (!place) throw new ApiError('not_found');
      await storeDevices(db, caller, { place, devices: body, now });
      if (place.hasCamera !== body.hasCamera || place.hasMicrophone !== body.hasMicrophone) {
        afterCommit(() => live.queueChanged());
      }
      return { status: 204 };
    },

    async reportLocation({ body, caller, db, now, afterCommit }) {
      const place = await findPlace(db, caller, { now, clinicTimeZone });
      if (!place) throw new ApiError('not_found');
      await storeLocation(db, caller, { place, location: body.location.trim() || null });
      const { doctorId } = place;
      if (doctorId) afterCommit(() => live.placeChanged(doctorId));
      return { status: 204 };
    },

    async listQueue({ caller, db, now }) {
      const places = await listPlaces(db, { now, clinicTimeZone });
      const items = places.map((place) => toQueueItem(place, caller, { nric, noShowGraceMs }));
      return { status: 200, body: { items, nextCursor: null } };
    },
  };
}

/**
 * Returns the patient of an identity number. The number identifies but proves nothing: a patient may name only
 * their own. Any other number gets the same response, because it is never looked up.
 */
async function findPatientId({ caller, db, query }: PlaceCall, nric: NricVault): Promise<string | undefined> {
  if (caller.role !== 'ROLE_USER') return await findPatientByNric(db, nric.lookup(query.nric));
  return claimsNumber(await getAccount(db, caller.accountId), query.nric, nric)
    ? caller.accountId
    : undefined;
}

/** Returns the patient of a call. Records refusals, and every lookup by the clinic. Throws `patient_not_found`. */
async function requirePatient(
  call: PlaceCall,
  action: 'queue.join' | 'queue.look_up',
  nric: NricVault,
): Promise<{ accountId: string }> {
  const { caller, audit } = call;
  const patientId = await findPatientId(call, nric);
  if (patientId === undefined) {
    await audit(action, 'refused');
    throw new ApiError('patient_not_found');
  }
  if (caller.role !== 'ROLE_USER') await audit(action, 'done', { objectId: patientId });
  return { accountId: patientId };
}

async function toStatus(
  db: Database,
  place: ConsultationRow | undefined,
  time: ClinicTime,
): Promise<QueueStatus> {
  const outlook = await readOutlook(db, time);
  const position = positionIn(outlook.waiting, place);
  return {
    patient_found: place !== undefined,
    checked_in_count: outlook.checked_in_count,
    room: place?.room ?? null,
    doctors_online: outlook.doctors_online,
    position,
    wait: position === null ? null : outlook.waitAt(position),
  };
}

/** Doctors see why a patient comes, except to another doctor; admins see the urgency alone. */
function triageFor(caller: Caller, { status, doctorId, triage }: ConsultationRow) {
  const isFor = status === 'waiting' || doctorId === caller.accountId;
  return caller.role === 'ROLE_DOCTOR' && isFor ? visitTriageOf(triage) : null;
}

function toQueueItem(
  { place, patient }: Awaited<ReturnType<typeof listPlaces>>[number],
  caller: Caller,
  { nric, noShowGraceMs }: { nric: NricVault; noShowGraceMs: number },
) {
  const isMine = place.doctorId === caller.accountId;
  return {
    uuid: place.id,
    fullName: patient.fullName,
    nricMasked: maskNric(nric.decrypt(patient.documentEncrypted, patient.id)),
    status: place.status === 'in_call' ? ('in_call' as const) : ('waiting' as const),
    room: place.room,
    checkedInAt: place.checkedInAt.toISOString(),
    patientUuid: patient.id,
    isMine,
    noShowFrom: isMine ? (noShowFrom(place, noShowGraceMs)?.toISOString() ?? null) : null,
    devices: devicesOf(place),
    urgency: place.urgency,
    triage: triageFor(caller, place),
    fileCount: place.fileCount,
  };
}
