import { levelOf } from '@vitalane/clinical';
import { addMs, dayMs } from '@vitalane/time';
import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { ConsultationRow, Patient } from '../../authorisation/openPlaces.queries.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { comingVisit, consultation, healthAlert } from '../../db/schema.ts';
import { readAlertOwner } from '../alerts/alerts.person.ts';
import { type KnownFacts, readTriage, type Triage } from './triage.ts';

/** How long a reason waits for the patient to join the queue. */
const keptMs = dayMs;

/** Reads the facts on record that the urgency of a visit depends on. */
export async function readKnownFacts(db: Database, patient: Patient, now: Date): Promise<KnownFacts> {
  const { person } = await readAlertOwner(db, patient, now);
  const open = await db
    .select({ grade: healthAlert.grade })
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, patient), ne(healthAlert.state, 'resolved')));
  return { isPregnant: person.isPregnant ?? false, alerts: open.map(({ grade }) => levelOf(grade).level) };
}

/** Keeps what a patient says with their place in the queue, or until they have one. */
export async function storeTriage(
  db: Database,
  patient: Patient,
  { place, triage, now }: { place: ConsultationRow | undefined; triage: Triage; now: Date },
): Promise<void> {
  if (place) {
    await setTriage(db, patient, { place, triage });
    return;
  }
  const said = { triage, saidAt: now };
  await db
    .insert(comingVisit)
    .values({ ownerId: patient.accountId, ...said })
    .onConflictDoUpdate({ target: comingVisit.ownerId, set: said });
}

/** Moves what a patient has said before joining to their new place, and returns the place. */
export async function takeTriage(
  tx: Database,
  patient: Patient,
  { place, now }: { place: ConsultationRow; now: Date },
): Promise<ConsultationRow> {
  const [coming] = await tx.delete(comingVisit).where(ownedBy(comingVisit, patient)).returning();
  const triage = coming && coming.saidAt >= addMs(now, -keptMs) ? readTriage(coming.triage) : null;
  if (!triage) return place;
  await setTriage(tx, patient, { place, triage });
  return { ...place, triage, urgency: triage.urgency };
}

/** Returns what a patient has said for a visit before joining the queue; `null` when nothing. */
export async function findComing(db: Database, patient: Patient, now: Date): Promise<Triage | null> {
  const [row] = await db
    .select()
    .from(comingVisit)
    .where(and(ownedBy(comingVisit, patient), gte(comingVisit.saidAt, addMs(now, -keptMs))));
  return readTriage(row?.triage);
}

/** Deletes reasons of patients who did not join the queue in time. */
export async function deleteOutdatedTriage(db: Database, now: Date): Promise<void> {
  await db.delete(comingVisit).where(lt(comingVisit.saidAt, addMs(now, -keptMs)));
}

async function setTriage(
  db: Database,
  patient: Patient,
  { place, triage }: { place: ConsultationRow; triage: Triage },
): Promise<void> {
  await db
    .update(consultation)
    .set({ triage, urgency: triage.urgency })
    .where(and(eq(consultation.id, place.id), ownedBy(consultation, patient)));
}
