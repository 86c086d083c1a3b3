import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../test/helpers/clock.ts';
import { openTestDatabase } from '../../test/helpers/database.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';
import { changeEmailCodeMail, resetLinkMail, signUpCodeMail } from './copy.ts';
import { deliverMails } from './delivery.ts';
import { createMailer, type Mail } from './mail.ts';

const clock = createTestClock();
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const waiting = () => connection.db.select().from(mailOutbox);

it('is sent after its transaction commits, oldest first, once', async () => {
  const { db } = connection;
  const mailer = createMailer(clock.now);
  await mailer.send(db, signUpCodeMail('a@test.example', '123456'));
  clock.advance(1000);
  await mailer.send(db, resetLinkMail('b@test.example', 'https://vitalane.example/reset-password/x'));
  const undone = db.transaction(async (tx) => {
    await mailer.send(tx, changeEmailCodeMail('c@test.example', '654321'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const sent: Mail[] = [];
  const transport = async (mail: Mail) => void sent.push(mail);
  expect(await deliverMails(db, { transport, now: clock.now })).toBe(0);
  expect(await deliverMails(db, { transport, now: clock.now })).toBe(0);
  expect(sent.map(({ to }) => to)).toEqual(['a@test.example', 'b@test.example']);
  expect(await waiting()).toEqual([]);
});

it('is retried a minute later when it fails, without a delay of others, and dropped after a day', async () => {
  const { db } = connection;
  const mailer = createMailer(clock.now);
  await mailer.send(db, signUpCodeMail('broken@test.example', '123456'));
  await mailer.send(db, signUpCodeMail('sound@test.example', '123456'));
  const sent: string[] = [];
  const transport = async ({ to }: Mail) => {
    sent.push(to);
    if (to.startsWith('broken')) throw new Error('refused');
  };
  const deliver = () => deliverMails(db, { transport, now: clock.now });
  expect(await deliver()).toBe(1);
  expect(new Set(sent)).toEqual(new Set(['broken@test.example', 'sound@test.example']));
  expect(await deliver()).toBe(0);
  clock.advance(60_000);
  expect(await deliver()).toBe(1);
  clock.advance(25 * 3_600_000);
  expect(await deliver()).toBe(0);
  expect(sent).toHaveLength(3);
  expect(await waiting()).toEqual([]);
});

it('has the same content in text and HTML, without injected markup', () => {
  const mail = resetLinkMail('a@test.example', 'https://x.example/"><script>');
  expect(mail.text).toContain('Open this link to set a new password:\n\nhttps://x.example/');
  expect(mail.html).toContain('<a href="https://x.example/&quot;&gt;&lt;script&gt;">');
  expect(mail.html).not.toContain('<script>');
});
