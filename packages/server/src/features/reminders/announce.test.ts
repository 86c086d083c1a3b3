import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Person,
  type SignedIn,
  startTestServer,
  type TestServer,
} from '../../../test/helpers/server.ts';
import {
  dose,
  mailOutbox,
  notification,
  pushOutbox,
  pushSubscription,
  reminder,
  userMedication,
} from '../../db/schema.ts';
import { createMailer } from '../../mail/mail.ts';
import { deliverPushes, type PushMessage } from '../../push/delivery.ts';
import { announceDue, scheduleMissing } from './announce.ts';

const medicine = {
  name: 'Amlodipine 5 mg',
  route: 'Oral',
  unit: 'tablet',
  quantity: 60,
  remaining: 60,
  dose: 1,
  frequency: 'Twice daily',
  reminder: true,
  times: ['08:00', '20:00'],
};
const minuteMs = 60_000;

const server: TestServer = await startTestServer();
const { db, clock } = server;
let patient: Person;
let uuid: string;

/** Each test has its own patient, with a medicine that was added at noon in Singapore on New Year's Day. */
beforeEach(async () => {
  await db.delete(userMedication);
  await db.delete(pushOutbox);
  clock.set('2026-01-01T04:00:00.000Z');
  patient = await server.addPerson();
  uuid = (await call('POST', '/users/medications', medicine)).json().uuid;
});
afterAll(() => server.close());

const announce = () => announceDue(db, { now: clock.now });

/** Calls the API as the patient, who signs in again because the clock has advanced. */
async function call(...request: Parameters<SignedIn['call']>) {
  const signedIn = await server.signIn(patient);
  return await signedIn.call(...request);
}

const bell = () =>
  db
    .select()
    .from(notification)
    .where(eq(notification.ownerId, patient.id))
    .orderBy(desc(notification.createdAt));
const doses = () =>
  db
    .select()
    .from(reminder)
    .where(and(eq(reminder.medicationId, uuid), eq(reminder.kind, 'dose')))
    .orderBy(asc(reminder.dueAt));

const answered = () => db.select().from(dose).where(eq(dose.medicationId, uuid));

/** Delivers queued messages and returns them. */
async function delivered(outcome: 'delivered' | 'gone' | 'refused' = 'delivered'): Promise<PushMessage[]> {
  const messages: PushMessage[] = [];
  await deliverPushes(db, {
    now: clock.now,
    transport: async (message) => {
      messages.push(message);
      if (outcome === 'refused') throw new Error('refused');
      return outcome;
    },
  });
  return messages;
}

async function subscribe(name = 'one') {
  const keys = { p256dh: 'key', auth: 'auth' };
  await call('POST', '/push-subscriptions', {
    endpoint: `https://push.example/${patient.id}/${name}`,
    keys,
  });
}

describe('a dose that is due', () => {
  it('is announced at its local time, once, and the next one is scheduled', async () => {
    clock.set('2026-01-01T11:59:59.000Z');
    expect(await announce()).toBe(0);
    clock.set('2026-01-01T12:00:00.000Z');
    expect(await announce()).toBe(1);
    expect(await announce()).toBe(0);
    expect(await bell()).toMatchObject([
      { title: 'Time for your medicine', body: 'Amlodipine 5 mg: 1 tablet, 20:00.' },
    ]);
    expect((await doses()).map(({ date, time, status }) => `${date} ${time} ${status}`)).toEqual([
      '2026-01-01 20:00 open',
      '2026-01-02 08:00 waiting',
    ]);
  });

  it('is repeated every quarter of an hour, four times at most, as one line under the bell', async () => {
    await subscribe();
    clock.set('2026-01-01T12:00:00.000Z');
    const announcedMinutes: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      await announce();
      if ((await delivered()).length > 0) announcedMinutes.push(minute);
      clock.advance(minuteMs);
    }
    expect(announcedMinutes).toEqual([0, 15, 30, 45]);
    expect(await bell()).toHaveLength(1);
  });

  it('is silent once it is taken, skipped or cancelled', async () => {
    await subscribe();
    clock.set('2026-01-01T12:00:00.000Z');
    await announce();
    await delivered();
    await call('POST', '/diary-histories/medication', {
      valueFrom: uuid,
      date: '2026-01-01',
      time: '20:00',
      dueTime: '20:00',
    });
    clock.advance(20 * minuteMs);
    expect(await announce()).toBe(0);
    clock.set('2026-01-02T00:00:00.000Z');
    expect(await announce()).toBe(1);
    await call('PATCH', `/users/medications/${uuid}`, { reminder: false });
    clock.set('2026-01-03T00:00:00.000Z');
    await announce();
    expect(await bell()).toHaveLength(2);
  });

  it('is not announced when it was taken before its time', async () => {
    const early = { valueFrom: uuid, date: '2026-01-01', time: '11:50', dueTime: '20:00' };
    await call('POST', '/diary-histories/medication', early);
    clock.set('2026-01-01T12:00:00.000Z');
    expect(await announce()).toBe(0);
    clock.set('2026-01-02T00:00:00.000Z');
    expect(await announce()).toBe(1);
  });

  it('is skipped when the server restarts too late, and the next one is announced', async () => {
    clock.set('2026-01-04T05:00:00.000Z');
    await announce();
    expect(await bell()).toEqual([]);
    clock.set('2026-01-04T12:00:00.000Z');
    await announce();
    expect(await bell()).toHaveLength(1);
  });

  it('follows changed reminder times', async () => {
    await call('PATCH', `/users/medications/${uuid}`, { times: ['13:00'] });
    clock.set('2026-01-01T05:00:00.000Z');
    expect(await announce()).toBe(1);
    clock.set('2026-01-01T12:00:00.000Z');
    expect(await bell()).toHaveLength(1);
  });

  it('keeps its local time over a clock change', async () => {
    const berlin = { ...medicine, times: ['08:00'], timeZone: 'Europe/Berlin' };
    clock.set('2026-03-28T12:00:00.000Z');
    await call('PATCH', `/users/medications/${uuid}`, {
      times: ['08:00'],
      timeZone: berlin.timeZone,
    });
    clock.set('2026-03-29T05:59:00.000Z');
    expect(await announce()).toBe(0);
    clock.set('2026-03-29T06:00:00.000Z');
    expect(await announce()).toBe(1);
  });

  it("follows the patient's time zone: eight in the evening stays eight in the evening", async () => {
    const away = await call('POST', `/users/${patient.id}`, { timeZone: 'Europe/Berlin' });
    expect(away.statusCode).toBe(200);
    clock.set('2026-01-01T12:00:00.000Z');
    await announce();
    expect(await bell()).toEqual([]);
    clock.set('2026-01-01T19:00:00.000Z');
    await announce();
    expect(await bell()).toMatchObject([{ body: 'Amlodipine 5 mg: 1 tablet, 20:00.' }]);
  });

  it('is mailed too with a mail server, and the mail names no medicine', async () => {
    clock.set('2026-01-01T12:00:00.000Z');
    await announceDue(db, { now: clock.now, mailer: createMailer(clock.now) });
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, patient.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['A reminder from Vitalane']);
    expect(mails[0]?.text).not.toContain('Amlodipine');
  });
});

describe('the answer from a notification', () => {
  async function announceDose() {
    await subscribe();
    clock.set('2026-01-01T12:00:00.000Z');
    await announce();
    const [message] = await delivered();
    return JSON.parse(message?.payload ?? '{}');
  }

  const answer = (key: string, how: string) =>
    server.app.inject({ method: 'POST', url: '/api/reminder-answers', payload: { key, answer: how } });

  it('requires no session, counts once, and deducts the dose from the stock', async () => {
    const { key, title, tag } = await announceDose();
    expect({ title, tag }).toEqual({ title: 'Time for your medicine', tag: (await doses())[0]?.id });
    const answers = await Promise.all([answer(key, 'taken'), answer(key, 'taken')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    const [listed] = (await call('GET', '/users/medications')).json().items;
    expect(listed.remaining).toBe(59);
    expect(await answered()).toMatchObject([{ slot: '20:00', status: 'taken' }]);
    expect((await doses()).map(({ date }) => date)).toEqual(['2026-01-02']);
  });

  it('skips the dose, or snoozes it for ten minutes', async () => {
    const { key } = await announceDose();
    expect((await answer(key, 'snoozed')).statusCode).toBe(204);
    clock.advance(9 * minuteMs);
    expect(await announce()).toBe(0);
    clock.advance(minuteMs);
    expect(await announce()).toBe(1);
    const [again] = await delivered();
    expect((await answer(key, 'skipped')).statusCode).toBe(404);
    expect((await answer(JSON.parse(again?.payload ?? '{}').key, 'skipped')).statusCode).toBe(204);
    expect(await answered()).toMatchObject([{ slot: '20:00', status: 'skipped' }]);
    expect((await doses()).map(({ date }) => date)).toEqual(['2026-01-02']);
  });

  it('does not record a dose soon after another one, and can still be given', async () => {
    await call('PATCH', `/users/medications/${uuid}`, { frequency: 'Twice daily' });
    const { key } = await announceDose();
    const earlier = { valueFrom: uuid, date: '2026-01-01', time: '19:00', isExtra: true };
    expect((await call('POST', '/diary-histories/medication', earlier)).statusCode).toBe(201);
    const refused = await answer(key, 'taken');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('dose_soon');
    expect((await answer(key, 'skipped')).statusCode).toBe(204);
  });

  it('is refused with an unknown key, and after a day', async () => {
    const { key } = await announceDose();
    expect((await answer('A'.repeat(43), 'taken')).statusCode).toBe(404);
    expect((await answer('short', 'taken')).statusCode).toBe(422);
    clock.set('2026-01-02T12:00:00.000Z');
    expect((await answer(key, 'taken')).statusCode).toBe(404);
  });
});

describe('a medicine that runs out', () => {
  it('is announced at nine in the morning, at most every third day', async () => {
    await call('PATCH', `/users/medications/${uuid}`, { remaining: 6, reminder: false });
    clock.set('2026-01-02T00:59:59.000Z');
    expect(await announce()).toBe(0);
    const texts: string[] = [];
    for (let day = 2; day <= 9; day += 1) {
      clock.set(`2026-01-0${day}T01:00:00.000Z`);
      const before = (await bell()).length;
      await announce();
      if ((await bell()).length > before) texts.push(`2026-01-0${day}`);
    }
    expect(texts).toEqual(['2026-01-02', '2026-01-05', '2026-01-08']);
    expect((await bell()).at(-1)).toMatchObject({
      title: 'Running low',
      body: 'Amlodipine 5 mg: This lasts 3 more days. Order more in time.',
    });
  });

  it('is not announced while the stock is sufficient', async () => {
    await call('PATCH', `/users/medications/${uuid}`, { reminder: false });
    for (let day = 2; day <= 5; day += 1) {
      clock.set(`2026-01-0${day}T01:00:00.000Z`);
      await announce();
    }
    expect(await bell()).toEqual([]);
  });
});

describe('push messages', () => {
  it('go to every browser; an unsubscribed one is removed', async () => {
    await subscribe('one');
    await subscribe('two');
    clock.set('2026-01-01T12:00:00.000Z');
    await announce();
    expect(await delivered('gone')).toHaveLength(2);
    const left = await db.select().from(pushSubscription).where(eq(pushSubscription.ownerId, patient.id));
    expect(left).toEqual([]);
    expect(await db.select().from(pushOutbox)).toEqual([]);
  });

  it('are retried a minute later, and dropped when they expire', async () => {
    await subscribe();
    clock.set('2026-01-01T12:00:00.000Z');
    await announce();
    const [message] = await delivered('refused');
    expect(message?.ttlSeconds).toBe(1800);
    expect(await delivered()).toEqual([]);
    clock.advance(minuteMs);
    expect(await delivered('refused')).toMatchObject([{ ttlSeconds: 1740 }]);
    clock.advance(30 * minuteMs);
    expect(await delivered()).toEqual([]);
    expect(await db.select().from(pushOutbox)).toEqual([]);
  });

  it('never go to an address that is no push service', async () => {
    const endpoint = 'https://127.0.0.1/internal';
    const answer = await call('POST', '/push-subscriptions', {
      endpoint,
      keys: { p256dh: 'k', auth: 'a' },
    });
    expect(answer.json().fields).toEqual([
      { name: 'endpoint', message: 'This is not the address of a push service.' },
    ]);
  });
});

it('creates reminders for medicines that have none', async () => {
  await db.delete(reminder);
  await scheduleMissing(db, clock.now());
  await scheduleMissing(db, clock.now());
  expect((await doses()).map(({ time }) => time)).toEqual(['20:00']);
});

it('keeps the line under the bell when the medicine is deleted', async () => {
  clock.set('2026-01-01T12:00:00.000Z');
  await announce();
  await call('DELETE', `/users/medications/${uuid}`);
  expect(await doses()).toEqual([]);
  expect(await bell()).toHaveLength(1);
});
