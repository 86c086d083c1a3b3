import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('returns all entries of one day, earliest first, and none of the adjacent days', async () => {
  const person = await server.welcome();
  const add = (path: string, entry: object) => person.call('POST', `/diary-histories/${path}`, entry);
  const day = { date: '2025-12-31' };
  await add('sugar', { ...day, time: '19:00', valueFrom: 7 });
  await add('sugar', { ...day, time: '00:00', valueFrom: 5 });
  await add('weight', { ...day, time: '23:59', valueFrom: 61.5 });
  await add('exercise', { ...day, time: '18:00', valueFrom: 30 });
  await add('height', { ...day, time: '18:00', height: 158 });
  await add('blood-pressure', { ...day, time: '08:00', valueFrom: 128, valueTo: 82 });
  await add('sugar', { date: '2025-12-30', time: '23:59', valueFrom: 6 });
  await add('sugar', { date: '2026-01-01', time: '00:00', valueFrom: 6 });
  const details = (await person.call('GET', '/diary-histories/details?date=2025-12-31')).json();
  expect(details).toMatchObject({ date: '2025-12-31', timeZone: 'Asia/Singapore', medication: [] });
  expect(details.sugar.map(({ valueFrom }: { valueFrom: number }) => valueFrom)).toEqual([5, 7]);
  expect(details.weight).toHaveLength(1);
  expect(details.exercise).toHaveLength(1);
  expect(details.bloodPressure).toMatchObject([{ valueFrom: 128, valueTo: 82 }]);
});

it('finds entries of a day that a clock change made longer, and of zones at the date line', async () => {
  server.clock.set('2026-11-21T00:00:00.000Z');
  const person = await server.welcome({ timeZone: 'America/New_York' });
  const add = (entry: object) => person.call('POST', '/diary-histories/weight', { valueFrom: 60, ...entry });
  const clockChange = { date: '2026-11-01' };
  const first = (await add({ ...clockChange, time: '00:00' })).json();
  const last = (await add({ ...clockChange, time: '23:59' })).json();
  expect(Date.parse(last.measuredAt) - Date.parse(first.measuredAt)).toBe((24 * 60 + 59) * 60_000);
  await add({ ...clockChange, time: '00:00', timeZone: 'Pacific/Kiritimati' });
  await add({ ...clockChange, time: '23:59', timeZone: 'Pacific/Pago_Pago' });
  const details = (await person.call('GET', '/diary-histories/details?date=2026-11-01')).json();
  expect(details.weight).toHaveLength(4);
  server.clock.set('2026-01-01T04:00:00.000Z');
});

it('returns no entries of another account, and refuses an invalid date', async () => {
  const [owner, other] = [await server.welcome(), await server.welcome()];
  await owner.call('POST', '/diary-histories/weight', { date: '2026-01-01', time: '08:00', valueFrom: 60 });
  const details = (await other.call('GET', '/diary-histories/details?date=2026-01-01')).json();
  expect(details.weight).toEqual([]);
  expect((await other.call('GET', '/diary-histories/details?date=yesterday')).statusCode).toBe(422);
  expect((await other.call('GET', '/diary-histories/details')).statusCode).toBe(422);
});

it.each([
  ['0000-01-01', 422],
  ['9999-12-31', 422],
  ['2025-02-30', 422],
  ['0001-01-02', 200],
])('responds to the day %s, at the limit of the calendar, with %i', async (date, status) => {
  const person = await server.welcome();
  const answer = await person.call('GET', `/diary-histories/details?date=${date}`);
  expect(answer.statusCode).toBe(status);
});
