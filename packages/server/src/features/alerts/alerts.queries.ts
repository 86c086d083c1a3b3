import { randomUUID } from 'node:crypto';
import { ALERT_GRADES, type CoursePerson } from '@vitalane/clinical';
import type { HealthAlert } from '@vitalane/contract';
import { toEpochMs } from '@vitalane/time';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownedBy } from '../../db/ownership.ts';
import { account, healthAlert, healthAlertEvent } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { latestMeasurement } from '../diary/measurement.queries.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { type AlertNote, toHealthAlert } from './alerts.view.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** A person's open alerts, the worst first. */
export async function openAlertsOf(db: Database, owner: Owner, now: Date): Promise<HealthAlert[]> {
  const rows = await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), ne(healthAlert.state, 'resolved')))
    .orderBy(desc(healthAlert.openedAt));
  if (rows.length === 0) return [];
  const { person } = await readAlertOwner(db, owner, now);
  const worstFirst = rows.toSorted((a, b) => ALERT_GRADES.indexOf(a.grade) - ALERT_GRADES.indexOf(b.grade));
  return await Promise.all(worstFirst.map((row) => viewOf(db, row, person)));
}

/** One alert in words. */
export async function alertOf(
  db: Database,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<HealthAlert | undefined> {
  const [row] = await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.id, id)));
  if (!row) return undefined;
  const { person } = await readAlertOwner(db, owner, now);
  return await viewOf(db, row, person);
}

async function viewOf(db: Database, row: AlertRow, person: CoursePerson): Promise<HealthAlert> {
  const latestMmolL = row.kind === 'low_sugar' ? await latestGlucose(db, row) : null;
  return toHealthAlert(row, { person, latestMmolL, note: await lastNote(db, row) });
}

/** The newest glucose, in mmol/L. A reading behind the alert counts even when it was deleted since. */
async function latestGlucose(db: Database, alert: AlertRow): Promise<number | null> {
  const newest = await latestMeasurement(db, { accountId: alert.ownerId }, 'sugar');
  const isBeforeAlert = newest === undefined || toEpochMs(newest.measuredAt) < toEpochMs(alert.lastAt);
  return isBeforeAlert ? (storedReadings(alert).at(-1)?.glucoseMmolL ?? null) : newest.value;
}

async function lastNote(db: Database, { id, ownerId }: AlertRow): Promise<AlertNote | undefined> {
  const [row] = await db
    .select({ doctorName: account.fullName, text: healthAlertEvent.note, at: healthAlertEvent.at })
    .from(healthAlertEvent)
    .innerJoin(account, eq(account.id, healthAlertEvent.actorId))
    .where(
      and(
        ownedBy(healthAlertEvent, { accountId: ownerId }),
        eq(healthAlertEvent.alertId, id),
        isNotNull(healthAlertEvent.note),
      ),
    )
    .orderBy(desc(healthAlertEvent.at))
    .limit(1);
  return row && { ...row, text: row.text ?? '' };
}

/** Notes what somebody did about an alert. */
export async function addAlertEvent(
  tx: Database,
  alert: AlertRow,
  event: Omit<typeof healthAlertEvent.$inferInsert, 'id' | 'ownerId' | 'alertId'>,
): Promise<void> {
  await tx
    .insert(healthAlertEvent)
    .values({ id: randomUUID(), ownerId: alert.ownerId, alertId: alert.id, ...event });
}
