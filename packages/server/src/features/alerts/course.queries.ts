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
import { addMs, dayMs, toEpochMs } from '@vitalane/time';
import { and, asc, desc, eq, gte, inArray, ne, or } from 'drizzle-orm';
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

interface CourseQuery {
  kind: CrisisKind;
  person: CoursePerson;
  /** The new or changed reading, with what was felt at it. */
  felt?: CourseReading | undefined;
  now: Date;
}

/** Reads the readings of one kind and the actions on its open alert, and follows the crises that they make. */
export async function readCourse(db: Database, owner: Owner, query: CourseQuery): Promise<Course> {
  const alerts = await latestAlerts(db, owner, query.kind);
  const current = alerts.find(isOpen);
  const ended = alerts.find((alert) => !isOpen(alert));
  const course = await follow(db, owner, { ...query, alerts: current ? [current] : [], ended });
  const { episodes } = course;
  const known = current && (episodes.find((episode) => isEpisodeOf(current, episode)) ?? episodes[0]);
  return { ...course, current, known };
}

/** The crises that the readings of the last days make, with the alerts that they may change. */
export interface CourseAnew extends Pick<Course, 'episodes'> {
  /** The open alert, then those of the last days that readings ended. */
  alerts: readonly AlertRow[];
}

/** Follows the readings of the last days anew. What a doctor closed stays closed. */
export async function readCourseAnew(db: Database, owner: Owner, query: CourseQuery): Promise<CourseAnew> {
  const recent = await recentAlerts(db, owner, query);
  const ended = recent.find(({ resolvedBy }) => resolvedBy === 'doctor');
  const since = recent.slice(0, ended && recent.indexOf(ended));
  const [open, resolved] = [since.filter(isOpen), since.filter((alert) => !isOpen(alert))];
  const alerts = [...open, ...resolved];
  return { alerts, episodes: (await follow(db, owner, { ...query, alerts, ended })).episodes };
}

async function follow(
  db: Database,
  owner: Owner,
  {
    kind,
    person,
    felt,
    now,
    alerts,
    ended,
  }: CourseQuery & { alerts: readonly AlertRow[]; ended: AlertRow | undefined },
): Promise<Pick<Course, 'rules' | 'readings' | 'episodes'>> {
  const since = new Date(
    Math.min(...[lookBackFrom(now), ...alerts.map(({ openedAt }) => openedAt)].map(toEpochMs)),
  );
  const entered =
    kind === 'weight_gain'
      ? await weightReadings(db, owner, { since, ended })
      : await readingsSince(db, owner, { kind, since, ended });
  const readings = mergeReadings(entered.map(withSymptoms(felt)), alerts);
  const events = await eventsOf(db, owner, alerts);
  // The clock of a monitor may be ahead, so the range includes the newest stored reading.
  const until = Math.max(
    toMinute(now),
    ...readings.map(({ minute, enteredMinute = minute }) => Math.max(minute, enteredMinute)),
  );
  const rules = courseRules(kind, person);
  return { rules, readings, episodes: followCourse(rules, { readings, events, now: until }) };
}

const isOpen = ({ state }: AlertRow) => state !== 'resolved';

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

/** Reads the open alert of a kind and those of the last days, newest first. */
async function recentAlerts(
  db: Database,
  owner: Owner,
  { kind, now }: { kind: CrisisKind; now: Date },
): Promise<AlertRow[]> {
  const isRecent = or(ne(healthAlert.state, 'resolved'), gte(healthAlert.openedAt, lookBackFrom(now)));
  return await db
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.kind, kind), isRecent))
    .orderBy(desc(healthAlert.openedAt));
}

async function eventsOf(db: Database, owner: Owner, alerts: readonly AlertRow[]): Promise<CourseEvent[]> {
  if (alerts.length === 0) return [];
  const ids = alerts.map(({ id }) => id);
  const rows = await db
    .select()
    .from(healthAlertEvent)
    .where(and(ownedBy(healthAlertEvent, owner), inArray(healthAlertEvent.alertId, ids)))
    .orderBy(asc(healthAlertEvent.at));
  return rows.map(({ at, by, does }) => ({ minute: toMinute(at), by, does }));
}

const withSymptoms = (felt: CourseReading | undefined) => (reading: CourseReading) =>
  felt?.symptoms && reading.id === felt.id ? { ...reading, symptoms: felt.symptoms } : reading;

/**
 * Merges the alerts' own readings with those of the diary: what was felt at them, and what was deleted from the diary
 * while the alert is open. Values are those of the diary, as is the earlier weight that a weight is compared with.
 */
function mergeReadings(
  readings: readonly CourseReading[],
  alerts: readonly AlertRow[],
): readonly CourseReading[] {
  const entered = new Map(readings.map((reading) => [reading.id, reading]));
  const kept = alerts.flatMap((alert) =>
    storedReadings(alert).flatMap((reading) => {
      const found = entered.get(reading.id);
      entered.delete(reading.id);
      if (!found) return isOpen(alert) ? [reading] : [];
      const symptoms = new Set([...(reading.symptoms ?? []), ...(found.symptoms ?? [])]);
      return [{ ...found, symptoms: [...symptoms] }];
    }),
  );
  return [...kept, ...entered.values()];
}
