import type { Profile } from '@vitalane/contract';
import type { QueueView } from '@vitalane/flows/queue';
import { queueMessages } from '@vitalane/ui/messages';
import type { KnownPatient, RegistrationState } from '@vitalane/ui/screens/PatientForm';

/** Returns the initial values from the profile. The entered number replaces that of the profile. */
export function knownPatient(profile: Profile, triedNric: string | null): KnownPatient {
  const { document } = profile;
  const nric = triedNric ?? document?.code;
  return {
    name: profile.fullName,
    gender: profile.gender?.name,
    ic_type: nric === document?.code ? document?.type : undefined,
    nric,
    mobile: profile.phone ?? undefined,
    email: profile.email,
    date_of_birth: profile.dateOfBirth ?? undefined,
    allergy: profile.isDrugAllergies ?? undefined,
    allergy_details: profile.drugAllergies ?? undefined,
  };
}

type Registering = Pick<QueueView, 'status' | 'refusal' | 'notice' | 'isRegistered'>;

/** Returns the registration state for the screen. Joining follows registering, and `waiting` opens the call at once. */
export function registrationState(queue: Registering): RegistrationState {
  const { status, isRegistered, refusal, notice } = queue;
  if (status === 'registering' || status === 'joining' || status === 'waiting') return { status: 'sending' };
  if (status === 'failed' && isRegistered)
    return { status: 'notJoined', message: queueMessages[notice ?? 'records-not-found'] };
  if (!refusal) return { status: 'editing' };
  return {
    status: 'editing',
    message: refusal.message ?? queueMessages['registration-failed'],
    errors: refusal.fields,
  };
}
