import { createHash } from 'node:crypto';
import type { Dose } from '@vitalane/contract';
import { addMs, msBetween, toCivil } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { account, reminder } from '../../db/schema.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { lockMedication } from '../../medicines/medicines.queries.ts';
import { occurrencesOn } from '../../medicines/occurrences.ts';
import {
  type DoseOutcome,
  openOutcome,
  type ReminderRow,
  storeDose,
} from '../../medicines/reminders.queries.ts';
import type { Services } from '../../services/services.ts';
import { addIntake } from '../diary/intake.queries.ts';
import { channelsOf } from './channels.queries.ts';
import { dosesOn } from './doses.queries.ts';
import { addNotification, pushToBrowsers } from './messages.ts';
import { testText } from './reminders.copy.ts';
import { answerableMs, snoozeMs } from './reminders.rules.ts';

/** Creates the handlers of the doses of a day, and of answers from the list and from notifications. */
export function remindersHandlers({
  mailer,
  config: { mail },
}: Pick<Services, 'mailer' | 'config'>): Pick<
  Handlers,
  'listDoses' | 'answerDose' | 'answerReminder' | 'listReminderChannels' | 'sendTestReminder'
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
        await pushToBrowsers(tx, recipient, { ...testText, tag: 'test' });
      });
      return { status: 204 };
    },

    async listDoses({ caller, db, query, now }) {
      const { date = toCivil(now, caller.timeZone).date } = query;
      return {
        status: 200,
        body: { date, items: await dosesOn(db, caller, { date, now }), nextCursor: null },
      };
    },

    async answerDose({ body: { date, time, answer }, caller, db, params, now }) {
      await db.transaction(async (tx) => {
        const medicine = await lockMedication(tx, caller, params.id);
        if (!medicine) throw new ApiError('not_found');
        const dose = occurrencesOn(medicine, date).find((one) => one.time === time);
        if (!dose) throw invalidField('time', 'This medicine has no dose at this time.');
        await storeDose(tx, medicine, { dose, outcome: outcomeOf(answer, dose.dueAt, now), now });
      });
      const isRequested = (dose: Dose) => dose.medicationUuid === params.id && dose.time === time;
      const dose = (await dosesOn(db, caller, { date, now })).find(isRequested);
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
        const { date, time, dueAt } = row;
        const outcome = outcomeOf(answer, dueAt, now);
        await storeDose(tx, medicine, { dose: { date, time, dueAt }, outcome, now });
      });
      return { status: 204 };
    },
  };
}

function outcomeOf(answer: 'skipped' | 'snoozed' | 'open', dueAt: Date, now: Date): DoseOutcome {
  if (answer === 'skipped') return { status: 'skipped' };
  if (answer === 'open') return openOutcome(dueAt, now);
  const snoozedUntil = addMs(now, snoozeMs);
  return { status: 'open', nextAt: snoozedUntil, snoozedUntil };
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
    due: { date: row.date, time: row.time },
    // A notification cannot ask; the app does.
    isConfirmed: false,
    createdAt: now,
  });
}
