import { randomUUID } from 'node:crypto';
import { ALERT_WORDS } from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, notification } from '../../db/schema.ts';
import { healthAlertMail } from '../../mail/copy.ts';
import { createMailer } from '../../mail/mail.ts';
import { pushToBrowsers } from '../reminders/messages.ts';
import type { AlertRow } from './alerts.rows.ts';

const openIt = 'Open Vitalane to see what to do.';

/** Tells the patient under the bell, on the lock screen and by mail. None of them names a number or an illness. */
export async function announceAlert(tx: Database, { id, ownerId }: Told, now: Date): Promise<void> {
  const words = { title: ALERT_WORDS.lockScreen, body: openIt };
  await tell(tx, { id, ownerId }, { words, now });
  const [owner] = await tx.select({ email: account.email }).from(account).where(eq(account.id, ownerId));
  if (owner) await createMailer(() => now).send(tx, healthAlertMail(owner.email));
}

/** Tells the patient under the bell and on the lock screen that a doctor wrote about an alert. */
export async function announceNote(tx: Database, alert: Told, now: Date): Promise<void> {
  const words = { title: ALERT_WORDS.doctorWrote, body: 'Open your health alerts to read it.' };
  await tell(tx, alert, { words, now });
}

type Told = Pick<AlertRow, 'id' | 'ownerId'>;

async function tell(
  tx: Database,
  { id, ownerId }: Told,
  { words, now }: { words: { title: string; body: string }; now: Date },
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
  await pushToBrowsers(tx, { ownerId, now }, { ...words, tag: id });
}
