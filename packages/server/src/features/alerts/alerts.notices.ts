import { randomUUID } from 'node:crypto';
import { ALERT_NAMES, ALERT_WORDS, isQuantity, QUANTITIES } from '@vitalane/clinical';
import { dayInWords, formatInstant } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, notification } from '../../db/schema.ts';
import { healthAlertMail } from '../../mail/copy.ts';
import { createMailer } from '../../mail/mail.ts';
import { appPages } from '../../notifications/appPages.ts';
import { pushToBrowsers } from '../../notifications/messages.ts';
import { type AlertRow, storedResult } from './alerts.rows.ts';

type AlertKey = Pick<AlertRow, 'id' | 'ownerId'>;
type Named = AlertKey & Pick<AlertRow, 'kind' | 'code' | 'readings' | 'lastAt'>;

interface Words {
  title: string;
  body: string;
}

/** Words where others may read them, such as on a lock screen: no number, no illness and no kind of reading. */
const privateWords: Words = { title: ALERT_WORDS.lockScreen, body: 'Open Vitalane to see what to do.' };

/** Notifies the patient under the bell, on the lock screen and by mail. Only the bell names the reading. */
export async function announceAlert(tx: Database, alert: Named, now: Date): Promise<void> {
  const { ownerId } = alert;
  const [owner] = await tx
    .select({ email: account.email, timeZone: account.timeZone })
    .from(account)
    .where(eq(account.id, ownerId));
  if (!owner) return;
  await addToBell(tx, ownerId, { words: bellWords(alert, owner.timeZone), now });
  await pushToBrowsers(tx, { ownerId, now }, { ...privateWords, tag: alert.id, path: appPages.home });
  await createMailer(() => now).send(tx, healthAlertMail(owner.email));
}

/** Returns the words under the bell: kind, time and day of the reading, without its value. */
function bellWords(alert: Named, timeZone: string): Words {
  const { kind, code, lastAt } = alert;
  const what = 'Open your health alerts to see what to do.';
  if (kind === 'lab') {
    const name = isQuantity(code) ? QUANTITIES[code].label : code;
    const measuredOn = storedResult(alert)?.measuredOn;
    return { title: `Result: ${name}`, body: measuredOn ? `${dayInWords(measuredOn)}. ${what}` : what };
  }
  const day = formatInstant(lastAt, timeZone, 'day');
  return {
    title: `${ALERT_NAMES[kind]}, ${formatInstant(lastAt, timeZone, 'time')}`,
    body: `${day}. ${what}`,
  };
}

/** Notifies the patient under the bell and on the lock screen of a doctor's note on an alert. */
export async function announceNote(tx: Database, alert: AlertKey, now: Date): Promise<void> {
  const words = { title: ALERT_WORDS.doctorWrote, body: 'Open your health alerts to read it.' };
  const { id, ownerId } = alert;
  await addToBell(tx, ownerId, { words, now });
  await pushToBrowsers(tx, { ownerId, now }, { ...words, tag: id, path: appPages.healthAlerts });
}

async function addToBell(
  tx: Database,
  ownerId: string,
  { words, now }: { words: Words; now: Date },
): Promise<void> {
  await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: now });
}
