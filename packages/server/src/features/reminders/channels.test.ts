import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { mailOutbox, pushOutbox } from '../../db/schema.ts';
import { deliverMails, type Transport } from '../../mail/delivery.ts';
import { deliverPushes, type PushTransport } from '../../push/delivery.ts';

const server: TestServer = await startTestServer({
  mail: { url: 'smtp://127.0.0.1:1', from: 'clinic@test.example' },
});
const { db, clock } = server;
let patient: SignedIn;

beforeEach(async () => {
  await db.delete(pushOutbox);
  await db.delete(mailOutbox);
  clock.set('2026-01-01T00:00:00.000Z');
  patient = await server.welcome();
});
afterAll(() => server.close());

const channels = async () => (await patient.call('GET', '/reminder-channels')).json().items;
const channel = async (name: string) =>
  (await channels()).find((one: { channel: string }) => one.channel === name);

const sendTest = async () => {
  expect((await patient.call('POST', '/reminder-channels/test')).statusCode).toBe(204);
};
const subscribe = (name: string) =>
  patient.call('POST', '/push-subscriptions', {
    endpoint: `https://push.example/${patient.id}/${name}`,
    keys: { p256dh: 'key', auth: 'auth' },
  });
const push = (transport: PushTransport) => deliverPushes(db, { transport, now: clock.now });
const mail = (transport: Transport) => deliverMails(db, { transport, now: clock.now });
const refuse = async () => {
  throw new Error('refused');
};

describe('how reminders arrive', () => {
  it('is unknown before the first: nothing is reported as delivered', async () => {
    const nothing = { deliveredAt: null, failedAt: null, failure: null };
    expect(await channels()).toEqual([
      { channel: 'bell', isOn: true, ...nothing },
      { channel: 'push', isOn: false, ...nothing },
      { channel: 'mail', isOn: true, ...nothing },
    ]);
  });

  it('is reported for each channel after the message is sent, not when it is written', async () => {
    await subscribe('one');
    await sendTest();
    expect(await channel('bell')).toMatchObject({ deliveredAt: '2026-01-01T00:00:00.000Z' });
    expect(await channel('push')).toMatchObject({ isOn: true, deliveredAt: null });
    clock.advance(1000);
    await push(async () => 'delivered');
    await mail(async () => undefined);
    const delivered = { deliveredAt: '2026-01-01T00:00:01.000Z', failedAt: null, failure: null };
    expect(await channel('push')).toEqual({ channel: 'push', isOn: true, ...delivered });
    expect(await channel('mail')).toEqual({ channel: 'mail', isOn: true, ...delivered });
  });

  it('keeps the last success beside a failure, and clears the failure with the next success', async () => {
    await subscribe('one');
    await sendTest();
    await push(async () => 'delivered');
    await mail(async () => undefined);
    clock.advance(60_000);
    await sendTest();
    await push(refuse);
    await mail(refuse);
    const failed = {
      deliveredAt: '2026-01-01T00:00:00.000Z',
      failedAt: '2026-01-01T00:01:00.000Z',
      failure: 'not_accepted',
    };
    expect(await channel('push')).toMatchObject(failed);
    expect(await channel('mail')).toMatchObject(failed);
    clock.advance(60_000);
    await push(async () => 'delivered');
    const recovered = { deliveredAt: '2026-01-01T00:02:00.000Z', failedAt: null, failure: null };
    expect(await channel('push')).toMatchObject(recovered);
  });

  it('reports when the last browser has unsubscribed, but not while another is subscribed', async () => {
    await subscribe('one');
    await subscribe('two');
    await sendTest();
    await push(async ({ endpoint }) => (endpoint.endsWith('one') ? 'gone' : 'delivered'));
    expect(await channel('push')).toMatchObject({ isOn: true, failure: null });
    await sendTest();
    await push(async () => 'gone');
    expect(await channel('push')).toMatchObject({ isOn: false, failure: 'browser_gone' });
  });

  it('does not count other mails as reminders', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email: patient.email, link: 'https://vitalane.example/reset-password' },
    });
    await mail(async () => undefined);
    expect(await channel('mail')).toMatchObject({ deliveredAt: null });
  });
});

describe('a test message', () => {
  it('goes to every active channel and names no medicine', async () => {
    await subscribe('one');
    await sendTest();
    const [message] = await db.select().from(pushOutbox);
    expect(JSON.parse(message?.payload ?? '{}')).toEqual({
      title: 'Test message',
      body: 'Your reminders arrive here.',
      tag: 'test',
      path: '/Medication',
    });
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, patient.email));
    expect(mails).toMatchObject([{ subject: 'A reminder from Vitalane', reminderOf: patient.id }]);
    expect((await patient.call('GET', '/get-notifications')).json().items).toMatchObject([
      { title: 'Test message' },
    ]);
  });

  it('is refused when it is requested too often', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1)
      answers.push(await patient.call('POST', '/reminder-channels/test'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204, 429]);
  });
});
