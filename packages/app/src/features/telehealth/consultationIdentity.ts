import type { ConsultationDetails } from '@vitalane/contract';

/** Returns what the doctor compares with the ID, and when it was confirmed. */
export function toIdentity({ patient, identityConfirmedAt }: ConsultationDetails) {
  return { ...patient, gender: patient.gender?.name ?? null, confirmedAt: identityConfirmedAt };
}
