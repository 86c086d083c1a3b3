import type { VisitConsent } from '@vitalane/contract';
import { and, eq } from 'drizzle-orm';
import type { ConsultationRow, Patient } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { consultation, videoConsent } from '../../db/schema.ts';
import { presentConsentText, readPresentConsent } from './consent.ts';

/** Returns the consent of a patient to the present text; `null` without one. */
export async function findConsent(db: Database, patient: Patient): Promise<VisitConsent | null> {
  const [row] = await db.select().from(videoConsent).where(ownedBy(videoConsent, patient));
  return readPresentConsent(row?.consent);
}

/** Stores the consent of a patient to the present text, unless it was given before, and returns it. */
export async function storeConsent(tx: Database, patient: Patient, now: Date): Promise<VisitConsent> {
  const given = await findConsent(tx, patient);
  if (given) return given;
  const consent = { text: presentConsentText, givenAt: now.toISOString() };
  await tx
    .insert(videoConsent)
    .values({ ownerId: patient.accountId, consent })
    .onConflictDoUpdate({ target: videoConsent.ownerId, set: { consent } });
  return consent;
}

/** Keeps a consent with a visit of the patient. */
export async function setConsent(
  tx: Database,
  patient: Patient,
  { place, consent }: { place: ConsultationRow; consent: VisitConsent },
): Promise<void> {
  await tx
    .update(consultation)
    .set({ consent })
    .where(and(eq(consultation.id, place.id), ownedBy(consultation, patient)));
}

/** Keeps the consent of the patient, if there is one, with their new place, and returns the place. */
export async function takeConsent(
  tx: Database,
  patient: Patient,
  place: ConsultationRow,
): Promise<ConsultationRow> {
  if (readPresentConsent(place.consent)) return place;
  const consent = await findConsent(tx, patient);
  if (!consent) return place;
  await setConsent(tx, patient, { place, consent });
  return { ...place, consent };
}
