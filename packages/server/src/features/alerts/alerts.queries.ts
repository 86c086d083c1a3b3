import { randomUUID } from 'node:crypto';
import { type CoursePerson, courseProgress, inOrder, isStillSo, newestReading } from '@vitalane/clinical';
import type { ClosedAlert, HealthAlert } from '@vitalane/contract';
import { addMs, dayMs } from '@vitalane/time';
import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, healthAlert, healthAlertEvent } from '../../db/schema.ts';
import type { OwnUnits } from '../../own-units/ownUnits.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import {
  type AlertNote,
  type AlertSetting,
  type AlertStanding,
  toHealthAlert,
  toNote,
  valueText,
} from './alerts.view.ts';
import { readCourse } from './course.queries.ts';
import { toMinute } from './crisisReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** When alerts are read, and the units of their reader. */
interface Reading {
  now: Date;
  units: OwnUnits;
}

/** Returns a patient's open alerts, the most urgent first. */
export async function openAlertsOf(
  db: Database,
  owner: Owner,
  { now, units }: Reading,
): Promise<HealthAlert[]> {
  const rows = await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), ne(healthAlert.state, 'resolved')))
    .orderBy(desc(healthAlert.openedAt));
  if (rows.length === 0) return [];
  const { person } = await readAlertOwner(db, owner, now);
  const alerts = await Promise.all(
    rows.map(async (row) => {
      const standing = await standingOf(db, owner, { row, person, now });
      return { ...row, lastMinute: toMinute(row.lastAt), isStillSo: standing.isStillSo, standing };
    }),
  );
  return await Promise.all(
    inOrder(alerts).map(({ standing, ...row }) => viewOf(db, row, { person, standing, units })),
  );
}

/** Returns one alert with its texts. */
export async function alertOf(
  db: Database,
  owner: Owner,
  { id, now, units }: Reading & { id: string },
): Promise<HealthAlert | undefined> {
  const [row] = await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.id, id)));
  if (!row) return undefined;
  const { person } = await readAlertOwner(db, owner, now);
  const standing = await standingOf(db, owner, { row, person, now });
  return await viewOf(db, row, { person, standing, units });
}

async function viewOf(
  db: Database,
  row: AlertRow,
  setting: Pick<AlertSetting, 'person' | 'standing' | 'units'>,
): Promise<HealthAlert> {
  const steps = await stepsOf(db, row);
  return toHealthAlert(row, {
    ...setting,
    acknowledgedBy: steps.find(({ does }) => does === 'acknowledge')?.by ?? null,
    note: steps.find(({ text }) => text),
  });
}

/** Reads how an open crisis stands. A reading of the alert counts even after its deletion. */
async function standingOf(
  db: Database,
  owner: Owner,
  { row, person, now }: { row: AlertRow; person: CoursePerson; now: Date },
): Promise<AlertStanding> {
  const { kind, state, openedAt } = row;
  if (kind === 'lab' || state === 'resolved') return { isStillSo: true, newest: undefined, progress: null };
  const { rules, readings, known } = await readCourse(db, owner, { kind, person, now });
  const crisis = storedReadings(row);
  const newest = newestReading(readings);
  // Facts about the person may have changed so that the same readings would raise no alert today.
  const episode = known ?? { crisis, calmSince: null, openedMinute: toMinute(openedAt) };
  return {
    isStillSo: isStillSo(kind, { person, crisis, newest }),
    newest,
    progress: courseProgress(rules, episode),
  };
}

type Step = AlertNote & Pick<typeof healthAlertEvent.$inferSelect, 'by' | 'does'>;

/** Returns the actions on an alert, newest first. `text` is empty without a note. */
async function stepsOf(db: Database, { id, ownerId }: Pick<AlertRow, 'id' | 'ownerId'>): Promise<Step[]> {
  const { at, by, does, note } = healthAlertEvent;
  const rows = await db
    .select({ doctorName: account.fullName, text: note, at, by, does })
    .from(healthAlertEvent)
    .innerJoin(account, eq(account.id, healthAlertEvent.actorId))
    .where(and(ownedBy(healthAlertEvent, { accountId: ownerId }), eq(healthAlertEvent.alertId, id)))
    .orderBy(desc(healthAlertEvent.at));
  return rows.map((row) => ({ ...row, text: row.text ?? '' }));
}

/** How long a closed alert shows the doctor's note. */
const closedShownMs = 30 * dayMs;

/** Returns a patient's alerts that a doctor closed recently, newest first. */
export async function closedAlertsOf(
  db: Database,
  owner: Pick<Caller, 'accountId'>,
  { now, units }: Reading,
): Promise<ClosedAlert[]> {
  const rows = await db
    .select()
    .from(healthAlert)
    .where(
      and(
        ownedBy(healthAlert, owner),
        eq(healthAlert.resolvedBy, 'doctor'),
        gte(healthAlert.resolvedAt, addMs(now, -closedShownMs)),
      ),
    )
    .orderBy(desc(healthAlert.resolvedAt));
  const views = rows.map(async (row) => {
    const closing = (await stepsOf(db, row)).find(({ does }) => does === 'close');
    return closing ? [{ uuid: row.id, value: valueText(row, units), note: toNote(closing) }] : [];
  });
  return (await Promise.all(views)).flat();
}

/** Stores an action on an alert. */
export async function addAlertEvent(
  tx: Database,
  alert: AlertRow,
  event: Omit<typeof healthAlertEvent.$inferInsert, 'id' | 'ownerId' | 'alertId'>,
): Promise<void> {
  await tx
    .insert(healthAlertEvent)
    .values({ id: randomUUID(), ownerId: alert.ownerId, alertId: alert.id, ...event });
}
