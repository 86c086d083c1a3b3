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

const other = { ...daily, frequency: 'Other' };

describe('a recurrence of its own', () => {
  it.each<[string, object, number[]]>([
    ['every three days', { repeat: { kind: 'days', every: 3 } }, [4, 7, 10, 13]],
    [
      'every second week, on its weekdays',
      { repeat: { kind: 'weeks', every: 2 }, reminderFrequency: 'Weekly', days: [1, 5] },
      [2, 12],
    ],
    ['every week without weekdays', { repeat: { kind: 'weeks', every: 1 } }, [8, 15]],
    ['three days of five', { repeat: { kind: 'cycle', onDays: 3, offDays: 2 } }, [2, 3, 6, 7, 8, 11, 12, 13]],
    ['every 36 hours', { repeat: { kind: 'hours', every: 36 } }, [2, 4, 5, 7, 8, 10, 11, 13, 14]],
    [
      'in a course',
      { repeat: { kind: 'days', every: 2 }, startsOn: '2026-01-06', endsOn: '2026-01-10' },
      [6, 8, 10],
    ],
    [
      'counted from a day before it was entered',
      { repeat: { kind: 'days', every: 5 }, startsOn: '2025-12-29' },
      [3, 8, 13],
    ],
  ])('%s', async (_name, schedule, days) => {
    expect((await add({ ...other, ...schedule })).statusCode).toBe(201);
    expect(await doseDays()).toEqual(days);
  });

  it('every second month has its dose on the day of the first, and a reminder far ahead', async () => {
    const added = await add({ ...other, repeat: { kind: 'months', every: 2 }, startsOn: '2025-12-31' });
    expect(added.json()).toMatchObject({ repeat: { kind: 'months', every: 2 }, startsOn: '2025-12-31' });
    const found = await patient.call('GET', `${path}/doses?date=2026-02-28`);
    expect(found.json().items).toHaveLength(1);
  });

  it('a taper has the amount of its day, and the stock is counted with it', async () => {
    const steps = [
      { from: '2026-01-04', dose: 1 },
      { from: '2026-01-06', dose: 0.5 },
    ];
    const course = { ...daily, frequency: 'Once daily', dose: 2, steps, endsOn: '2026-01-07', remaining: 8 };
    expect((await add(course)).json()).toMatchObject({
      steps,
      endsOn: '2026-01-07',
      runsOutOn: '2026-01-06',
    });
    const amounts = [3, 5, 6, 8].map(async (day) => {
      const { items } = (await patient.call('GET', `${path}/doses?date=2026-01-0${day}`)).json();
      return items.map(({ dose }: { dose: number }) => dose);
    });
    expect(await Promise.all(amounts)).toEqual([[2], [1], [0.5], []]);
  });

  it('a dose of a taper is recorded with the amount that is due, and with the note of the patient', async () => {
    const steps = [{ from: '2026-01-01', dose: 0.5 }];
    const { uuid } = (
      await add({ ...daily, times: ['23:00'], frequency: 'Once daily', startsOn: '2025-12-20', steps })
    ).json();
    const due = { dueDate: '2026-01-01', dueTime: '23:00', note: ' Felt dizzy ' };
    const taken = { valueFrom: uuid, date: '2026-01-01', time: '08:00', ...due };
    const recorded = await patient.call('POST', '/diary-histories/medication', taken);
    expect(recorded.json()).toMatchObject({ dose: 0.5, note: 'Felt dizzy' });
  });

  it('that began before it was entered asks for no dose of the days before', async () => {
    const began = { startsOn: '2025-12-20', frequency: 'Once daily' };
    await add({ ...began, ...daily, times: ['08:00'] });
    const open = async () =>
      (await patient.call('GET', `${path}/doses?date=2026-01-01&openSince=2025-12-25`)).json().items;
    expect(await open()).toHaveLength(0);
    await add(began);
    expect(await open()).toMatchObject([{ date: '2026-01-01', time: null }]);
  });

  it('is read from a form, and cleared by an empty member', async () => {
    patient = await server.welcome();
    const send = async (method: 'POST' | 'PATCH', url: string, payload: string) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = { authorization: `Bearer ${patient.token}`, ...type };
      return (await server.app.inject({ method, url: `/api${url}`, headers, payload })).json();
    };
    const medicine = 'name=A&route=Oral&unit=tablet&dose=1&frequency=Other&endsOn=2026-03-01';
    const when = 'repeat[kind]=weeks&repeat[every]=2&steps[0][from]=2026-02-01&steps[0][dose]=0.5';
    const added = await send('POST', path, `${medicine}&${when}`);
    expect(added).toMatchObject({
      repeat: { kind: 'weeks', every: 2 },
      endsOn: '2026-03-01',
      steps: [{ from: '2026-02-01', dose: 0.5 }],
    });
    const emptied = await send('PATCH', `${path}/${added.uuid}`, 'repeat=&steps=&endsOn=');
    expect(emptied).toMatchObject({ repeat: null, steps: [], endsOn: null });
  });

  it('ends with another frequency', async () => {
    const { uuid } = (await add({ ...other, repeat: { kind: 'days', every: 3 } })).json();
    const changed = await patient.call('PATCH', `${path}/${uuid}`, { frequency: 'Once daily' });
    expect(changed.json()).toMatchObject({ frequency: 'Once daily', repeat: null });
  });

  it.each<[string, object, string, string]>([
    [
      'with a frequency that says otherwise',
      { frequency: 'Once daily', repeat: { kind: 'days', every: 3 } },
      'repeat',
      'Choose “Other” to set your own days, or “Only when needed” to set a daily maximum.',
    ],
    ['without its number', { ...other, repeat: { kind: 'days' } }, 'repeat', 'Say how often it repeats.'],
    [
      'that ends before it begins',
      { ...other, startsOn: '2026-02-02', endsOn: '2026-02-01' },
      'endsOn',
      'The last day is before the first. Choose a later one.',
    ],
    [
      'with steps out of order',
      {
        ...other,
        steps: [
          { from: '2026-01-05', dose: 1 },
          { from: '2026-01-05', dose: 2 },
        ],
      },
      'steps',
      'Each change needs a later day than the one before it, and the first day comes before all of them.',
    ],
    [
      'every 13 months',
      { ...other, repeat: { kind: 'months', every: 13 } },
      'repeat',
      'This is too long. At most 52 weeks or 12 months lie between two doses.',
    ],
    [
      'every 0 hours',
      { ...other, repeat: { kind: 'hours', every: 0 } },
      'repeat.every',
      'Enter a number from 1 to 366.',
    ],
  ])('%s is refused', async (_name, medicine, name, message) => {
    const refused = await add(medicine);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields[0]).toEqual({ name, message });
  });
});

describe('a medicine taken when needed', () => {
  const take = async (uuid: string, time: string) =>
    await patient.call('POST', '/diary-histories/medication', { valueFrom: uuid, date: '2026-01-01', time });

  it('is asked about within the time, and above the number of doses, that the patient was told', async () => {
    const repeat = { kind: 'as_needed', mostPerDay: 2, gapHours: 3 };
    const { uuid } = (await add({ frequency: 'Only when needed', regularly: false, repeat })).json();
    expect((await take(uuid, '00:10')).statusCode).toBe(201);
    const soon = await take(uuid, '03:00');
    expect([soon.statusCode, soon.json().code]).toEqual([409, 'dose_soon']);
    expect(soon.json().fields[0].message).toContain('Wait until 03:10 before you take the next');
    expect((await take(uuid, '03:10')).statusCode).toBe(201);
    const above = await take(uuid, '07:00');
    expect([above.statusCode, above.json().code]).toEqual([409, 'daily_maximum']);
    expect(above.json().fields[0].message).toContain('Your list says at most 2.');
  });
});
