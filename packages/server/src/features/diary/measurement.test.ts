import { PLAUSIBILITY_LIMITS } from '@vitalane/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const when = { date: '2026-01-01', time: '08:15' };
const { glucoseMmolL, weightKg, heightCm } = PLAUSIBILITY_LIMITS;

/** Each kind, with a valid entry, the name of its number, and its limits. */
const kinds = [
  {
    path: 'sugar',
    name: 'valueFrom',
    limits: glucoseMmolL,
    message: 'Blood sugar must be between 0.6 and 60 mmol/L.',
  },
  { path: 'weight', name: 'valueFrom', limits: weightKg, message: 'Weight must be between 20 and 350 kg.' },
  { path: 'height', name: 'height', limits: heightCm, message: 'Height must be between 100 and 250 cm.' },
  {
    path: 'exercise',
    name: 'valueFrom',
    limits: { min: 1, max: 1440 },
    message: 'Enter a whole number of minutes from 1 to 1440.',
  },
].map((kind) => ({
  ...kind,
  url: `/diary-histories/${kind.path}`,
  entry: { ...when, [kind.name]: kind.limits.max },
}));
const deletable = kinds.filter(({ path }) => path !== 'height');

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

describe.each(kinds)('a $path entry', ({ url, entry, name, limits, message }) => {
  it('is returned as stored, with the instant in UTC, and listed', async () => {
    const person = await server.welcome();
    const answer = await person.call('POST', url, entry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...entry,
      timeZone: 'Asia/Singapore',
      measuredAt: '2026-01-01T00:15:00.000Z',
    });
    expect((await person.call('GET', url)).json()).toEqual({ items: [answer.json()], nextCursor: null });
  });

  it('is accepted up to the plausible limits and refused beyond them, with the reason', async () => {
    for (const value of [limits.min, limits.max]) {
      expect((await patient.call('POST', url, { ...entry, [name]: value })).statusCode).toBe(201);
    }
    for (const value of [limits.min - 0.5, limits.max + 1, 'many', null]) {
      const answer = await patient.call('POST', url, { ...entry, [name]: value });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual([{ name, message }]);
    }
  });

  it('is refused in the future of its own time zone, or in an unknown zone', async () => {
    const inHonolulu = { ...entry, timeZone: 'Pacific/Honolulu' };
    const futureDay = 'This day is in the future. Choose today or an earlier day.';
    const [field] = (await patient.call('POST', url, inHonolulu)).json().fields;
    expect(field).toEqual({ name: 'date', message: futureDay });
    const nowhere = await patient.call('POST', url, { ...entry, timeZone: 'Asia/Atlantis' });
    expect(nowhere.json().fields).toEqual([
      { name: 'timeZone', message: 'This time zone is not known. Use a name such as Asia/Singapore.' },
    ]);
  });

  it('is stored once for repeated requests with the same key', async () => {
    const person = await server.welcome();
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': 'once-only' };
    const send = () => server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload: entry });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await person.call('GET', url)).json().items).toHaveLength(1);
  });

  it('is not accessible to doctors and admins', async () => {
    for (const role of ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const) {
      const staff = await server.welcome({ role });
      expect((await staff.call('GET', url)).json().code).toBe('not_allowed');
      expect((await staff.call('POST', url, entry)).json().code).toBe('not_allowed');
    }
  });

  it('has pages, newest first, that neither miss nor repeat one', async () => {
    const person = await server.welcome();
    for (const time of ['08:00', '09:00', '08:00']) await person.call('POST', url, { ...entry, time });
    const first = (await person.call('GET', `${url}?limit=2`)).json();
    const second = (await person.call('GET', `${url}?limit=2&cursor=${first.nextCursor}`)).json();
    const seen: { uuid: string; time: string }[] = [...first.items, ...second.items];
    expect(seen.map(({ time }) => time)).toEqual(['09:00', '08:00', '08:00']);
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(3);
    expect(second.nextCursor).toBeNull();
  });
});

describe.each(deletable)('deleting a $path entry', ({ url, entry }) => {
  it('removes an own entry once, and treats a foreign one like a missing one', async () => {
    const owner = await server.welcome();
    const { uuid } = (await owner.call('POST', url, entry)).json();
    const foreign = await patient.call('DELETE', `${url}/${uuid}`);
    const unknown = await patient.call('DELETE', `${url}/${unknownId}`);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await owner.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(204);
    expect((await owner.call('DELETE', `${url}/${uuid}`)).statusCode).toBe(404);
  });

  it('does not affect an entry of another kind, which does not list it either', async () => {
    const other = url.endsWith('sugar') ? kinds[1] : kinds[0];
    const { uuid } = (await patient.call('POST', url, entry)).json();
    expect((await patient.call('DELETE', `${other?.url}/${uuid}`)).statusCode).toBe(404);
    expect((await patient.call('GET', `${other?.url}?limit=500`)).body).not.toContain(uuid);
  });
});

it('keeps the context of a blood sugar, and null without one', async () => {
  const entry = { ...when, valueFrom: 6.4 };
  const url = '/diary-histories/sugar';
  expect((await patient.call('POST', url, entry)).json().context).toBeNull();
  for (const context of ['fasting', 'before_meal', 'after_meal', 'bedtime', 'other']) {
    expect((await patient.call('POST', url, { ...entry, context })).json().context).toBe(context);
  }
  expect((await patient.call('POST', url, { ...entry, context: 'never' })).statusCode).toBe(422);
});

it('defaults the intensity of exercise to moderate', async () => {
  const entry = { ...when, valueFrom: 30 };
  const url = '/diary-histories/exercise';
  expect((await patient.call('POST', url, entry)).json().intensity).toBe('moderate');
  expect((await patient.call('POST', url, { ...entry, intensity: 'vigorous' })).json().intensity).toBe(
    'vigorous',
  );
});

it('explains how to correct exercise in the future', async () => {
  const answer = await patient.call('POST', '/diary-histories/exercise', {
    ...when,
    time: '23:00',
    valueFrom: 30,
  });
  expect(answer.json().fields).toEqual([
    { name: 'time', message: 'This time is in the future. Choose the time when you exercised.' },
  ]);
});

it('dates a height without a day as of now, in the own time zone', async () => {
  const answer = await patient.call('POST', '/diary-histories/height', { height: 158 });
  expect(answer.json()).toMatchObject({ date: '2026-01-01', time: '12:00', timeZone: 'Asia/Singapore' });
});

describe('the days with blood-sugar entries', () => {
  it('are listed newest first with their number of entries, each day once over all pages', async () => {
    const person = await server.welcome();
    const days = ['2025-12-29', '2025-12-31', '2025-12-31', '2025-12-30', '2026-01-01'];
    for (const date of days) {
      await person.call('POST', '/diary-histories/sugar', { date, time: '07:00', valueFrom: 6 });
    }
    const url = '/diary-histories/sugar/list-dates?limit=2';
    const first = (await person.call('GET', url)).json();
    expect(first.items).toEqual([
      { date: '2026-01-01', entries: 1 },
      { date: '2025-12-31', entries: 2 },
    ]);
    const second = (await person.call('GET', `${url}&cursor=${first.nextCursor}`)).json();
    expect(second.items.map(({ date }: { date: string }) => date)).toEqual(['2025-12-30', '2025-12-29']);
    expect(second.nextCursor).toBeNull();
  });

  it("are those of the entry's own time zone", async () => {
    const person = await server.welcome({ timeZone: 'Asia/Singapore' });
    const inLondon = { date: '2025-12-31', time: '23:30', timeZone: 'Europe/London', valueFrom: 6 };
    await person.call('POST', '/diary-histories/sugar', inLondon);
    const { items } = (await person.call('GET', '/diary-histories/sugar/list-dates')).json();
    expect(items).toEqual([{ date: '2025-12-31', entries: 1 }]);
  });
});
