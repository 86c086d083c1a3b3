import type { PatientVisit } from '@vitalane/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, consultation } from '../../db/schema.ts';
import { readAddenda } from './addenda.ts';

const shownVisits = 5;

/** Returns a patient's last consultations with a finished note, of all doctors, newest first. */
export async function listVisits(db: Database, patient: Pick<Caller, 'accountId'>): Promise<PatientVisit[]> {
  const rows = await db
    .select({ visit: consultation, doctor: account.fullName })
    .from(consultation)
    .leftJoin(account, eq(account.id, consultation.doctorId))
    .where(
      and(ownedBy(consultation, patient), isNotNull(consultation.finishedAt), eq(consultation.noShow, false)),
    )
    .orderBy(desc(consultation.checkedInAt), desc(consultation.id))
    .limit(shownVisits);
  return rows.map(({ visit, doctor }) => ({
    uuid: visit.id,
    doctor,
    at: (visit.calledAt ?? visit.checkedInAt).toISOString(),
    note: visit.note,
    plan: visit.plan,
    addenda: readAddenda(visit.addenda),
  }));
}
