import { byUrgency, hasVeryLow, whoIsTold } from '@vitalane/clinical';
import { addMs, dayMs, msBetween } from '@vitalane/time';
import { and, asc, eq, exists, gte, ne } from 'drizzle-orm';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, alertSharing, consultation, healthAlert } from '../../db/schema.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { isRelation } from './sharing.queries.ts';

const frequentMs = 7 * dayMs;
const frequentCount = 3;

/** An alert that the clinic may see, with its patient. */
export interface ClinicAlertRow {
  alert: AlertRow;
  patient: Pick<typeof account.$inferSelect, 'id' | 'fullName' | 'dateOfBirth' | 'timeZone'>;
}

/**
 * Returns the open alerts that the clinic is notified of, from patients with consent and a relation with the
 * clinic. The worst first, then the oldest.
 */
export async function clinicAlerts(
  db: Database,
  { id, now }: { id?: string; now: Date },
): Promise<ClinicAlertRow[]> {
  const { fullName, dateOfBirth, timeZone } = account;
  const related = db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(eq(consultation.ownerId, healthAlert.ownerId), isRelation(now)));
  const rows = await db
    .select({ alert: healthAlert, patient: { id: account.id, fullName, dateOfBirth, timeZone } })
    .from(healthAlert)
    .innerJoin(
      alertSharing,
      and(eq(alertSharing.ownerId, healthAlert.ownerId), eq(alertSharing.isShared, true)),
    )
    .innerJoin(account, eq(account.id, healthAlert.ownerId))
    .where(
      and(
        ne(healthAlert.state, 'resolved'),
        exists(related),
        id === undefined ? undefined : eq(healthAlert.id, id),
      ),
    )
    .orderBy(asc(healthAlert.openedAt));
  return rows.filter(({ alert }) => isForClinic(alert, now)).toSorted((a, b) => byUrgency(a.alert, b.alert));
}

/** Returns whether a patient had at least three alerts of a kind in the last 7 days. */
export async function isFrequent(
  db: Database,
  { ownerId, kind, code }: AlertRow,
  now: Date,
): Promise<boolean> {
  const since = addMs(now, -frequentMs);
  const isRecentOfKind = and(
    eq(healthAlert.kind, kind),
    eq(healthAlert.code, code),
    gte(healthAlert.openedAt, since),
  );
  return (
    (await db.$count(healthAlert, and(ownedBy(healthAlert, { accountId: ownerId }), isRecentOfKind))) >=
    frequentCount
  );
}

function isForClinic(alert: AlertRow, now: Date): boolean {
  const { kind, grade, hasRepeated, openedAt } = alert;
  return whoIsTold({
    kind,
    grade,
    hasRepeated,
    hasVeryLow: kind === 'low_sugar' && hasVeryLow(kind, { crisis: storedReadings(alert) }),
    openForMinutes: msBetween(openedAt, now) / 60_000,
    clinicRelation: true,
    carerConsent: false,
  }).includes('clinic');
}
