import { findPlace } from '../../authorisation/openPlaces.queries.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { Services } from '../../services/services.ts';
import { findConsent, setConsent, storeConsent } from './consent.queries.ts';
import { isPresentText, presentConsentText } from './consent.ts';

/** Creates the handlers of the patient's consent to visits by video. */
export function consentHandlers({
  live,
  config: { clinicTimeZone },
}: Services): Pick<Handlers, 'getVideoConsent' | 'giveVideoConsent'> {
  return {
    async getVideoConsent({ caller, db }) {
      const given = await findConsent(db, caller);
      return { status: 200, body: { text: presentConsentText, givenAt: given?.givenAt ?? null } };
    },

    async giveVideoConsent({ body: answer, caller, db, now, audit, afterCommit }) {
      if (!isPresentText(answer)) throw new ApiError('consent_outdated');
      await db.transaction(async (tx) => {
        const consent = await storeConsent(tx, caller, now);
        const place = await findPlace(tx, caller, { now, clinicTimeZone });
        if (place) await setConsent(tx, caller, { place, consent });
        await audit('consent.give', 'done', { db: tx, ...(place && { objectId: place.id }) });
        const doctorId = place?.doctorId;
        // The page of the call says whether there is a consent.
        if (doctorId) afterCommit(() => live.placeChanged(doctorId));
      });
      return { status: 204 };
    },
  };
}
