import type { OwnPlace } from '@vitalane/contract';
import { type ConsultationRow, findPlace } from '../../authorisation/openPlaces.queries.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { findAccount } from '../../identity/account.queries.ts';
import type { Services } from '../../services/services.ts';
import { positionIn } from './queue.queries.ts';
import { readOutlook } from './queueOutlook.ts';
import { findComing } from './triage.queries.ts';
import { adviceOn, readTriage } from './triage.ts';

/** Creates the handlers of the patient's own place in the queue. */
export function ownQueueHandlers({
  live,
  config: { clinicTimeZone },
}: Services): Pick<Handlers, 'getOwnQueuePlace'> {
  async function toPlace(
    db: Database,
    row: ConsultationRow,
    position: number | null,
  ): Promise<OwnPlace | null> {
    if (row.status === 'ended') return null;
    const doctor = row.doctorId ? await findAccount(db, row.doctorId) : undefined;
    return {
      consultation: row.id,
      room: row.room,
      status: row.status,
      position,
      doctor: doctor?.fullName ?? null,
      isDoctorHere: row.status === 'in_call' && (await live.presence(row.room)).doctor,
      location: row.presentLocation,
    };
  }

  return {
    async getOwnQueuePlace({ caller, db, now }) {
      const time = { now, clinicTimeZone };
      const [row, coming, outlook] = await Promise.all([
        findPlace(db, caller, time),
        findComing(db, caller, now),
        readOutlook(db, time),
      ]);
      const { waiting, waitAt, ...counts } = outlook;
      const position = positionIn(waiting, row);
      const place = row ? await toPlace(db, row, position) : null;
      const said = row ? readTriage(row.triage) : coming;
      const visit = { reason: said?.reason ?? null, advice: said && adviceOn(said) };
      // A patient without a place would get the last one.
      const wait = waitAt(position ?? waiting.length + 1);
      return { status: 200, body: { ...counts, wait, ...visit, place } };
    },
  };
}
