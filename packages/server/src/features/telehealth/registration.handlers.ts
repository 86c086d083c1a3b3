import { toCivil } from '@vitalane/time';
import type { Handlers } from '../../contract/handlers.ts';
import { claimIdentity, countClaim } from '../../identity/identityClaims.ts';
import { notifyClinicOfDispute } from '../../notifications/clinicNotices.queries.ts';
import type { Services } from '../../services/services.ts';
import { stateProfile } from '../record/profile.queries.ts';
import { saveRegistration, updateProfileFrom } from './registration.queries.ts';
import { checkRegistration } from './registration.rules.ts';

/** Creates the handler of the registration with the clinic. */
export function registrationHandlers({ nric }: Services): Pick<Handlers, 'registerPatient'> {
  return {
    async registerPatient({ body, caller, db, now, audit }) {
      const registration = checkRegistration(body, toCivil(now, caller.timeZone).date);
      const claim = { type: body.ic_type, code: body.nric };
      await countClaim(db, caller, { claim, nric, now });
      const uuid = await db.transaction(async (tx) => {
        const outcome = await claimIdentity(tx, caller, { claim, nric });
        const id = await saveRegistration(tx, caller, { registration, now });
        await updateProfileFrom(tx, caller, registration);
        const { isDrugAllergies, drugAllergies } = registration;
        await stateProfile(tx, caller, { change: { isDrugAllergies, drugAllergies }, sourceId: id, now });
        const isDisputed = outcome === 'disputed';
        if (isDisputed) await notifyClinicOfDispute(tx, now);
        const action = isDisputed ? 'patient.register_disputed' : 'patient.register';
        await audit(action, 'done', { objectId: id, db: tx });
        return id;
      });
      return { status: 201, body: { uuid, name: registration.name, status: 'unconfirmed' } };
    },
  };
}
