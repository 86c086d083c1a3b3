import { randomUUID } from 'node:crypto';
import { type AlertGrade, isWorse } from '@vitalane/clinical';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthAlert } from '../../db/schema.ts';
import { announceAlert } from './alerts.notices.ts';
import type { AlertRow } from './alerts.rows.ts';

type Owner = Pick<Caller, 'accountId'>;

/** State of one alert according to its readings. */
export type EpisodeOfAlert = Pick<
  AlertRow,
  'state' | 'grade' | 'hasRepeated' | 'readings' | 'openedAt' | 'lastAt' | 'resolvedAt'
> &
  Partial<Pick<AlertRow, 'symptoms'>>;

/** Creates an alert, unless another process has just created it, and notifies the patient. */
export async function openAlert(
  tx: Database,
  owner: Owner,
  { now, ...alert }: EpisodeOfAlert & Pick<AlertRow, 'kind' | 'code' | 'side'> & { now: Date },
): Promise<void> {
  const isOver = alert.state === 'resolved';
  const [added] = await tx
    .insert(healthAlert)
    .values({
      id: randomUUID(),
      ownerId: owner.accountId,
      symptoms: [],
      ...alert,
      resolvedBy: isOver ? 'readings' : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (added && !isOver) await announceAlert(tx, added, now);
}

/** Updates an alert and notifies the patient when it has become worse, has recurred or is open again. */
export async function updateAlert(
  tx: Database,
  current: AlertRow,
  { now, ...change }: EpisodeOfAlert & { now: Date },
): Promise<void> {
  const isOver = change.state === 'resolved';
  const by = change.resolvedAt === null ? null : (current.resolvedBy ?? 'readings');
  await tx
    .update(healthAlert)
    .set({ ...change, resolvedBy: isOver ? by : null })
    .where(and(ownedBy(healthAlert, { accountId: current.ownerId }), eq(healthAlert.id, current.id)));
  const hasNews =
    (current.state === 'resolved' && !isOver) ||
    (change.state === 'repeated' && current.state !== 'repeated') ||
    isWorse(change.grade, current.grade);
  if (!isOver && hasNews) await announceAlert(tx, { ...current, ...change }, now);
}

/** Updates fields of a patient's alert. */
export async function changeAlert(
  tx: Database,
  alert: AlertRow,
  change: Partial<Omit<AlertRow, 'id' | 'ownerId' | 'grade'>> & { grade?: AlertGrade },
): Promise<void> {
  await tx
    .update(healthAlert)
    .set(change)
    .where(and(ownedBy(healthAlert, { accountId: alert.ownerId }), eq(healthAlert.id, alert.id)));
}
