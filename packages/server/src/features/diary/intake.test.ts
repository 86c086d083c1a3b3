import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { medicationIntake, userMedication } from '../../db/schema.ts';

const url = '/diary-histories/medication';
const morning = { date: '2026-01-01', time: '08:00' };

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

async function addMedicine(owner: SignedIn, medicine: Partial<typeof userMedication.$inferInsert> = {}) {
  const id = randomUUID();
  await server.db.insert(userMedication).values({
    id,
    ownerId: owner.id,
    name: 'Amlodipine 5 mg',
    route: 'By mouth',
    unit: 'tablet',
    quantity: 30,
    remaining: 10,
    dose: 1,
    frequency: 'Once daily',
    reminder: false,
    regularly: true,
    reminderFrequency: 'Daily',
    days: [0],
    times: [],
    timeZone: 'Asia/Singapore',
    firstDay: '2026-01-01',
    createdAt: server.clock.now(),
    ...medicine,
  });
  return id;
}

async function remaining(id: string): Promise<number | null | undefined> {
  const [row] = await server.db.select().from(userMedication).where(eq(userMedication.id, id));
  return row?.remaining;
}

describe('recording a dose', () => {
  it('returns name, dose and moment, and deducts the usual dose from the stock', async () => {
    const valueFrom = await addMedicine(patient, { dose: 2 });
    const answer = await patient.call('POST', url, { valueFrom, ...morning });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...morning,
      valueFrom,
      name: 'Amlodipine 5 mg',
      dose: 2,
      unit: 'tablet',
      timeZone: 'Asia/Singapore',
      measuredAt: '2026-01-01T00:00:00.000Z',
    });
    expect(await remaining(valueFrom)).toBe(8);
  });

  it('deducts parts of a dose without rounding errors, and at most the stock', async () => {
    const valueFrom = await addMedicine(patient, { name: 'Saline', remaining: 0.3, regularly: false });
    await patient.call('POST', url, { valueFrom, ...morning, dose: 0.1 });
    expect(await remaining(valueFrom)).toBe(0.2);
    await patient.call('POST', url, { valueFrom, ...morning, dose: 1 });
    expect(await remaining(valueFrom)).toBe(0);
  });

  it('does not count the diary of another account', async () => {
    const valueFrom = await addMedicine(patient);
    const other = await server.welcome();
    // No call creates such a row, but the count must exclude it.
    await server.db.insert(medicationIntake).values({
      id: randomUUID(),
      ownerId: other.id,
      medicationId: valueFrom,
      name: 'Amlodipine 5 mg',
      unit: 'tablet',
      dose: 1,
      takenFromStock: 0,
      note: null,
      ...morning,
      timeZone: 'Asia/Singapore',
      measuredAt: server.clock.now(),
      createdAt: server.clock.now(),
    });
    expect((await patient.call('POST', url, { valueFrom, ...morning })).statusCode).toBe(201);
  });

  it('is refused when every dose of that day is recorded, and accepted for another day', async () => {
    const valueFrom = await addMedicine(patient, { frequency: 'Twice daily' });
    for (const time of ['00:00', '09:00']) {
      expect((await patient.call('POST', url, { valueFrom, date: '2026-01-01', time })).statusCode).toBe(201);
    }
    const third = await patient.call('POST', url, { valueFrom, ...morning });
    expect(third.statusCode).toBe(404);
    expect(third.json()).toMatchObject({
      code: 'already_taken_today',
      message: 'Medication has been added today.',
    });
    expect(await remaining(valueFrom)).toBe(8);
    const before = { valueFrom, date: '2025-12-31', time: '08:00' };
    expect((await patient.call('POST', url, before)).statusCode).toBe(201);
  });

  it.each([
    { name: 'Saline', regularly: false },
    { name: 'Saline', frequency: 'Only when needed' },
  ])('is never refused for a medicine taken as needed: %j', async (asNeeded) => {
    const valueFrom = await addMedicine(patient, asNeeded);
    for (const time of ['08:00', '08:00', '09:00']) {
      expect((await patient.call('POST', url, { valueFrom, date: '2026-01-01', time })).statusCode).toBe(201);
    }
  });

  it('is counted once when several requests arrive concurrently', async () => {
    const valueFrom = await addMedicine(patient);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => patient.call('POST', url, { valueFrom, ...morning })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404, 404, 404]);
    expect(await remaining(valueFrom)).toBe(9);
  });

  it('is the same dose when it is repeated with the same key', async () => {
    const valueFrom = await addMedicine(patient, { frequency: 'Three times daily' });
    const headers = { authorization: `Bearer ${patient.token}`, 'idempotency-key': 'dose-0001' };
    const payload = { valueFrom, ...morning };
    const send = () => server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    expect((await send()).body).toBe((await send()).body);
    expect(await remaining(valueFrom)).toBe(9);
  });

  it('treats a medicine of another account like a missing one', async () => {
    const foreignId = await addMedicine(await server.welcome());
    const foreign = await patient.call('POST', url, { valueFrom: foreignId, ...morning });
    const unknown = await patient.call('POST', url, { valueFrom: randomUUID(), ...morning });
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect(await remaining(foreignId)).toBe(10);
  });

  it.each([
    [{ valueFrom: 'aspirin' }, 'valueFrom', 'This is not a valid identifier.'],
    [{ date: '2026-01-02' }, 'date', 'This day is in the future. Choose today or an earlier day.'],
    [{ time: '23:00' }, 'time', 'This time is in the future. Choose the time when you took it.'],
  ])('refuses %j with the reason', async (change, name, message) => {
    const valueFrom = await addMedicine(patient);
    const answer = await patient.call('POST', url, { valueFrom, ...morning, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
    expect(await remaining(valueFrom)).toBe(10);
  });
});

describe('a dose soon after another one', () => {
  const at = (time: string, date = '2026-01-01') => ({ date, time });
  const record = (valueFrom: string, body: object) => patient.call('POST', url, { valueFrom, ...body });
  const asNeeded = { name: 'Paracetamol 500 mg', regularly: false, remaining: null, dose: 2 };

  it('is asked about with the time of the last one, and recorded once it is confirmed', async () => {
    const valueFrom = await addMedicine(patient, { frequency: 'Twice daily' });
    await record(valueFrom, at('05:30'));
    const answer = await record(valueFrom, at('05:34'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'dose_soon',
      fields: [
        {
          name: 'isConfirmed',
          message:
            'You took one at 05:30. Wait until 11:30 before you take the next, unless a doctor told you otherwise. Have you already taken it?',
        },
      ],
    });
    expect(await remaining(valueFrom)).toBe(9);
    expect((await record(valueFrom, { ...at('05:34'), isConfirmed: true })).statusCode).toBe(201);
  });

  it('is asked about when the earlier one is entered last, and on the next day', async () => {
    const valueFrom = await addMedicine(patient);
    await record(valueFrom, at('23:30', '2025-12-30'));
    expect((await record(valueFrom, at('07:00', '2025-12-31'))).json()).toMatchObject({
      code: 'dose_soon',
      fields: [{ message: expect.stringContaining('You took one at 23:30 on 30 December 2025.') }],
    });
    const other = await addMedicine(patient);
    await record(other, at('08:00', '2025-12-31'));
    expect((await record(other, at('22:00', '2025-12-30'))).json().code).toBe('dose_soon');
  });

  it('is asked about within the hours of its substance when it is taken as needed, in any pack', async () => {
    const paracetamol = await addMedicine(patient, asNeeded);
    const other = await addMedicine(patient, { ...asNeeded, name: 'Panadol' });
    await record(paracetamol, at('06:00'));
    expect((await record(other, at('09:59'))).json().code).toBe('dose_soon');
    expect((await record(other, at('10:00'))).statusCode).toBe(201);
  });

  it('is asked about above the daily maximum of its substance, counted over 24 hours', async () => {
    const person = await server.welcome();
    const valueFrom = await addMedicine(person, { ...asNeeded, dose: 4 });
    const take = (time: string, date: string) => person.call('POST', url, { valueFrom, date, time });
    await take('18:00', '2025-12-31');
    expect((await take('00:00', '2026-01-01')).statusCode).toBe(201);
    const answer = await take('06:00', '2026-01-01');
    expect(answer.json()).toMatchObject({
      code: 'daily_maximum',
      fields: [
        { message: expect.stringContaining('6000 mg of paracetamol in 24 hours. The most is 4000 mg.') },
      ],
    });
  });
});

describe('deleting a dose', () => {
  it('restores exactly the deducted amount, and allows the dose again', async () => {
    const valueFrom = await addMedicine(patient, { remaining: 0.5 });
    const { uuid } = (await patient.call('POST', url, { valueFrom, ...morning })).json();
    expect(await remaining(valueFrom)).toBe(0);
    expect((await patient.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(204);
    expect(await remaining(valueFrom)).toBe(0.5);
    expect((await patient.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(404);
    expect((await patient.call('POST', url, { valueFrom, ...morning })).statusCode).toBe(201);
  });

  it('never fills a pack beyond its size', async () => {
    const valueFrom = await addMedicine(patient);
    const { uuid } = (await patient.call('POST', url, { valueFrom, ...morning })).json();
    await server.db.update(userMedication).set({ remaining: 30 }).where(eq(userMedication.id, valueFrom));
    await patient.call('DELETE', `${url}/${uuid}`);
    expect(await remaining(valueFrom)).toBe(30);
  });

  it('keeps doses of another account', async () => {
    const owner = await server.welcome();
    const valueFrom = await addMedicine(owner);
    const { uuid } = (await owner.call('POST', url, { valueFrom, ...morning })).json();
    expect((await patient.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(404);
    expect(await remaining(valueFrom)).toBe(9);
  });
});

it('keeps the history of a deleted medicine', async () => {
  const person = await server.welcome();
  const valueFrom = await addMedicine(person);
  const { uuid } = (await person.call('POST', url, { valueFrom, ...morning })).json();
  await server.db.delete(userMedication).where(eq(userMedication.id, valueFrom));
  expect((await person.call('GET', url)).json().items).toMatchObject([{ uuid, name: 'Amlodipine 5 mg' }]);
  expect((await person.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(204);
});

it('is not accessible to doctors and admins', async () => {
  for (const role of ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const) {
    const staff = await server.welcome({ role });
    expect((await staff.call('GET', url)).json().code).toBe('not_allowed');
  }
});

describe('the stock', () => {
  it('stays unknown when it was unknown', async () => {
    const valueFrom = await addMedicine(patient, { quantity: null, remaining: null });
    expect((await patient.call('POST', url, { valueFrom, ...morning })).statusCode).toBe(201);
    expect(await remaining(valueFrom)).toBeNull();
  });

  it('limits a dose above the usual one', async () => {
    const valueFrom = await addMedicine(patient, { unit: 'capsule', remaining: 20 });
    const answer = await patient.call('POST', url, { valueFrom, ...morning, dose: 30 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      {
        name: 'dose',
        message: 'You have 20 capsules left. Check the amount, or change what you have left first.',
      },
    ]);
    expect(await remaining(valueFrom)).toBe(20);
  });
});
