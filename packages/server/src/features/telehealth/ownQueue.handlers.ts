import type { OwnPlace } from '@vitalane/contract';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { getAccount } from '../account/account.queries.ts';
import {
  type ConsultationRow,
  countDoctorsOnline,
  findPlace,
  listWaiting,
  positionIn,
} from './queue.queries.ts';

/** The patient's own place in the queue. */
export function ownQueueHandlers({ live, clinicTimeZone }: Services): Pick<Handlers, 'getOwnQueuePlace'> {
  async function toPlace(
    db: Database,
    row: ConsultationRow,
    waiting: readonly string[],
  ): Promise<OwnPlace | null> {
    if (row.status === 'ended') return null;
    const doctor = row.doctorId ? await getAccount(db, row.doctorId) : null;
    return {
      room: row.room,
      status: row.status,
      position: positionIn(waiting, row),
      doctor: doctor?.fullName ?? null,
      isDoctorHere: row.status === 'in_call' && (await live.presence(row.room)).doctor,
    };
  }

  return {
    async getOwnQueuePlace({ caller, db, now }) {
      const time = { now, clinicTimeZone };
      const [row, waiting, doctors] = await Promise.all([
        findPlace(db, caller, time),
        listWaiting(db, time),
        countDoctorsOnline(db),
      ]);
      const place = row ? await toPlace(db, row, waiting) : null;
      return { status: 200, body: { checked_in_count: waiting.length, doctors_online: doctors, place } };
    },
  };
}
