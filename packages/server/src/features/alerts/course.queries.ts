import {
  type CourseEvent,
  type CoursePerson,
  type CourseReading,
  type CourseRules,
  type CrisisKind,
  courseRules,
  type Episode,
  followCourse,
} from '@vitalane/clinical';
import { addMs, dayMs } from '@vitalane/time';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert, healthAlertEvent } from '../../db/schema.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { readingsSince, toMinute } from './crisisReadings.queries.ts';
import { weightReadings } from './weightReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** How far back readings are evaluated, because a reading may be entered after later ones. */
const lookBackMs = 7 * dayMs;

/** Returns the moment since which readings are evaluated while no alert is open. */
export const lookBackFrom = (now: Date) => addMs(now, -lookBackMs);

/** The readings of one kind and the crises that they make, as of now. */
export interface Course {
  rules: CourseRules;
  /** The open alert. */
  current: AlertRow | undefined;
  readings: readonly CourseReading[];
  episodes: readonly Episode[];
  /** Episode of the open alert. */
  known: Episode | undefined;
}

/** Reads the readings of one kind and the actions on its open alert, and follows the crises that they make. */
export async function readCourse(
  db: Database,
  owner: Owner,
  {
    kind,
    person,
    felt,
    now,
  }: {
    kind: CrisisKind;
    person: CoursePerson /** The new reading, with what was felt at it. */;
    felt?: CourseReading | undefined;
    now: Date;
  },
): Promise<Course> {
  const alerts = await latestAlerts(db, owner, kind);
  const current = alerts.find(({ state }) => state !== 'resolved');
  const ended = alerts.find(({ state }) => state === 'resolved');
  const from = lookBackFrom(now);
  const since = current && current.openedAt < from ? current.openedAt : from;
  const entered =
    kind === 'weight_gain'
      ? await weightReadings(db, owner, { since, ended })
      : await readingsSince(db, owner, { kind, since, ended });
  const readings = mergeReadings(entered.map(withSymptoms(felt)), current);
  const events = current ? await eventsOf(db, owner, current) : [];
  // The clock of a monitor may be ahead, so the range includes the newest stored reading.
  const until = Math.max(
    toMinute(now),
    ...readings.map(({ minute, enteredMinute = minute }) => Math.max(minute, enteredMinute)),
  );
  const rules = courseRules(kind, person);
  const episodes = followCourse(rules, { readings, events, now: until });
  const known = current && (episodes.find((episode) => isEpisodeOf(current, episode)) ?? episodes[0]);
  return { rules, current, readings, episodes, known };
}

/** Returns whether an episode belongs to an alert. An earlier episode may have been entered later. */
function isEpisodeOf(alert: AlertRow, { crisis }: Episode): boolean {
  const [first] = storedReadings(alert);
  return crisis.some(({ id }) => id === first?.id);
}

async function latestAlerts(db: Database, owner: Owner, kind: CrisisKind): Promise<AlertRow[]> {
  return await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.kind, kind)))
    .orderBy(desc(healthAlert.openedAt))
    .limit(2);
}

async function eventsOf(db: Database, owner: Owner, alert: AlertRow): Promise<CourseEvent[]> {
  const rows = await db
    .select()
    .from(healthAlertEvent)
    .where(and(ownedBy(healthAlertEvent, owner), eq(healthAlertEvent.alertId, alert.id)))
    .orderBy(asc(healthAlertEvent.at));
  return rows.map(({ at, by, does }) => ({ minute: toMinute(at), by, does }));
}

const withSymptoms = (felt: CourseReading | undefined) => (reading: CourseReading) =>
  felt?.symptoms && reading.id === felt.id ? { ...reading, symptoms: felt.symptoms } : reading;

/**
 * Merges the alert's own readings, including symptoms and deleted readings, with those of the diary. What a weight is
 * compared with is that of the diary, so that a wrong earlier weight no longer counts once it is deleted.
 */
function mergeReadings(
  readings: readonly CourseReading[],
  alert: AlertRow | undefined,
): readonly CourseReading[] {
  const entered = new Map(readings.map((reading) => [reading.id, reading]));
  const stored = alert ? storedReadings(alert) : [];
  const kept = stored.map((reading) => {
    const found = entered.get(reading.id);
    entered.delete(reading.id);
    return found ? { ...reading, comparedWith: found.comparedWith } : reading;
  });
  return [...kept, ...entered.values()];
}
