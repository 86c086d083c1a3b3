import type { ConsultationDetails } from '@vitalane/contract';

/** Returns the patient's identity to compare with the ID, and the time of its confirmation. */
export function toIdentity({ patient, identityConfirmedAt }: ConsultationDetails) {
  return { ...patient, gender: patient.gender?.name ?? null, confirmedAt: identityConfirmedAt };
}
