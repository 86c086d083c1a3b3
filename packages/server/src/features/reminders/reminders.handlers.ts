import { createHash } from 'node:crypto';
import { msBetween, toCivil } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { account, reminder } from '../../db/schema.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { knownDevice } from '../../identity/devices.ts';
import { readAdherence } from '../../medicines/adherence.queries.ts';
import { allMedications, lockMedication } from '../../medicines/medicines.queries.ts';
import type { ReminderRow } from '../../medicines/reminders.queries.ts';
import { appPages } from '../../notifications/appPages.ts';
import { addNotification, pushToBrowsers } from '../../notifications/messages.ts';
import type { Services } from '../../services/services.ts';
import { addIntake } from '../diary/intake.queries.ts';
import { channelsOf } from './channels.queries.ts';
import { settleDose } from './doseAnswers.ts';
import { listDoses } from './doses.queries.ts';
import { testText } from './reminders.copy.ts';
import { answerableMs } from './reminders.rules.ts';

/** Creates the handlers of the doses of a day, and of answers from the list and from notifications. */
export function remindersHandlers({
  mailer,
  config: { mail },
}: Pick<Services, 'mailer' | 'config'>): Pick<
  Handlers,
  'listDoses' | 'getAdherence' | 'answerDose' | 'answerReminder' | 'listReminderChannels' | 'sendTestReminder'
> {
  const sendsMail = mail !== undefined;
  return {
    async listReminderChannels({ caller, db }) {
      return { status: 200, body: { items: await channelsOf(db, caller, { sendsMail }), nextCursor: null } };
    },

    async sendTestReminder({ caller: { accountId: ownerId }, db, now }) {
      await db.transaction(async (tx) => {
        const recipient = { ownerId, now, ...(sendsMail && { mailer }) };
        await addNotification(tx, recipient, testText);
        await pushToBrowsers(tx, recipient, { ...testText, tag: 'test', path: appPages.medicines });
      });
      return { status: 204 };
    },

    async listDoses({ caller, db, query, now }) {
      const { date = toCivil(now, caller.timeZone).date, openSince = date } = query;
      const items = await listDoses(db, caller, { date, openSince, now });
      return { status: 200, body: { date, items, nextCursor: null } };
    },

    async getAdherence({ caller, db, query: { weeks }, now }) {
      const medicines = await allMedications(db, caller);
      return { status: 200, body: await readAdherence(db, caller, { medicines, weeks, now }) };
    },

    async answerDose({ body, caller, db, params, now }) {
      const { date } = body;
      const slot = body.time ?? body.number?.toString() ?? '';
      await db.transaction(async (tx) => {
        const medicine = await lockMedication(tx, caller, params.id);
        if (!medicine) throw new ApiError('not_found');
        const given = { ...body, slot, now, on: knownDevice(caller.device) };
        if (!(await settleDose(tx, medicine, given)))
          throw invalidField('time', 'This medicine has no dose at this time.');
      });
      const doses = await listDoses(db, caller, { date, openSince: date, now });
      const dose = doses.find(
        ({ medicationUuid, time, number }) =>
          medicationUuid === params.id && slot === (time ?? String(number)),
      );
      if (!dose) throw new ApiError('not_found');
      return { status: 200, body: dose };
    },

    async answerReminder({ body: { key, answer }, db, now }) {
      await db.transaction(async (tx) => {
        const row = await findByKey(tx, key, now);
        const owner = row && { accountId: row.ownerId };
        const medicine = owner && (await lockMedication(tx, owner, row.medicationId));
        // The second of two concurrent answers finds the key already used.
        if (!(medicine && (await findByKey(tx, key, now)))) throw new ApiError('not_found');
        await tx.update(reminder).set({ answerKeyHash: null }).where(eq(reminder.id, row.id));
        if (answer === 'taken') return await take(tx, row, now);
        const given = { date: row.date, slot: row.time, answer, now, on: null };
        if (!(await settleDose(tx, medicine, given))) throw new ApiError('not_found');
      });
      return { status: 204 };
    },
  };
}

/** Returns the reminder of a notification key while it can be answered. */
async function findByKey(tx: Database, key: string, now: Date): Promise<ReminderRow | undefined> {
  const hash = createHash('sha256').update(key).digest('base64url');
  const [row] = await tx
    .select()
    .from(reminder)
    .where(and(eq(reminder.answerKeyHash, hash), eq(reminder.status, 'open')));
  return row && msBetween(row.dueAt, now) < answerableMs ? row : undefined;
}

async function take(tx: Database, row: ReminderRow, now: Date): Promise<void> {
  const [owner] = await tx
    .select({ timeZone: account.timeZone })
    .from(account)
    .where(eq(account.id, row.ownerId));
  if (!owner) throw new ApiError('not_found');
  const { timeZone } = owner;
  const caller = { accountId: row.ownerId };
  await addIntake(tx, caller, {
    ...toCivil(now, timeZone),
    timeZone,
    measuredAt: now,
    medicationId: row.medicationId,
    dose: undefined,
    note: null,
    of: { date: row.date, slot: row.time, version: undefined },
    // A notification cannot ask; the app does.
    isConfirmed: false,
    recordedOn: null,
    createdAt: now,
  });
}
