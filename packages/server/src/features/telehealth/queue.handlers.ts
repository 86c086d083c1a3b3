import type { QueueStatus } from '@vitalane/contract';
import { record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { findPatientByNric, holds } from '../../identity/identityClaims.ts';
import { maskNric } from '../../identity/nric.ts';
import type { Services } from '../../services.ts';
import { getAccount } from '../account/account.queries.ts';
import { isInConsultation } from './consultation.queries.ts';
import { noShowFrom } from './noShow.rules.ts';
import {
  type ConsultationRow,
  devicesOf,
  findPlace,
  keepDevices,
  leavePlace,
  listPlaces,
  positionIn,
  takePlace,
} from './queue.queries.ts';
import { readOutlook } from './queueOutlook.ts';

type QueueCalls = 'joinQueue' | 'getQueueStatus' | 'leaveQueue' | 'listQueue' | 'reportDevices';
type PlaceCall = Call<'joinQueue'> | Call<'getQueueStatus'>;

/** Places in the queue. */
export function queueHandlers(services: Services): Pick<Handlers, QueueCalls> {
  const { nric, live, clinicTimeZone, noShowGraceMs } = services;

  /**
   * Whose place it is. An identity number identifies, it proves nothing: a patient may name only their own. Any other
   * gets the same answer, whether somebody has it or not, because nobody else's is ever looked up.
   */
  async function findPatientId({ caller, db, query }: PlaceCall): Promise<string | undefined> {
    if (caller.role !== 'ROLE_USER') return await findPatientByNric(db, nric.lookup(query.nric));
    return holds(await getAccount(db, caller.accountId), query.nric, nric) ? caller.accountId : undefined;
  }

  /** Refusals, and everything that the clinic looks up, are recorded. */
  async function requirePatient(
    call: PlaceCall,
    action: 'queue.join' | 'queue.look_up',
  ): Promise<{ accountId: string }> {
    const { caller, db, now, requestId } = call;
    const patientId = await findPatientId(call);
    const event = { at: now, actorId: caller.accountId, action, requestId } as const;
    if (patientId === undefined) {
      await record(db, { ...event, outcome: 'refused' });
      throw new ApiError('patient_not_found');
    }
    if (caller.role !== 'ROLE_USER') await record(db, { ...event, outcome: 'done', objectId: patientId });
    return { accountId: patientId };
  }

  async function toStatus(db: Database, place: ConsultationRow | undefined, now: Date): Promise<QueueStatus> {
    const outlook = await readOutlook(db, { now, clinicTimeZone });
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

  return {
    async joinQueue(call) {
      const { caller, db, now, requestId, afterCommit } = call;
      const patient = await requirePatient(call, 'queue.join');
      const { place, isNew } = await takePlace(db, patient, { now, clinicTimeZone });
      if (isNew) {
        const event = { at: now, actorId: caller.accountId, objectId: place.id, requestId } as const;
        await record(db, { ...event, action: 'queue.join', outcome: 'done' });
        afterCommit(() => live.queueChanged([patient.accountId]));
      }
      return { status: 200, body: await toStatus(db, place, now) };
    },

    async getQueueStatus(call) {
      const { db, now } = call;
      const patient = await requirePatient(call, 'queue.look_up');
      const place = await findPlace(db, patient, { now, clinicTimeZone });
      return { status: 200, body: await toStatus(db, place, now) };
    },

    async leaveQueue({ caller, db, now, requestId, afterCommit }) {
      const left = await leavePlace(db, caller, now);
      if (!left && (await isInConsultation(db, caller))) throw new ApiError('in_consultation');
      if (left) {
        const event = { at: now, actorId: caller.accountId, objectId: left.id, requestId } as const;
        await record(db, { ...event, action: 'queue.leave', outcome: 'done' });
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
      await keepDevices(db, caller, { place, devices: body, now });
      if (place.hasCamera !== body.hasCamera || place.hasMicrophone !== body.hasMicrophone) {
        afterCommit(() => live.queueChanged());
      }
      return { status: 204 };
    },

    async listQueue({ caller, db, now }) {
      const places = await listPlaces(db, { now, clinicTimeZone });
      const items = places.map(({ place, patient }) => ({
        uuid: place.id,
        fullName: patient.fullName,
        nricMasked: maskNric(nric.decrypt(patient.documentEncrypted, patient.id)),
        status: place.status === 'in_call' ? ('in_call' as const) : ('waiting' as const),
        room: place.room,
        checkedInAt: place.checkedInAt.toISOString(),
        patientUuid: patient.id,
        isMine: place.doctorId === caller.accountId,
        noShowFrom:
          place.doctorId === caller.accountId
            ? (noShowFrom(place, noShowGraceMs)?.toISOString() ?? null)
            : null,
        devices: devicesOf(place),
      }));
      return { status: 200, body: { items, nextCursor: null } };
    },
  };
}
