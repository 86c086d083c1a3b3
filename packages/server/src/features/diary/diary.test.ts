import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const path = '/diary-histories/blood-pressure';
const reading = { valueFrom: 128, valueTo: 82, date: '2026-01-01', time: '08:15' };

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

function addWithKey(person: SignedIn, key: string, payload: object) {
  const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': key };
  return server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
}

describe('adding a blood-pressure entry', () => {
  it('returns the entry as stored, with the instant in UTC', async () => {
    const answer = await patient.call('POST', path, reading);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...reading,
      timeZone: 'Asia/Singapore',
      measuredAt: '2026-01-01T00:15:00.000Z',
    });
  });

  it('removes members that are not in the contract', async () => {
    const answer = await patient.call('POST', path, { ...reading, ownerId: 'somebody', uuid: 'mine' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().uuid).not.toBe('mine');
  });

  it.each([
    [{ valueFrom: 39, valueTo: 30 }, 'valueFrom', 'The upper number must be between 40 and 300 mmHg.'],
    [{ valueFrom: 301 }, 'valueFrom', 'The upper number must be between 40 and 300 mmHg.'],
    [{ valueFrom: '128' }, 'valueFrom', 'The upper number must be between 40 and 300 mmHg.'],
    [{ valueTo: 19 }, 'valueTo', 'The lower number must be between 20 and 200 mmHg.'],
    [{ valueFrom: 299, valueTo: 201 }, 'valueTo', 'The lower number must be between 20 and 200 mmHg.'],
    [
      { valueFrom: 90, valueTo: 90 },
      'valueFrom',
      'The upper number must be higher than the lower one. Check both on your monitor.',
    ],
    [{ date: '2026-02-30' }, 'date', 'Enter a date as year, month and day, for example 2026-01-31.'],
    [{ date: '1899-12-31' }, 'date', 'This day is too long ago. Check the year.'],
    [{ time: '24:00' }, 'time', 'Enter the time as hours and minutes, for example 08:15.'],
    [{ date: '2026-01-02' }, 'date', 'This day is in the future. Choose today or an earlier day.'],
    [{ time: '12:03' }, 'time', 'This time is in the future. Choose the time when you measured.'],
    [
      { timeZone: 'Asia/Atlantis' },
      'timeZone',
      'This time zone is not known. Use a name such as Asia/Singapore.',
    ],
    [{ timeZone: '+08:00' }, 'timeZone', 'This time zone is not known. Use a name such as Asia/Singapore.'],
  ])('refuses %j with the reason', async (change, name, message) => {
    const answer = await patient.call('POST', path, { ...reading, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid', message: 'Please check the highlighted fields.' });
    expect(answer.json().fields).toEqual([{ name, message }]);
  });

  it.each([
    [300, 200],
    [270, 150],
    [55, 28],
    [40, 20],
  ])('accepts %i/%i, which a monitor can show', async (valueFrom, valueTo) => {
    const person = await server.welcome();
    const answer = await person.call('POST', path, { ...reading, valueFrom, valueTo });
    expect(answer.json()).toMatchObject({ valueFrom, valueTo });
  });

  it("refuses a reading from before the patient's birth", async () => {
    const person = await server.welcome();
    const born = { dateOfBirth: '1961-04-12' };
    expect((await person.call('POST', `/users/${person.id}`, born)).statusCode).toBe(200);
    const message = 'This day is before your date of birth. Check the year.';
    expect((await person.call('POST', path, { ...reading, date: '1960-01-01' })).json().fields).toEqual([
      { name: 'date', message },
    ]);
    expect((await person.call('POST', path, { ...reading, date: '1961-04-12' })).statusCode).toBe(201);
  });

  it('reports several invalid fields in the order of the form', async () => {
    const { fields } = (await patient.call('POST', path, { time: 'noon', valueFrom: 0 })).json();
    expect(fields.map(({ name }: { name: string }) => name)).toEqual([
      'valueFrom',
      'valueTo',
      'date',
      'time',
    ]);
  });

  it("accepts the present minute in the reading's own time zone", async () => {
    expect((await patient.call('POST', path, { ...reading, time: '12:00' })).statusCode).toBe(201);
    const inAuckland = { ...reading, time: '17:00', timeZone: 'Pacific/Auckland' };
    expect((await patient.call('POST', path, inAuckland)).json().measuredAt).toBe('2026-01-01T04:00:00.000Z');
    const inHonolulu = { ...reading, timeZone: 'Pacific/Honolulu' };
    expect((await patient.call('POST', path, inHonolulu)).statusCode).toBe(422);
  });

  it('accepts numbers as text in forms', async () => {
    const headers = {
      authorization: `Bearer ${patient.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const payload = 'valueFrom=128&valueTo=82&date=2026-01-01&time=08%3A15';
    const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    expect(answer.json()).toMatchObject({ valueFrom: 128, valueTo: 82 });
  });
});

describe('a repeated request with an idempotency key', () => {
  it('stores one entry and gets the same response, even for twenty concurrent requests', async () => {
    const person = await server.welcome();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => addWithKey(person, 'key-0001', reading)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await person.call('GET', path)).json().items).toHaveLength(1);
  });

  it('ignores the order of the members', async () => {
    const person = await server.welcome();
    const first = await addWithKey(person, 'key-0002', reading);
    const { time, ...rest } = reading;
    expect((await addWithKey(person, 'key-0002', { time, ...rest })).body).toBe(first.body);
  });

  it('is refused when the key was used for another entry', async () => {
    const person = await server.welcome();
    await addWithKey(person, 'key-0003', reading);
    const answer = await addWithKey(person, 'key-0003', { ...reading, valueFrom: 130 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('idempotency_mismatch');
  });

  it("is independent of another account's key of the same name", async () => {
    const [one, other] = [await server.welcome(), await server.welcome()];
    const first = (await addWithKey(one, 'key-0004', reading)).json();
    const second = await addWithKey(other, 'key-0004', reading);
    expect(second.statusCode).toBe(201);
    expect(second.json().uuid).not.toBe(first.uuid);
    expect((await addWithKey(one, 'key-0004', reading)).json()).toEqual(first);
  });

  it('may be corrected after a refusal, and repeated after a day', async () => {
    const person = await server.welcome();
    expect((await addWithKey(person, 'key-0005', { ...reading, valueTo: 200 })).statusCode).toBe(422);
    expect((await addWithKey(person, 'key-0005', { ...reading, date: '2027-01-01' })).statusCode).toBe(422);
    expect((await addWithKey(person, 'key-0005', reading)).statusCode).toBe(201);
    server.clock.advance(24 * 3_600_000 + 1);
    const later = await server.signIn(person);
    expect((await addWithKey(later, 'key-0005', { ...reading, valueFrom: 131 })).statusCode).toBe(201);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('is refused when the key is invalid', async () => {
    const answer = await addWithKey(patient, 'short', reading);
    expect(answer.json().fields).toEqual([
      { name: 'idempotency-key', message: 'Enter at least 8 characters.' },
    ]);
  });
});

describe('the list of entries', () => {
  it('has pages, newest first, that neither miss nor repeat an entry at equal instants', async () => {
    const person = await server.welcome();
    const times = ['08:00', '08:00', '08:00', '09:00', '07:00'];
    for (const time of times) await person.call('POST', path, { ...reading, time });
    const seen: { uuid: string; time: string }[] = [];
    let cursor = '';
    do {
      const page = (await person.call('GET', `${path}?limit=2${cursor}`)).json();
      seen.push(...page.items);
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(seen.map(({ time }) => time)).toEqual(['09:00', '08:00', '08:00', '08:00', '07:00']);
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(times.length);
  });

  it.each(['limit=0', 'limit=501', 'limit=many', 'cursor=nonsense', 'cursor='])(
    'refuses %s',
    async (query) => {
      expect((await patient.call('GET', `${path}?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('an entry of another account', () => {
  it('is neither listed nor deleted, and gets the response of a missing entry', async () => {
    const victim = await server.welcome();
    const { uuid } = (await victim.call('POST', path, reading)).json();
    const foreign = await patient.call('DELETE', `${path}/${uuid}`);
    const unknown = await patient.call('DELETE', `${path}/00000000-0000-4000-8000-000000000000`);
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect((await patient.call('GET', path)).body).not.toContain(uuid);
    expect((await victim.call('GET', path)).json().items).toHaveLength(1);
  });

  it('is not accessible to doctors and admins', async () => {
    for (const role of ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const) {
      const staff = await server.welcome({ role });
      expect((await staff.call('GET', path)).json().code).toBe('not_allowed');
    }
  });
});

it('deletes the own entry once', async () => {
  const { uuid } = (await patient.call('POST', path, reading)).json();
  expect((await patient.call('DELETE', `${path}/${uuid}`)).statusCode).toBe(204);
  expect((await patient.call('DELETE', `${path}/${uuid}`)).statusCode).toBe(404);
});
