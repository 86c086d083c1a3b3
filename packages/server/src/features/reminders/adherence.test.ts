import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const path = '/users/medications';
/** Monday 22 December 2025, 00:30 in Singapore. */
const monday = '2025-12-21T16:30:00.000Z';
/** Noon of Thursday 1 January 2026 in Singapore. */
const thursday = '2026-01-01T04:00:00.000Z';
const medicine = {
  name: 'Amlodipine 5 mg',
  route: 'Oral',
  unit: 'tablet',
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
beforeEach(async () => {
  server.clock.set(monday);
  patient = await server.welcome();
});

/** Moves the clock, and signs the patient in again. */
async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  patient = await server.signIn(patient);
}

const add = async (change: object = {}): Promise<string> =>
  (await patient.call('POST', path, { ...medicine, ...change })).json().uuid;

async function take(uuid: string, dueDate: string, dueTime: string): Promise<void> {
  const dose = { valueFrom: uuid, date: dueDate, time: dueTime, dueDate, dueTime };
  expect((await patient.call('POST', '/diary-histories/medication', dose)).statusCode).toBe(201);
}

const skip = (uuid: string, dose: object) =>
  patient.call('PATCH', `${path}/${uuid}/doses`, { ...dose, answer: 'skipped' });

const figures = async (weeks?: number) =>
  (await patient.call('GET', `${path}/adherence${weeks ? `?weeks=${weeks}` : ''}`)).json();

describe('the share of doses taken', () => {
  it('counts taken, skipped and unrecorded doses by week, medicine and part of the day, up to yesterday', async () => {
    const uuid = await add();
    await at(thursday);
    await take(uuid, '2025-12-22', '08:00');
    await take(uuid, '2025-12-29', '20:00');
    await take(uuid, '2026-01-01', '08:00');
    await skip(uuid, { date: '2025-12-22', time: '20:00' });
    const counts = { due: 20, taken: 2, skipped: 1, percent: 10 };
    expect(await figures(2)).toEqual({
      from: '2025-12-22',
      to: '2025-12-31',
      total: counts,
      weeks: [
        { from: '2025-12-22', to: '2025-12-28', due: 14, taken: 1, skipped: 1, percent: 7 },
        { from: '2025-12-29', to: '2025-12-31', due: 6, taken: 1, skipped: 0, percent: 16 },
      ],
      medicines: [{ medicationUuid: uuid, name: 'Amlodipine 5 mg', ...counts }],
      parts: [
        { part: 'morning', due: 10, taken: 1, skipped: 0, percent: 10 },
        { part: 'evening', due: 10, taken: 1, skipped: 1, percent: 10 },
      ],
      leastRecordedPart: 'morning',
      source: expect.stringContaining('WHO'),
    });
  });

  it('is of four weeks unless asked, of one to twelve', async () => {
    await add();
    await at(thursday);
    expect((await figures()).weeks.map(({ due }: { due: number }) => due)).toEqual([0, 0, 14, 6]);
    expect((await figures(12)).weeks).toHaveLength(12);
    const refused = await patient.call('GET', `${path}/adherence?weeks=13`);
    expect(refused.statusCode).toBe(422);
  });

  it('counts each day by the schedule of that day', async () => {
    const uuid = await add();
    await at('2025-12-29T04:00:00.000Z');
    await patient.call('PATCH', `${path}/${uuid}`, { frequency: 'Once daily', times: ['13:00'] });
    await at(thursday);
    await take(uuid, '2025-12-30', '13:00');
    expect(await figures(2)).toMatchObject({
      total: { due: 17, taken: 1 },
      weeks: [{ due: 14 }, { due: 3, taken: 1 }],
      parts: [
        { part: 'morning', due: 7 },
        { part: 'afternoon', due: 3 },
        { part: 'evening', due: 7 },
      ],
    });
  });

  it('counts a dose of the changed day once, when it was taken before the change', async () => {
    const uuid = await add({ frequency: 'Once daily', times: ['08:00'] });
    await at('2025-12-22T04:00:00.000Z');
    await take(uuid, '2025-12-22', '08:00');
    await patient.call('PATCH', `${path}/${uuid}`, { times: ['20:00'] });
    await at('2025-12-23T04:00:00.000Z');
    expect((await figures(1)).total).toMatchObject({ due: 1, taken: 1 });
  });

  it('leaves out extra intakes, medicines taken only when needed, and deleted ones', async () => {
    const [daily, needed, deleted] = [
      await add({ frequency: 'Once daily', times: ['08:00'] }),
      await add({ name: 'Paracetamol 500 mg', frequency: 'Only when needed', times: [] }),
      await add({ name: 'Simvastatin 20 mg' }),
    ];
    await at(thursday);
    const extra = { date: '2025-12-30', time: '10:00', isExtra: true };
    for (const valueFrom of [daily, needed])
      await patient.call('POST', '/diary-histories/medication', { ...extra, valueFrom });
    await take(deleted, '2025-12-30', '08:00');
    await patient.call('DELETE', `${path}/${deleted}`);
    const { total, medicines } = await figures(2);
    expect(total).toMatchObject({ due: 10, taken: 0 });
    expect(medicines).toMatchObject([{ medicationUuid: daily }]);
  });

  it('counts doses without a time from the day after the medicine was added', async () => {
    const uuid = await add({ times: [] });
    await at('2025-12-24T04:00:00.000Z');
    await skip(uuid, { date: '2025-12-23', number: 1 });
    expect((await figures(1)).parts).toEqual([
      { part: 'any_time', due: 2, taken: 0, skipped: 1, percent: null },
    ]);
  });

  it('is of the own medicines only', async () => {
    await add();
    await at(thursday);
    const other = await server.welcome();
    expect((await other.call('GET', `${path}/adherence`)).json()).toMatchObject({
      total: { due: 0, percent: null },
      medicines: [],
    });
  });
});

it('is the same in the record that a doctor with a care relation opens, which the patient sees', async () => {
  patient = await server.welcome({ nric: 'S0000001I' });
  await add();
  await at(thursday);
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const read = () => doctor.call('GET', `/patients/${patient.id}`);
  expect((await read()).json().code).toBe('care_relation_required');
  expect((await doctor.call('GET', `${path}/adherence`)).statusCode).toBe(403);
  await patient.call('GET', '/join-queue-plato?nric=S0000001I');
  expect((await read()).json().adherence).toEqual(await figures());
  expect((await patient.call('GET', '/access-log')).json().items).toMatchObject([
    { action: 'record_opened' },
  ]);
});
