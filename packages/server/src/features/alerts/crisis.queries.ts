import {
  type CourseEvent,
  type CourseReading,
  type CrisisKind,
  courseRules,
  followCourse,
  worst,
} from '@vitalane/clinical';
import { addMs, dayMs, minuteMs, toEpochMs } from '@vitalane/time';
import { and, asc, desc, eq, gt, gte, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holdOwner, ownedBy } from '../../db/ownership.ts';
import { bloodPressure, healthAlert, healthAlertEvent, measurement } from '../../db/schema.ts';
import type { Caller } from '../../identity/caller.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/** How far back readings are looked at when no alert is open. */
const lookBackMs = 7 * dayMs;

const toMinute = (at: Date) => toEpochMs(at) / minuteMs;
const toInstant = (minute: number) => addMs(0, minute * minuteMs);

/**
 * Brings the alerts of one kind up to date with the readings. Run it in the transaction that writes a reading. The row
 * of the account is held, so that two processes see each other's readings and raise one alert, not two. The level of an
 * open alert never falls, unless a symptom that it rested on was reported by mistake (`isCorrection`).
 */
export async function refreshCrisis(
  tx: Database,
  owner: Owner,
  { kind, isCorrection = false, now }: { kind: CrisisKind; isCorrection?: boolean; now: Date },
): Promise<void> {
  await holdOwner(tx, owner);
  const alerts = await latestAlerts(tx, owner, kind);
  const current = alerts.find(({ state }) => state !== 'resolved');
  const ended = alerts.find(({ state }) => state === 'resolved');
  const since = current?.openedAt ?? addMs(now, -lookBackMs);
  const readings = await readingsSince(tx, owner, { kind, since, ended });
  const course = merged(readings, current);
  const events = current ? await eventsOf(tx, owner, current) : [];
  const { person } = await readAlertOwner(tx, owner, now);
  // The clock of a monitor may run a little ahead: nothing that is stored is left out.
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
  const [first, ...others] = episodes;
  if (current && first) {
    const grade = isCorrection ? first.grade : worst(current.grade, first.grade);
    await updateAlert(tx, current, { ...first, grade, now });
  }
  const unseen = current ? others : episodes;
  const side = kind === 'low_sugar' ? 'low' : 'high';
  for (const episode of unseen) await openAlert(tx, owner, { kind, code: kind, side, ...episode, now });
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

interface Since {
  kind: CrisisKind;
  since: Date;
  /** The last alert of the kind that has ended. */
  ended: AlertRow | undefined;
}

/**
 * Leaves out readings that belong to an alert that has ended. What was entered after a doctor closed it is news to the
 * doctor, whenever it was measured.
 */
function isAfter(
  {
    measuredAt,
    createdAt,
  }:
    | Pick<typeof bloodPressure, 'measuredAt' | 'createdAt'>
    | Pick<typeof measurement, 'measuredAt' | 'createdAt'>,
  ended: AlertRow | undefined,
) {
  if (!ended?.resolvedAt) return undefined;
  const isLater = gt(measuredAt, ended.resolvedAt);
  return ended.resolvedBy === 'doctor' ? or(isLater, gt(createdAt, ended.resolvedAt)) : isLater;
}

async function readingsSince(
  tx: Database,
  owner: Owner,
  { kind, since, ended }: Since,
): Promise<CourseReading[]> {
  if (kind === 'blood_pressure') {
    const isLater = isAfter(bloodPressure, ended);
    const rows = await tx
      .select()
      .from(bloodPressure)
      .where(and(ownedBy(bloodPressure, owner), gte(bloodPressure.measuredAt, since), isLater))
      .orderBy(asc(bloodPressure.measuredAt), asc(bloodPressure.createdAt));
    return rows.map(({ id, measuredAt, createdAt, systolicMmHg, diastolicMmHg }) => ({
      id,
      minute: toMinute(measuredAt),
      enteredMinute: toMinute(createdAt),
      sbpMmHg: systolicMmHg,
      dbpMmHg: diastolicMmHg,
    }));
  }
  const isLater = isAfter(measurement, ended);
  const rows = await tx
    .select()
    .from(measurement)
    .where(
      and(
        ownedBy(measurement, owner),
        eq(measurement.kind, 'sugar'),
        gte(measurement.measuredAt, since),
        isLater,
      ),
    )
    .orderBy(asc(measurement.measuredAt), asc(measurement.createdAt));
  return rows.map(({ id, measuredAt, createdAt, value }) => ({
    id,
    minute: toMinute(measuredAt),
    enteredMinute: toMinute(createdAt),
    glucoseMmolL: value,
  }));
}

/** The readings behind the alert, with their symptoms and even when they were deleted since, and those of the diary. */
function merged(readings: readonly CourseReading[], alert: AlertRow | undefined): readonly CourseReading[] {
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
    openedAt: toInstant(openedMinute),
    lastAt: toInstant(crisis.at(-1)?.minute ?? openedMinute),
    resolvedAt: closedMinute === null ? null : toInstant(closedMinute),
  };
}

/** Finds an open alert of a person and holds it. */
export async function lockOpenAlert(tx: Database, owner: Owner, id: string): Promise<AlertRow | undefined> {
  const [row] = await tx
    .select()
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), eq(healthAlert.id, id), ne(healthAlert.state, 'resolved')))
    .for('update');
  return row;
}
