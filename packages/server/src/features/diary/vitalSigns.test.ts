import { entryLimits, VITAL_SIGNS } from '@vitalane/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const path = '/diary-histories/vital-signs';
const when = { date: '2026-01-01', time: '08:15' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(VITAL_SIGNS)('%s', (kind) => {
  const { min, max } = entryLimits(kind);
  const list = `${path}?kind=${kind}`;

  it('is stored, listed by its kind, shown on its day, and deleted', async () => {
    const patient = await server.welcome();
    const others = VITAL_SIGNS.filter((other) => other !== kind);
    for (const other of others)
      await patient.call('POST', path, { ...when, kind: other, value: entryLimits(other).max });
    const saved = await patient.call('POST', path, { ...when, kind, value: max });
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({
      ...when,
      kind,
      value: max,
      timeZone: 'Asia/Singapore',
      measuredAt: '2026-01-01T00:15:00.000Z',
    });
    expect((await patient.call('GET', list)).json()).toEqual({ items: [saved.json()], nextCursor: null });
    const day = (await patient.call('GET', '/diary-histories/details?date=2026-01-01')).json();
    expect(day.vitalSigns).toHaveLength(VITAL_SIGNS.length);
    expect(day.vitalSigns).toContainEqual(saved.json());
    expect((await patient.call('DELETE', `${path}/${saved.json().uuid}`)).statusCode).toBe(204);
    expect((await patient.call('GET', list)).json().items).toEqual([]);
  });

  it('is refused outside its limits, together with a wrong day', async () => {
    const patient = await server.welcome();
    for (const value of [min - 1, max + 1]) {
      const refused = await patient.call('POST', path, { date: '2026-02-01', time: '08:00', kind, value });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields.map(({ name }: { name: string }) => name)).toEqual(['value', 'date']);
    }
    expect((await patient.call('GET', list)).json().items).toEqual([]);
  });
});

it.each([
  ['pulse', 72.5, 'Enter a whole number from 20 to 250 bpm.'],
  ['oxygen', 101, 'Enter a whole number from 50 to 100 %.'],
  ['temperature', 98.6, 'Enter a number with one decimal from 30 to 45 °C.'],
  ['temperature', 37.25, 'Enter a number with one decimal from 30 to 45 °C.'],
])('a %s of %s is refused with its limits', async (kind, value, message) => {
  const patient = await server.welcome();
  const refused = await patient.call('POST', path, { ...when, kind, value });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual([{ name: 'value', message }]);
});

it('an unknown kind is refused, and a weight is not deleted as a vital sign', async () => {
  const patient = await server.welcome();
  expect((await patient.call('POST', path, { ...when, kind: 'weight', value: 60 })).statusCode).toBe(422);
  expect((await patient.call('GET', `${path}?kind=weight`)).statusCode).toBe(422);
  const weight = await patient.call('POST', '/diary-histories/weight', { ...when, valueFrom: 60 });
  expect((await patient.call('DELETE', `${path}/${weight.json().uuid}`)).statusCode).toBe(404);
});
