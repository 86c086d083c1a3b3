import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

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
  patient = await server.welcome();
  server.clock.set('2025-12-31T04:00:00.000Z');
  const { uuid } = (await patient.call('POST', path, { ...medicine, ...change })).json();
  server.clock.set('2026-01-01T04:00:00.000Z');
  return uuid;
}

interface ShownDose {
  time: string | null;
  status: string;
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

  it('count for the first open one when none was named', async () => {
    const uuid = await withMedicine();
    await patient.call('PATCH', `${path}/${uuid}/doses`, { date: today, time: '08:00', answer: 'skipped' });
    await take(uuid);
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
