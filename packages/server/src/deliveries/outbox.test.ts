import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@vitalane/time';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/helpers/clock.ts';
import { openTestDatabase } from '../../test/helpers/database.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { account, deadLetter, mailOutbox, pushOutbox, pushSubscription } from '../db/schema.ts';
import { signUpCodeMail } from '../mail/copy.ts';
import { deliverMails, type Transport } from '../mail/delivery.ts';
import { createMailer, type Mail } from '../mail/mail.ts';
import { deliverPushes, type PushTransport } from '../push/delivery.ts';
import { deleteOldDeadLetters, watchDeadLetters } from './deadLetters.ts';

const clock = createTestClock();
const { now } = clock;
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterEach(async () => {
  for (const table of [mailOutbox, deadLetter, account]) await connection.db.delete(table);
});
afterAll(() => connection.close());

const write = (to: string) => createMailer(now).send(connection.db, signUpCodeMail(to, '123456'));
const deliver = (transport: Transport) => deliverMails(connection.db, { transport, now });
const push = (transport: PushTransport) => deliverPushes(connection.db, { transport, now });
const deadLetters = () => connection.db.select().from(deadLetter);
const refuse = () => Promise.reject(new Error('refused'));

/** Writes a push message to the only browser of a new account. */
async function writePush(usefulMs: number): Promise<void> {
  const { db } = connection;
  const [ownerId, subscriptionId] = [randomUUID(), randomUUID()];
  const createdAt = now();
  await db.insert(account).values({
    id: ownerId,
    email: `${ownerId}@test.example`,
    role: 'ROLE_USER',
    fullName: 'Lee Wei',
    timeZone: 'Asia/Singapore',
    passwordHash: 'none',
    createdAt,
  });
  const endpoint = `https://push.example/${ownerId}`;
  await db
    .insert(pushSubscription)
    .values({ id: subscriptionId, ownerId, endpoint, p256dh: 'k', auth: 'a', createdAt });
  const expiresAt = new Date(createdAt.getTime() + usefulMs);
  await db
    .insert(pushOutbox)
    .values({ id: randomUUID(), subscriptionId, payload: '{}', expiresAt, tryAfter: createdAt });
}

describe('a queued message', () => {
  it('is delivered once when several processes deliver concurrently', async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `${index}@test.example`);
    for (const to of recipients) await write(to);
    const sent: string[] = [];
    const transport = async ({ to }: Mail) => void sent.push(to);
    await Promise.all(Array.from({ length: 4 }, () => deliver(transport)));
    expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual(
      recipients.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('is claimed by another process a minute after the first died', async () => {
    await write('a@test.example');
    const died = Promise.withResolvers<void>();
    const claimed = Promise.withResolvers<void>();
    const lost = deliver(() => {
      claimed.resolve();
      return died.promise;
    });
    await claimed.promise;
    const sent: string[] = [];
    const transport = async ({ to }: Mail) => void sent.push(to);
    clock.advance(minuteMs - 1);
    await deliver(transport);
    expect(sent).toEqual([]);
    clock.advance(1);
    await deliver(transport);
    expect(sent).toEqual(['a@test.example']);
    died.resolve();
    await lost;
  });

  it('is retried after a minute, then after twice as long each time, and finally every hour', async () => {
    await write('a@test.example');
    const attempts: number[] = [];
    for (let minute = 0; minute <= 123; minute += 1) {
      await deliver(() => {
        attempts.push(minute);
        return refuse();
      });
      clock.advance(minuteMs);
    }
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
  });

  it('is not blocked by a failed message', async () => {
    await write('broken@test.example');
    await deliver(refuse);
    clock.advance(minuteMs);
    await write('sound@test.example');
    const sent: string[] = [];
    const failed = await deliver(async ({ to }) => {
      sent.push(to);
      if (to.startsWith('broken')) throw new Error('refused');
    });
    expect(failed).toBe(1);
    expect(sent).toEqual(['broken@test.example', 'sound@test.example']);
  });
});

describe('a message that expires', () => {
  it('becomes a dead letter without text after a day of attempts when it is a mail', async () => {
    await write('a@test.example');
    await deliver(refuse);
    clock.advance(minuteMs);
    await deliver(refuse);
    clock.advance(24 * hourMs);
    expect(await deliver(refuse)).toBe(0);
    expect(await connection.db.select().from(mailOutbox)).toEqual([]);
    const [letter, ...others] = await deadLetters();
    expect(letter).toEqual({ id: expect.any(String), kind: 'mail', attempts: 2, diedAt: now() });
    expect(others).toEqual([]);
  });

  it('becomes a dead letter when it is a push message, even without an attempt', async () => {
    await writePush(10 * minuteMs);
    clock.advance(10 * minuteMs);
    expect(await push(refuse)).toBe(0);
    expect(await connection.db.select().from(pushOutbox)).toEqual([]);
    expect(await deadLetters()).toMatchObject([{ kind: 'push', attempts: 0 }]);
  });

  it('becomes no dead letter when the browser has unsubscribed', async () => {
    await writePush(10 * minuteMs);
    await push(async () => 'gone');
    clock.advance(10 * minuteMs);
    await push(refuse);
    expect(await deadLetters()).toEqual([]);
  });
});

describe('dead letters', () => {
  it('are counted by kind in a metric for a week', async () => {
    const { db } = connection;
    const registry = new Registry();
    watchDeadLetters(registry, db);
    const figures = async () => {
      const text = await registry.metrics();
      return text.split('\n').filter((line) => line.startsWith('dead_letters{'));
    };
    expect(await figures()).toEqual(['dead_letters{kind="mail"} 0', 'dead_letters{kind="push"} 0']);
    await write('a@test.example');
    clock.advance(24 * hourMs);
    await deliver(refuse);
    expect(await figures()).toEqual(['dead_letters{kind="mail"} 1', 'dead_letters{kind="push"} 0']);
    clock.advance(7 * 24 * hourMs - 1);
    await deleteOldDeadLetters(db, now());
    expect(await deadLetters()).toHaveLength(1);
    clock.advance(1);
    await deleteOldDeadLetters(db, now());
    expect(await deadLetters()).toEqual([]);
  });
});
