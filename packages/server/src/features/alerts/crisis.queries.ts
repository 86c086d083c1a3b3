import {
  type CourseEvent,
  type CourseReading,
  type CrisisKind,
  courseRules,
  followCourse,
  type Symptom,
  worst,
} from '@vitalane/clinical';
import { addMs, dayMs, minuteMs } from '@vitalane/time';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { lockOwner, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert, healthAlertEvent } from '../../db/schema.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { changeAlert, type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';
import { readingsSince, toMinute } from './crisisReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** How far back readings are evaluated, because a reading may be entered after later ones. */
const lookBackMs = 7 * dayMs;

/** Symptoms that were felt at a reading. They are kept with the alert that it raises. */
interface Felt {
  readingId: string;
  symptoms: readonly Symptom[];
}

const toInstant = (minute: number) => addMs(0, minute * minuteMs);

/** Updates the alerts of high and of low pressure, like {@link refreshCrisis}. */
export async function refreshPressure(
  tx: Database,
  owner: Owner,
  of: { felt?: Felt; now: Date },
): Promise<void> {
  await refreshCrisis(tx, owner, { kind: 'blood_pressure', ...of });
  await refreshCrisis(tx, owner, { kind: 'low_pressure', ...of });
}

/**
 * Updates the alerts of one kind from the readings. Must run in the transaction that writes a reading. The row
 * of the account is locked, so that two processes see each other's readings and raise one alert. The level of
 * an open alert never falls, unless a symptom that it rested on was reported by mistake (`isCorrection`).
 */
export async function refreshCrisis(
  tx: Database,
  owner: Owner,
  {
    kind,
    isCorrection = false,
    felt,
    now,
  }: { kind: CrisisKind; isCorrection?: boolean; felt?: Felt; now: Date },
): Promise<void> {
  await lockOwner(tx, owner);
  const alerts = await latestAlerts(tx, owner, kind);
  const current = alerts.find(({ state }) => state !== 'resolved');
  const ended = alerts.find(({ state }) => state === 'resolved');
  const from = addMs(now, -lookBackMs);
  const since = current && current.openedAt < from ? current.openedAt : from;
  const readings = await readingsSince(tx, owner, { kind, since, ended });
  const course = mergeReadings(
    readings.map((reading) =>
      felt && reading.id === felt.readingId ? { ...reading, symptoms: felt.symptoms } : reading,
    ),
    current,
  );
  const events = current ? await eventsOf(tx, owner, current) : [];
  const { person } = await readAlertOwner(tx, owner, now);
  // The clock of a monitor may be ahead, so the range includes the newest stored reading.
  const until = Math.max(
    toMinute(now),
    ...course.map(({ minute, enteredMinute = minute }) => Math.max(minute, enteredMinute)),
  );
  const episodes = followCourse(courseRules(kind, person), { readings: course, events, now: until });
  await store(tx, owner, { kind, current, isCorrection, now, episodes: episodes.map(toAlert) });
}

async function store(
  tx: Database,
  owner: Owner,
  {
    kind,
    current,
    isCorrection,
    episodes,
    now,
  }: {
    kind: CrisisKind;
    current: AlertRow | undefined;
    isCorrection: boolean;
    episodes: readonly EpisodeOfAlert[];
    now: Date;
  },
): Promise<void> {
  const known = current && (episodes.find((episode) => isEpisodeOf(current, episode)) ?? episodes[0]);
  if (current && known) {
    const grade = isCorrection ? known.grade : worst(current.grade, known.grade);
    await updateAlert(tx, current, { ...known, grade, now });
  }
  // Without the mistaken symptom the reading is no crisis.
  if (current && !known && isCorrection)
    await changeAlert(tx, current, { state: 'resolved', resolvedAt: now, resolvedBy: 'readings' });
  const unseen = episodes.filter((episode) => episode !== known);
  const side = kind === 'low_sugar' || kind === 'low_pressure' ? 'low' : 'high';
  for (const episode of unseen) await openAlert(tx, owner, { kind, code: kind, side, ...episode, now });
}

/** Returns whether an episode belongs to an alert. An earlier episode may have been entered later. */
function isEpisodeOf(alert: AlertRow, episode: EpisodeOfAlert): boolean {
  const [first] = storedReadings(alert);
  return storedReadings(episode).some(({ id }) => id === first?.id);
}

async function latestAlerts(tx: Database, owner: Owner, kind: CrisisKind): Promise<AlertRow[]> {
  return await tx
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.kind, kind)))
    .orderBy(desc(healthAlert.openedAt))
    .limit(2);
}

async function eventsOf(tx: Database, owner: Owner, alert: AlertRow): Promise<CourseEvent[]> {
  const rows = await tx
    .select()
    .from(healthAlertEvent)
    .where(and(ownedBy(healthAlertEvent, owner), eq(healthAlertEvent.alertId, alert.id)))
    .orderBy(asc(healthAlertEvent.at));
  return rows.map(({ at, by, does }) => ({ minute: toMinute(at), by, does }));
}

/** Merges the alert's own readings, including symptoms and deleted readings, with those of the diary. */
function mergeReadings(
  readings: readonly CourseReading[],
  alert: AlertRow | undefined,
): readonly CourseReading[] {
  const stored = alert ? storedReadings(alert) : [];
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...readings.filter(({ id }) => !ids.has(id))];
}

function toAlert(episode: ReturnType<typeof followCourse>[number]): EpisodeOfAlert {
  const { state, grade, hasRepeated, crisis, openedMinute, closedMinute } = episode;
  return {
    state,
    grade,
    hasRepeated,
    readings: crisis,
    symptoms: [...new Set(crisis.flatMap(({ symptoms = [] }) => symptoms))],
    openedAt: toInstant(openedMinute),
    lastAt: toInstant(crisis.at(-1)?.minute ?? openedMinute),
    resolvedAt: closedMinute === null ? null : toInstant(closedMinute),
  };
}

/** Finds a patient's open alert and locks its row. */
export async function lockOpenAlert(tx: Database, owner: Owner, id: string): Promise<AlertRow | undefined> {
  const [row] = await tx
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.id, id), ne(healthAlert.state, 'resolved')))
    .for('update');
  return row;
}
