import { randomUUID } from 'node:crypto';
import { ALERT_WORDS } from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, notification } from '../../db/schema.ts';
import { healthAlertMail } from '../../mail/copy.ts';
import { createMailer } from '../../mail/mail.ts';
import { pushToBrowsers } from '../reminders/messages.ts';
import type { AlertRow } from './alerts.rows.ts';

type AlertKey = Pick<AlertRow, 'id' | 'ownerId'>;

const openAppText = 'Open Vitalane to see what to do.';

/**
 * Notifies the patient under the bell, on the lock screen and by mail. No notice contains a number or an
 * illness.
 */
export async function announceAlert(tx: Database, { id, ownerId }: AlertKey, now: Date): Promise<void> {
  const words = { title: ALERT_WORDS.lockScreen, body: openAppText };
  await notify(tx, { id, ownerId }, { words, path: '/Home', now });
  const [owner] = await tx.select({ email: account.email }).from(account).where(eq(account.id, ownerId));
  if (owner) await createMailer(() => now).send(tx, healthAlertMail(owner.email));
}

/** Notifies the patient under the bell and on the lock screen of a doctor's note on an alert. */
export async function announceNote(tx: Database, alert: AlertKey, now: Date): Promise<void> {
  const words = { title: ALERT_WORDS.doctorWrote, body: 'Open your health alerts to read it.' };
  await notify(tx, alert, { words, path: '/HealthAlerts', now });
}

async function notify(
  tx: Database,
  { id, ownerId }: AlertKey,
  { words, path, now }: { words: { title: string; body: string }; path: string; now: Date },
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
  await pushToBrowsers(tx, { ownerId, now }, { ...words, tag: id, path });
}
