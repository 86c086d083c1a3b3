import { findPlace } from '../../authorisation/openPlaces.queries.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../services/services.ts';
import { readKnownFacts, storeTriage } from './triage.queries.ts';
import { triageOf } from './triage.ts';

/** Creates the handler of the patient's reason for a visit. */
export function triageHandlers({
  live,
  config: { clinicTimeZone },
}: Services): Pick<Handlers, 'sayVisitReason'> {
  return {
    async sayVisitReason({ body: reason, caller, db, now, afterCommit }) {
      const triage = triageOf(reason, await readKnownFacts(db, caller, now), now);
      const place = await findPlace(db, caller, { now, clinicTimeZone });
      await storeTriage(db, caller, { place, triage, now });
      if (place) {
        afterCommit(async () => {
          // The order of the queue may change.
          await live.queueChanged([caller.accountId]);
          if (place.doctorId) await live.placeChanged(place.doctorId);
        });
      }
      return { status: 204 };
    },
  };
}
