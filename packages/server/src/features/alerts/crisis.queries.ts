import {
  type CoursePerson,
  type CourseReading,
  type CrisisKind,
  courseRules,
  type Episode,
  mayBeCrisis,
  worst,
} from '@vitalane/clinical';
import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { lockOwner, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert } from '../../db/schema.ts';
import { readAlertOwner } from './alerts.person.ts';
import { type AlertRow, storedReadings } from './alerts.rows.ts';
import { changeAlert, type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';
import { type Course, type CourseAnew, lookBackFrom, readCourse, readCourseAnew } from './course.queries.ts';
import { toInstant } from './crisisReadings.queries.ts';
import { weightReadings } from './weightReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

/**
 * Updates the alerts that a new reading may open or end. Must run in the transaction that writes it. What the value
 * cannot change is not read: without an open alert, a value that is no crisis for anybody needs neither the record nor
 * the readings before it.
 */
export async function judgeReading(
  tx: Database,
  owner: Owner,
  { kinds, reading, now }: { kinds: readonly CrisisKind[]; reading: CourseReading; now: Date },
): Promise<void> {
  await lockOwner(tx, owner);
  const open = await openKinds(tx, owner);
  const judged = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      readings: kind === 'weight_gain' ? await recentWeights(tx, owner, now) : [reading],
    })),
  );
  const inQuestion = judged.filter(
    ({ kind, readings }) => open.has(kind) || readings.some((one) => mayBeCrisis(kind, one)),
  );
  if (inQuestion.length === 0) return;
  const { person } = await readAlertOwner(tx, owner, now);
  for (const { kind, readings } of inQuestion) {
    const { crisisGrade } = courseRules(kind, person);
    if (open.has(kind) || readings.some((one) => crisisGrade(one) !== null))
      await followKind(tx, owner, { kind, person, felt: reading, now });
  }
}

/** Returns the weights of the last days: a late one may be what a later one is compared with. */
const recentWeights = (tx: Database, owner: Owner, now: Date) =>
  weightReadings(tx, owner, { since: lookBackFrom(now), ended: undefined });

async function openKinds(tx: Database, owner: Owner): Promise<ReadonlySet<AlertRow['kind']>> {
  const rows = await tx
    .select({ kind: healthAlert.kind })
    .from(healthAlert)
    .where(and(ownedBy(healthAlert, owner), ne(healthAlert.state, 'resolved')));
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Updates the alerts of these kinds from the readings. Must run in the transaction that writes a reading. The row
 * of the account is locked, so that two processes see each other's readings and raise one alert. The level of
 * an open alert never falls, unless what it rested on was a mistake: a symptom, or an earlier weight (`isCorrection`).
 */
export async function refreshCrises(
  tx: Database,
  owner: Owner,
  { kinds, isCorrection, now }: { kinds: readonly CrisisKind[]; isCorrection?: boolean; now: Date },
): Promise<void> {
  await lockOwner(tx, owner);
  const { person } = await readAlertOwner(tx, owner, now);
  for (const kind of kinds) await followKind(tx, owner, { kind, person, isCorrection, now });
}

/**
 * Updates the alerts of these kinds after a reading was changed, as if it had been entered so: an alert without a
 * crisis ends, one whose end was a mistake opens again. Must run in the transaction that writes the reading.
 */
export async function correctCrises(
  tx: Database,
  owner: Owner,
  { kinds, reading, now }: { kinds: readonly CrisisKind[]; reading: CourseReading; now: Date },
): Promise<void> {
  await lockOwner(tx, owner);
  const { person } = await readAlertOwner(tx, owner, now);
  for (const kind of kinds) {
    const { alerts, episodes } = await readCourseAnew(tx, owner, { kind, person, felt: reading, now });
    await storeAnew(tx, owner, { kind, alerts, episodes, now });
  }
}

async function storeAnew(
  tx: Database,
  owner: Owner,
  { kind, alerts, episodes, now }: CourseAnew & { kind: CrisisKind; now: Date },
): Promise<void> {
  const unseen = new Set(episodes);
  for (const alert of alerts) {
    const episode = episodes.find((one) => unseen.has(one) && sharesReading(alert, one));
    if (episode) {
      unseen.delete(episode);
      // One that stays ended keeps what raised it, also what was deleted since.
      const isStillOver = alert.state === 'resolved' && episode.state === 'resolved';
      if (!isStillOver) await updateAlert(tx, alert, { ...toAlert(episode), now });
    } else if (alert.state !== 'resolved') await endByReadings(tx, alert, now);
  }
  for (const episode of unseen) await openEpisode(tx, owner, { kind, episode, now });
}

function sharesReading(alert: AlertRow, { crisis }: Episode): boolean {
  const ids = new Set(storedReadings(alert).map(({ id }) => id));
  return crisis.some(({ id }) => ids.has(id));
}

const endByReadings = (tx: Database, alert: AlertRow, now: Date) =>
  changeAlert(tx, alert, { state: 'resolved', resolvedAt: now, resolvedBy: 'readings' });

async function openEpisode(
  tx: Database,
  owner: Owner,
  { kind, episode, now }: { kind: CrisisKind; episode: Episode; now: Date },
): Promise<void> {
  const side = kind === 'low_sugar' || kind === 'low_pressure' ? 'low' : 'high';
  await openAlert(tx, owner, { kind, code: kind, side, ...toAlert(episode), now });
}

async function followKind(
  tx: Database,
  owner: Owner,
  {
    kind,
    person,
    isCorrection = false,
    felt,
    now,
  }: {
    kind: CrisisKind;
    person: CoursePerson;
    isCorrection?: boolean | undefined;
    felt?: CourseReading;
    now: Date;
  },
): Promise<void> {
  const course = await readCourse(tx, owner, { kind, person, felt, now });
  await store(tx, owner, { kind, isCorrection, now, course });
}

async function store(
  tx: Database,
  owner: Owner,
  {
    kind,
    isCorrection,
    course: { current, known, episodes },
    now,
  }: { kind: CrisisKind; isCorrection: boolean; course: Course; now: Date },
): Promise<void> {
  if (current && known) {
    const grade = isCorrection ? known.grade : worst(current.grade, known.grade);
    await updateAlert(tx, current, { ...toAlert(known), grade, now });
  }
  // Without the mistake the reading is no crisis.
  if (current && !known && isCorrection) await endByReadings(tx, current, now);
  for (const episode of episodes.filter((one) => one !== known))
    await openEpisode(tx, owner, { kind, episode, now });
}

function toAlert({ state, grade, hasRepeated, crisis, openedMinute, closedMinute }: Episode): EpisodeOfAlert {
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
