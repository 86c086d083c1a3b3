import { type CrisisKind, type Episode, worst } from '@vitalane/clinical';
import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { lockOwner, ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert } from '../../db/schema.ts';
import { readAlertOwner } from './alerts.person.ts';
import type { AlertRow } from './alerts.rows.ts';
import { changeAlert, type EpisodeOfAlert, openAlert, updateAlert } from './alerts.write.ts';
import { type Course, type Felt, readCourse } from './course.queries.ts';
import { toInstant } from './crisisReadings.queries.ts';

type Owner = Pick<Caller, 'accountId' | 'timeZone'>;

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
 * an open alert never falls, unless what it rested on was a mistake: a symptom, or an earlier weight (`isCorrection`).
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
  const { person } = await readAlertOwner(tx, owner, now);
  await store(tx, owner, {
    kind,
    isCorrection,
    now,
    course: await readCourse(tx, owner, { kind, person, felt, now }),
  });
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
  if (current && !known && isCorrection)
    await changeAlert(tx, current, { state: 'resolved', resolvedAt: now, resolvedBy: 'readings' });
  const unseen = episodes.filter((episode) => episode !== known);
  const side = kind === 'low_sugar' || kind === 'low_pressure' ? 'low' : 'high';
  for (const episode of unseen)
    await openAlert(tx, owner, { kind, code: kind, side, ...toAlert(episode), now });
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
