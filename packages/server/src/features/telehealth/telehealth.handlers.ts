import type { QueueStatus } from '@vitalane/contract';
import { eq } from 'drizzle-orm';
import { record } from '../../audit/audit.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { maskNric } from '../../identity/nric.ts';
import type { Services } from '../../services.ts';
import { getAccount } from '../account/account.queries.ts';
import { isInConsultation, listConsultations } from './consultation.queries.ts';
import {
  type ConsultationRow,
  countQueue,
  findPlace,
  leavePlace,
  listPlaces,
  takePlace,
} from './queue.queries.ts';

type TelehealthCalls =
  | 'joinQueue'
  | 'getQueueStatus'
  | 'leaveQueue'
  | 'listConsultations'
  | 'listQueue'
  | 'getDoctorAvailability'
  | 'setDoctorAvailability';

/** The queue, the doctor's desk and consultations. */
export function telehealthHandlers({
  nric,
  live,
  clinicTimeZone,
}: Services): Pick<Handlers, TelehealthCalls> {
  /**
   * An identity number identifies, it proves nothing: a patient may name only their own. Any other gets the same answer,
   * whether somebody has it or not, because nobody else's is ever looked up.
   */
  async function requireOwnNric(db: Database, caller: Caller, given: string): Promise<void> {
    const { documentLookup } = await getAccount(db, caller.accountId);
    if (documentLookup !== nric.lookup(given)) throw new ApiError('patient_not_found');
  }

  async function toStatus(db: Database, place: ConsultationRow | undefined, now: Date): Promise<QueueStatus> {
    const counts = await countQueue(db, { now, clinicTimeZone });
    return { patient_found: place !== undefined, room: place?.room ?? null, ...counts };
  }

  return {
    async joinQueue({ caller, db, query, now, requestId, afterCommit }) {
      const event = { at: now, actorId: caller.accountId, action: 'queue.join', requestId } as const;
      await requireOwnNric(db, caller, query.nric).catch(async (error: unknown) => {
        await record(db, { ...event, outcome: 'refused' });
        throw error;
      });
      const { place, isNew } = await takePlace(db, caller, { now, clinicTimeZone });
      if (isNew) {
        await record(db, { ...event, outcome: 'done', objectId: place.id });
        afterCommit(() => live.queueChanged([caller.accountId]));
      }
      return { status: 200, body: await toStatus(db, place, now) };
    },

    async getQueueStatus({ caller, db, query, now }) {
      await requireOwnNric(db, caller, query.nric);
      const place = await findPlace(db, caller, { now, clinicTimeZone });
      return { status: 200, body: await toStatus(db, place, now) };
    },

    async leaveQueue({ caller, db, now, requestId, afterCommit }) {
      const left = await leavePlace(db, caller, now);
      if (!left && (await isInConsultation(db, caller))) throw new ApiError('in_consultation');
      if (left) {
        const event = { at: now, actorId: caller.accountId, objectId: left.id, requestId } as const;
        await record(db, { ...event, action: 'queue.leave', outcome: 'done' });
        afterCommit(async () => {
          live.closeRoom(left.room);
          await live.queueChanged([caller.accountId]);
        });
      }
      return { status: 204 };
    },

    async listConsultations({ caller, db, query }) {
      return { status: 200, body: await listConsultations(db, caller, query) };
    },

    async listQueue({ db, now }) {
      const places = await listPlaces(db, { now, clinicTimeZone });
      const items = places.map(({ place, patient }) => ({
        uuid: place.id,
        fullName: patient.fullName,
        nricMasked:
          patient.documentEncrypted && maskNric(nric.decrypt(patient.documentEncrypted, patient.id)),
        status: place.status === 'in_call' ? ('in_call' as const) : ('waiting' as const),
        room: place.room,
        checkedInAt: place.checkedInAt.toISOString(),
      }));
      return { status: 200, body: { items, nextCursor: null } };
    },

    async getDoctorAvailability({ caller, db }) {
      const { isAvailable } = await getAccount(db, caller.accountId);
      return { status: 200, body: { isAvailable } };
    },

    async setDoctorAvailability({ body, caller, db, afterCommit }) {
      const { isAvailable } = body;
      await db.update(account).set({ isAvailable }).where(eq(account.id, caller.accountId));
      afterCommit(() => live.queueChanged());
      return { status: 200, body: { isAvailable } };
    },
  };
}
