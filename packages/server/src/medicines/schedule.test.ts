import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';

const path = '/users/medications';
const tablet = { name: 'Vitamin D', route: 'Oral', unit: 'tablet', dose: 1, quantity: 30 };
/** A request as specified: a daily reminder sends day 0. */
const daily = { reminder: true, reminderFrequency: 'Daily', days: [0], times: ['08:00'] };

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function add(medicine: object) {
  patient = await server.welcome();
  return await patient.call('POST', path, { ...tablet, ...medicine });
}

/**
 * Returns the days of January 2026 with a dose, up to the 15th. The dose of the 1st was due before the medicine
 * was added.
 */
async function doseDays(): Promise<number[]> {
  const days = Array.from({ length: 15 }, (_, index) => index + 1);
  const counts = await Promise.all(
    days.map(async (day) => {
      const date = `2026-01-${String(day).padStart(2, '0')}`;
      return (await patient.call('GET', `${path}/doses?date=${date}`)).json().items.length;
    }),
  );
  return days.filter((_, index) => counts[index] > 0);
}

describe('the schedule of a medicine', () => {
  it('taken every other day is never due each day, regardless of the days', async () => {
    const added = await add({ ...daily, frequency: 'Every other day', remaining: 4 });
    expect(added.json()).toMatchObject({ days: [0], daysRemaining: 8, runsOutOn: '2026-01-09' });
    expect(await doseDays()).toEqual([3, 5, 7, 9, 11, 13, 15]);
  });

  it('taken once a week has one weekday; eight tablets last eight weeks', async () => {
    const weekly = { ...daily, reminderFrequency: 'Weekly', frequency: 'Once a week', remaining: 8 };
    const refused = await add({ ...weekly, days: [1, 3, 5] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual([
      {
        name: 'days',
        message:
          'These are more days than you take it on. Choose fewer days, or change how often you take it.',
      },
    ]);
    // 1 January 2026 is a Thursday.
    const added = await add({ ...weekly, days: [4] });
    expect(added.json()).toMatchObject({ daysRemaining: 56, runsOutOn: '2026-02-26' });
    expect(await doseDays()).toEqual([8, 15]);
  });

  it('taken once a week without a weekday keeps the weekday it was added on', async () => {
    await add({ ...daily, frequency: 'Once a week' });
    expect(await doseDays()).toEqual([8, 15]);
  });

  it('taken daily is due each day, and every dose of the day counts for the supply', async () => {
    const added = await add({ ...daily, frequency: 'Three times daily', remaining: 6 });
    expect(added.json()).toMatchObject({ daysRemaining: 2, runsOutOn: '2026-01-03' });
    expect(await doseDays()).toHaveLength(14);
  });
});
