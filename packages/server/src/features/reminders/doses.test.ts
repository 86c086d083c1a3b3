import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { session } from '../../db/schema.ts';

const path = '/users/medications';
const intakes = '/diary-histories/medication';
const today = '2026-01-01';
/** At noon in Singapore: the morning dose is past, the evening dose is pending. */
const medicine = {
  name: 'Amlodipine 5 mg',
  route: 'Oral',
  unit: 'tablet',
  quantity: 30,
  remaining: 10,
  dose: 1,
  frequency: 'Twice daily',
  times: ['08:00', '20:00'],
};

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Creates a patient with one medicine, added the day before. */
async function withMedicine(change: object = {}): Promise<string> {
  server.clock.set('2026-01-01T04:00:00.000Z');
  patient = await server.welcome();
  server.clock.set('2025-12-31T04:00:00.000Z');
  const { uuid } = (await patient.call('POST', path, { ...medicine, ...change })).json();
  server.clock.set('2026-01-01T04:00:00.000Z');
  return uuid;
}

interface ShownDose {
  date: string;
  time: string | null;
  number: number | null;
  offeredFrom: string | null;
  status: string;
  version: number;
  answeredOn: string | null;
  intake: { uuid: string; time: string; date: string } | null;
}

async function doses(date?: string): Promise<ShownDose[]> {
  return (await patient.call('GET', `${path}/doses${date ? `?date=${date}` : ''}`)).json().items;
}

const shown = async (date?: string) => (await doses(date)).map(({ time, status }) => `${time} ${status}`);

async function remaining(): Promise<number> {
  return (await patient.call('GET', path)).json().items[0].remaining;
}

const take = (valueFrom: string, body: object = {}) =>
  patient.call('POST', intakes, { valueFrom, date: today, time: '11:50', ...body });

describe('the doses of a day', () => {
  it('are taken, late with their true time, and undone, and the stock follows', async () => {
    const uuid = await withMedicine();
    expect(await shown()).toEqual(['08:00 open', '20:00 open']);
    const { uuid: intake } = (await take(uuid, { dueTime: '08:00' })).json();
    expect(await shown()).toEqual(['08:00 taken', '20:00 open']);
    expect((await doses())[0]?.intake).toMatchObject({ uuid: intake, time: '11:50' });
    expect(await remaining()).toBe(9);
    await patient.call('DELETE', `${intakes}/${intake}`);
    expect(await shown()).toEqual(['08:00 open', '20:00 open']);
    expect(await remaining()).toBe(10);
  });

  it('can be marked for yesterday, each once', async () => {
    const uuid = await withMedicine();
    const evening = { date: '2025-12-31', time: '21:30', dueTime: '20:00' };
    expect((await take(uuid, evening)).statusCode).toBe(201);
    expect(await shown('2025-12-31')).toEqual(['20:00 taken']);
    expect(await shown()).toEqual(['08:00 open', '20:00 open']);
    const again = await take(uuid, evening);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ message: 'Medication has been added today.' });
  });

  it('stay doses of their day when they are taken after midnight', async () => {
    const uuid = await withMedicine();
    const late = { date: today, time: '00:30', dueDate: '2025-12-31', dueTime: '20:00' };
    expect((await take(uuid, late)).statusCode).toBe(201);
    expect(await shown('2025-12-31')).toEqual(['20:00 taken']);
    expect(await shown()).toEqual(['08:00 open', '20:00 open']);
  });

  it('are taken by the nearest intake that names none, within half the time between two', async () => {
    const uuid = await withMedicine();
    await patient.call('PATCH', `${path}/${uuid}/doses`, { date: today, time: '08:00', answer: 'skipped' });
    expect((await take(uuid)).statusCode).toBe(201);
    expect(await shown()).toEqual(['08:00 skipped', '20:00 open']);
    server.clock.set('2026-01-01T11:00:00.000Z');
    patient = await server.signIn(patient);
    expect((await take(uuid, { time: '18:55' })).statusCode).toBe(201);
    expect(await shown()).toEqual(['08:00 skipped', '20:00 taken']);
  });

  it('are skipped and reopened without changing the stock', async () => {
    const uuid = await withMedicine();
    const answer = { date: today, time: '08:00', answer: 'skipped' };
    expect((await patient.call('PATCH', `${path}/${uuid}/doses`, answer)).json().status).toBe('skipped');
    await patient.call('PATCH', `${path}/${uuid}/doses`, { ...answer, answer: 'open' });
    expect(await shown()).toEqual(['08:00 open', '20:00 open']);
    expect(await remaining()).toBe(10);
  });

  it('have no time when the medicine has none, and are absent on other days or as needed', async () => {
    await withMedicine({ times: [] });
    expect(await shown()).toEqual(['null open', 'null open']);
    await withMedicine({ reminderFrequency: 'Weekly', days: [5] });
    expect(await shown()).toEqual([]);
    await withMedicine({ regularly: false });
    expect(await shown()).toEqual([]);
    await withMedicine({ frequency: 'Only when needed' });
    expect(await shown()).toEqual([]);
  });

  it('are not missed before the medicine was in the list', async () => {
    await withMedicine();
    expect(await shown('2025-12-31')).toEqual(['20:00 open']);
    expect(await shown('2025-12-30')).toEqual([]);
  });

  it('refuse a time of another medicine, and belong to their owner', async () => {
    const uuid = await withMedicine();
    const wrong = { date: today, time: '09:00', answer: 'skipped' };
    expect((await patient.call('PATCH', `${path}/${uuid}/doses`, wrong)).json().fields).toEqual([
      { name: 'time', message: 'This medicine has no dose at this time.' },
    ]);
    const other = await server.welcome();
    const answer = { ...wrong, time: '08:00' };
    expect((await other.call('PATCH', `${path}/${uuid}/doses`, answer)).statusCode).toBe(404);
    expect((await other.call('GET', `${path}/doses`)).json().items).toEqual([]);
  });
});

/** Moves the clock, and signs the patient in again. */
async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  patient = await server.signIn(patient);
}

const onceDaily = { frequency: 'Once daily', times: ['21:30'] };
const answer = (uuid: string, body: object) => patient.call('PATCH', `${path}/${uuid}/doses`, body);

describe('a dose around midnight', () => {
  it('belongs to last night when it is recorded at 00:20 without naming one, and tonight stays open', async () => {
    const uuid = await withMedicine(onceDaily);
    await at('2026-01-01T16:20:00.000Z');
    expect((await take(uuid, { date: '2026-01-02', time: '00:20' })).statusCode).toBe(201);
    expect(await shown('2026-01-01')).toEqual(['21:30 taken']);
    expect(await shown('2026-01-02')).toEqual(['21:30 open']);
  });

  it('does not refuse the next one, which is due on the day of the intake', async () => {
    const uuid = await withMedicine(onceDaily);
    await at('2026-01-01T16:20:00.000Z');
    await take(uuid, { date: '2026-01-02', time: '00:20', dueDate: today, dueTime: '21:30' });
    await at('2026-01-02T13:40:00.000Z');
    const tonight = { date: '2026-01-02', time: '21:40', dueDate: '2026-01-02', dueTime: '21:30' };
    expect((await take(uuid, tonight)).statusCode).toBe(201);
    expect(await shown('2026-01-02')).toEqual(['21:30 taken']);
    expect(await remaining()).toBe(8);
  });

  it('is listed while it is open since yesterday, and is offered two hours before its time', async () => {
    await withMedicine(onceDaily);
    await at('2026-01-01T16:20:00.000Z');
    const { items } = (await patient.call('GET', `${path}/doses?date=2026-01-02&openSince=${today}`)).json();
    expect(items.map(({ date, time, offeredFrom }: ShownDose) => [date, time, offeredFrom])).toEqual([
      [today, '21:30', '2026-01-01T11:30:00.000Z'],
      ['2026-01-02', '21:30', '2026-01-02T11:30:00.000Z'],
    ]);
  });
});

describe('a change of the schedule', () => {
  it('does not offer the dose again that was taken, and the next one is not refused', async () => {
    const uuid = await withMedicine();
    await take(uuid, { time: '08:05', dueTime: '08:00' });
    await patient.call('PATCH', `${path}/${uuid}`, { times: ['09:00', '21:00'] });
    expect(await shown()).toEqual(['08:00 taken', '21:00 open']);
    await at('2026-01-01T13:00:00.000Z');
    expect((await take(uuid, { time: '21:00', dueTime: '21:00' })).statusCode).toBe(201);
    expect(await shown('2026-01-02')).toEqual(['09:00 open', '21:00 open']);
    expect(await shown('2025-12-31')).toEqual(['20:00 open']);
  });

  it('keeps the dose of the day that was undone, and drops those that nothing happened to', async () => {
    const uuid = await withMedicine();
    const { uuid: intake } = (await take(uuid, { time: '08:05', dueTime: '08:00' })).json();
    await patient.call('PATCH', `${path}/${uuid}`, { times: ['09:00', '21:00'] });
    await patient.call('DELETE', `${intakes}/${intake}`);
    expect(await shown()).toEqual(['08:00 open', '21:00 open']);
  });

  it('to an interval of days counts from the day of the change; new times keep the days', async () => {
    const uuid = await withMedicine(onceDaily);
    await patient.call('PATCH', `${path}/${uuid}`, { frequency: 'Every other day' });
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    expect(await Promise.all(days.map((day) => shown(day)))).toEqual([['21:30 open'], [], ['21:30 open']]);
    await at('2026-01-02T04:00:00.000Z');
    await patient.call('PATCH', `${path}/${uuid}`, { times: ['22:00'] });
    expect(await shown('2026-01-02')).toEqual([]);
    expect(await shown('2026-01-03')).toEqual(['22:00 open']);
  });

  it('refuses an intake of a dose that is no longer planned, so that the person is asked', async () => {
    const uuid = await withMedicine();
    await patient.call('PATCH', `${path}/${uuid}`, { times: ['09:00', '21:00'] });
    expect((await take(uuid, { dueTime: '08:00' })).json().code).toBe('dose_changed');
    expect(await remaining()).toBe(10);
  });
});

describe('a journey to another zone', () => {
  it('keeps the days of a medicine that is taken every other day', async () => {
    server.clock.set('2025-12-30T20:00:00.000Z');
    patient = await server.welcome();
    await patient.call('POST', path, { ...medicine, frequency: 'Every other day', times: ['08:00'] });
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    const before = await Promise.all(days.map((day) => shown(day)));
    expect(
      (await patient.call('POST', `/users/${patient.id}`, { timeZone: 'America/New_York' })).statusCode,
    ).toBe(200);
    expect(await Promise.all(days.map((day) => shown(day)))).toEqual(before);
  });

  it('does not make a dose due twice on one civil day', async () => {
    const uuid = await withMedicine();
    await take(uuid, { time: '08:00', dueTime: '08:00' });
    await patient.call('POST', `/users/${patient.id}`, { timeZone: 'America/New_York' });
    await at('2026-01-01T14:00:00.000Z');
    expect(await shown(today)).toEqual(['08:00 taken', '20:00 open']);
  });
});

describe('a dose on two devices', () => {
  it('is not skipped by the one that has not seen it taken, and the other dose stays open', async () => {
    const uuid = await withMedicine();
    const seen = { date: today, time: '08:00', version: 0 };
    await take(uuid, { dueTime: '08:00', dueVersion: 0 });
    const stale = await answer(uuid, { ...seen, answer: 'skipped' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'dose_changed',
      message: 'This dose was changed on another device.',
    });
    expect((await answer(uuid, { date: today, time: '08:00', answer: 'skipped' })).json().code).toBe(
      'dose_changed',
    );
    expect(await shown()).toEqual(['08:00 taken', '20:00 open']);
    expect(await remaining()).toBe(9);
  });

  it('is taken once, and taken after it was skipped only by one who has seen that', async () => {
    const uuid = await withMedicine();
    await answer(uuid, { date: today, time: '08:00', version: 0, answer: 'skipped' });
    expect((await take(uuid, { dueTime: '08:00', dueVersion: 0 })).json().code).toBe('dose_changed');
    expect((await take(uuid, { dueTime: '08:00', dueVersion: 1 })).statusCode).toBe(201);
    expect((await take(uuid, { dueTime: '08:00', dueVersion: 1, isConfirmed: true })).json().code).toBe(
      'dose_changed',
    );
    expect((await doses())[0]).toMatchObject({ status: 'taken', version: 2 });
    expect(await remaining()).toBe(9);
  });

  it('names the device that took it, and none once it is open again', async () => {
    const uuid = await withMedicine();
    await server.db
      .update(session)
      .set({ device: 'Chrome on Android' })
      .where(eq(session.ownerId, patient.id));
    const { uuid: intake } = (await take(uuid, { dueTime: '08:00' })).json();
    expect((await doses())[0]).toMatchObject({ answeredOn: 'Chrome on Android', version: 1 });
    await patient.call('DELETE', `${intakes}/${intake}`);
    expect((await doses())[0]).toMatchObject({ answeredOn: null, version: 2, status: 'open' });
  });
});

describe('a dose without a time', () => {
  it('is taken and skipped by its number', async () => {
    const uuid = await withMedicine({ times: [] });
    expect((await doses()).map(({ number }) => number)).toEqual([1, 2]);
    await answer(uuid, { date: today, number: 1, answer: 'skipped' });
    await take(uuid, { dueNumber: 2 });
    expect((await doses()).map(({ number, status }) => `${number} ${status}`)).toEqual([
      '1 skipped',
      '2 taken',
    ]);
    const snoozed = await answer(uuid, { date: today, number: 1, answer: 'snoozed' });
    expect(snoozed.json().fields).toEqual([
      { name: 'answer', message: 'A dose without a time has no reminder.' },
    ]);
  });
});

it('an extra dose answers none that is due, and is undone without one', async () => {
  const uuid = await withMedicine();
  const { uuid: intake } = (await take(uuid, { time: '08:00', isExtra: true })).json();
  expect(await shown()).toEqual(['08:00 open', '20:00 open']);
  expect(await remaining()).toBe(9);
  await patient.call('DELETE', `${intakes}/${intake}`);
  expect(await remaining()).toBe(10);
});
