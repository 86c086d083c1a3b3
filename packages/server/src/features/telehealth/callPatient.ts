import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, consultation, notification } from '../../db/schema.ts';
import { patientCalledMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';
import { appPages } from '../../notifications/appPages.ts';
import { pushToBrowsers } from '../../notifications/messages.ts';

/** A consultation and its patient. */
type Entered = Readonly<{ id: string; patientId: string }>;

/** Delay of a notification, in which an absent patient may enter or reconnect. */
const notificationDelayMs = 4000;
/** Minimum time between notifications, so that a doctor's reload sends none. */
const minIntervalMs = 60_000;
/** Lifetime of a push message about a call. */
const lifetimeMs = 10 * minuteMs;

/** Schedules the notification of an absent patient under the bell, by push message and mail. */
export async function scheduleCallNotice(db: Database, entered: Entered, now: Date): Promise<void> {
  const quietSince = addMs(now, -minIntervalMs);
  const isQuiet = or(isNull(consultation.announcedAt), lt(consultation.announcedAt, quietSince));
  await db
    .update(consultation)
    .set({ announceAt: addMs(now, notificationDelayMs) })
    .where(and(isOpen(entered), isQuiet));
}

/** Records that patient and doctor are in the room together, and cancels the notification. */
export async function recordMeeting(db: Database, entered: Entered, now: Date): Promise<void> {
  await db
    .update(consultation)
    .set({ announceAt: null, metAt: sql`coalesce(${consultation.metAt}, ${now.toISOString()})` })
    .where(isOpen(entered));
}

function isOpen({ id, patientId }: Entered) {
  return and(
    eq(consultation.id, id),
    ownedBy(consultation, { accountId: patientId }),
    eq(consultation.status, 'in_call'),
  );
}

/** Options of `callPatients`. */
export interface CallOptions {
  now: () => Date;
  mailer: Mailer;
  /** Origin of the app, for the link in the mail. */
  publicUrl: string;
}

/**
 * Notifies every patient whose notification is due: under the bell, in each subscribed browser, and by mail.
 * Only one process sends each notification. Returns the number of notified patients.
 */
export async function callPatients(db: Database, options: CallOptions): Promise<number> {
  let count = 0;
  while (await callNext(db, options)) count += 1;
  return count;
}

async function callNext(db: Database, { now, mailer, publicUrl }: CallOptions): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select({ id: consultation.id, ownerId: consultation.ownerId, doctorId: consultation.doctorId })
      .from(consultation)
      .where(and(eq(consultation.status, 'in_call'), lte(consultation.announceAt, at)))
      .orderBy(asc(consultation.announceAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const { id, ownerId } = due;
    await tx.update(consultation).set({ announceAt: null, announcedAt: at }).where(eq(consultation.id, id));
    const doctor = await nameOf(tx, due.doctorId);
    const words = {
      title: 'The doctor is ready for you',
      body: `${doctor?.fullName ?? 'The doctor'} has opened your call. Open Teleconsult to join.`,
    };
    await tx.insert(notification).values({ id: randomUUID(), ownerId, ...words, createdAt: at });
    const person = { ownerId, now: at };
    await pushToBrowsers(tx, person, { ...words, tag: id, path: appPages.teleHealth, lifetimeMs });
    const patient = await nameOf(tx, ownerId);
    if (patient)
      await mailer.send(tx, patientCalledMail(patient.email, `${publicUrl}${appPages.teleHealth}`));
    return true;
  });
}

async function nameOf(db: Database, id: string | null) {
  if (id === null) return undefined;
  const [row] = await db
    .select({ email: account.email, fullName: account.fullName })
    .from(account)
    .where(eq(account.id, id));
  return row;
}
