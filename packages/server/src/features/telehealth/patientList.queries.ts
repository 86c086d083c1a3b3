import { and, eq, gt, ilike, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Caller } from '../../authorisation/caller.ts';
import { type CareTime, isRecentVisit } from '../../authorisation/careRelation.queries.ts';
import { isCurrent } from '../../authorisation/openPlaces.queries.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { account, consultation, recordAccess } from '../../db/schema.ts';
import type { AccountRow } from '../../identity/account.queries.ts';

/** A patient whose record the doctor may open, and the time of their last contact. */
export interface RelatedPatient {
  patient: AccountRow;
  lastAt: Date;
}

/**
 * Returns one page of the patients whose records the calling doctor may open now, by the rules of
 * `findCareRelation`. They are in the queue, attended by this doctor, or opened with a valid reason. The latest
 * first.
 */
export async function listRelatedPatients(
  db: Database,
  doctor: Pick<Caller, 'accountId'>,
  options: { name?: string; limit: number; cursor?: string; time: CareTime },
): Promise<Page<RelatedPatient>> {
  const { name, limit, cursor, time } = options;
  const related = relations(db, doctor, time);
  const order = { at: related.lastAt, id: account.id };
  const rows = await db
    .select({ patient: account, lastAt: related.lastAt })
    .from(related)
    .innerJoin(account, eq(account.id, related.patientId))
    .where(and(name ? contains(name) : undefined, after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, {
    key: ({ lastAt, patient }) => ({ at: lastAt, id: patient.id }),
    item: (row) => row,
  });
}

/** Returns each patient with whom the doctor has a care relation once, with its latest time. */
function relations(db: Database, doctor: Pick<Caller, 'accountId'>, time: CareTime) {
  const seen = unionAll(
    db
      .select({ patientId: consultation.ownerId, at: consultation.checkedInAt })
      .from(consultation)
      .where(or(isCurrent(time), isRecentVisit(doctor, time))),
    db
      .select({ patientId: recordAccess.ownerId, at: recordAccess.openedAt })
      .from(recordAccess)
      .where(and(eq(recordAccess.doctorId, doctor.accountId), gt(recordAccess.expiresAt, time.now))),
  ).as('seen');
  return db
    .select({ patientId: seen.patientId, lastAt: sql<Date>`max(${seen.at})`.mapWith(seen.at).as('last_at') })
    .from(seen)
    .groupBy(seen.patientId)
    .as('related');
}

function contains(name: string) {
  return ilike(account.fullName, `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`);
}
