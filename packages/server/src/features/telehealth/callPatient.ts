import { randomUUID } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, consultation, notification } from '../../db/schema.ts';
import { patientCalledMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';
import { pushToBrowsers } from '../reminders/messages.ts';

/** A consultation, and whose it is. */
type Entered = Readonly<{ id: string; patientId: string }>;

/** How long a patient who is on the way, or whose connection is coming back, is left alone. */
const patienceMs = 4000;
/** A doctor who reloads the page does not call again. */
const pauseMs = 60_000;
/** A message on a call that arrives later than this leads to nobody. */
const usefulMs = 10 * minuteMs;

/** Arranges for a patient who is not in the room to be called by notification, push message and mail. */
export async function arrangeCall(db: Database, entered: Entered, now: Date): Promise<void> {
  const quietSince = addMs(now, -pauseMs);
  const isQuiet = or(isNull(consultation.announcedAt), lt(consultation.announcedAt, quietSince));
  await db
    .update(consultation)
    .set({ announceAt: addMs(now, patienceMs) })
    .where(and(isOpen(entered), isQuiet));
}

/** Records that patient and doctor are in the room together; nobody needs to be called any more. */
export async function noteMeeting(db: Database, entered: Entered, now: Date): Promise<void> {
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

/** What calling patients needs besides the database. */
export interface CallOptions {
  now: () => Date;
  mailer: Mailer;
  /** Origin of the app, for the link in the mail. */
  publicUrl: string;
}

/**
 * Calls every patient whose call is due: under the bell, in each browser that takes messages, and by mail. Each call is made
 * by one process only. Returns how many were called.
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
    const message = { ...words, tag: id, path: '/TeleHealth', usefulMs };
    await pushToBrowsers(tx, { ownerId, now: at }, message);
    const patient = await nameOf(tx, ownerId);
    if (patient) await mailer.send(tx, patientCalledMail(patient.email, `${publicUrl}/TeleHealth`));
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
