import { randomUUID } from 'node:crypto';
import { FORM_CODES } from '@vitalane/clinical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { notification } from '../../db/schema.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

async function notify(ownerId: string, title: string, createdAt: string) {
  await server.db
    .insert(notification)
    .values({ id: randomUUID(), ownerId, title, body: 'Text', createdAt: new Date(createdAt) });
}

describe('notifications', () => {
  it('are those of the account, newest first', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    await notify(person.id, 'Older', '2025-12-01T00:00:00Z');
    await notify(person.id, 'Newer', '2025-12-02T00:00:00Z');
    await notify(other.id, 'Private', '2025-12-03T00:00:00Z');
    const page = (await person.call('GET', '/get-notifications')).json();
    expect(page.items.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older']);
    expect(page.nextCursor).toBeNull();
  });

  it('are an empty list for an account without any', async () => {
    const person = await server.welcome();
    expect((await person.call('GET', '/get-notifications')).json()).toEqual({ items: [], nextCursor: null });
  });
});

describe('diagnoses', () => {
  it("are recorded in the patient's words, listed newest first, and deleted once", async () => {
    const person = await server.welcome();
    const first = await person.call('POST', '/diagnoses', { name: 'High blood pressure' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      name: 'High blood pressure',
      createdAt: '2026-01-01T04:00:00.000Z',
    });
    server.clock.advance(1000);
    await person.call('POST', '/diagnoses', { name: 'Gout' });
    const names = () =>
      person
        .call('GET', '/diagnoses')
        .then((answer) => answer.json().items.map(({ name }: { name: string }) => name));
    expect(await names()).toEqual(['Gout', 'High blood pressure']);
    const path = `/diagnoses/${first.json().uuid}`;
    expect((await patient.call('DELETE', path)).statusCode).toBe(404);
    expect((await person.call('DELETE', path)).statusCode).toBe(204);
    expect((await person.call('DELETE', path)).statusCode).toBe(404);
    expect(await names()).toEqual(['Gout']);
    const record = (await person.call('GET', '/health-record')).json();
    expect(record.questions).toEqual([]);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('are recorded once for repeated requests with the same key', async () => {
    const person = await server.welcome();
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': 'diagnosis-1' };
    const payload = { name: 'Asthma' };
    const send = () => server.app.inject({ method: 'POST', url: '/api/diagnoses', headers, payload });
    expect((await send()).body).toBe((await send()).body);
    expect((await person.call('GET', '/diagnoses')).json().items).toHaveLength(1);
  });

  it.each([
    ['Gout', 'gout', 'Gout'],
    ['HTN', 'High blood pressure', 'HTN'],
    ['Tennis elbow', ' tennis  elbow', 'Tennis elbow'],
  ])('refuse %s in addition to %s', async (first, second, shown) => {
    const person = await server.welcome();
    await person.call('POST', '/diagnoses', { name: first });
    const answer = await person.call('POST', '/diagnoses', { name: second });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      { name: 'name', message: `You already have “${shown}” in your list.` },
    ]);
  });

  it('appear in the record by their code, and raise a question after their deletion', async () => {
    const person = await server.welcome();
    const record = async () => (await person.call('GET', '/health-record')).json();
    const { uuid } = (await person.call('POST', '/diagnoses', { name: 'T2DM' })).json();
    expect((await record()).entries).toMatchObject([{ item: 'type_2_diabetes', value: 'yes' }]);
    server.clock.set('2026-01-02T04:00:00.000Z');
    const later = await server.signIn(person);
    await later.call('DELETE', `/diagnoses/${uuid}`);
    const after = (await later.call('GET', '/health-record')).json();
    expect(after).toMatchObject({
      entries: [{ item: 'type_2_diabetes', value: 'yes', hasQuestion: true }],
      questions: [{ item: 'type_2_diabetes', kind: 'confirm_no' }],
    });
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('follow the health record', async () => {
    const person = await server.welcome();
    const list = async () => (await person.call('GET', '/diagnoses')).json().items;
    const state = (item: string, says: string) =>
      person.call('POST', '/health-record', { statements: [{ item, says, confirmed: true }] });
    await person.call('POST', '/diagnoses', { name: 'gout' });
    await state('familial_hypercholesterolaemia', 'present');
    expect(await list()).toMatchObject([
      { name: 'gout', uuid: expect.any(String) },
      { name: 'Inherited high cholesterol (familial hypercholesterolaemia)', uuid: null, createdAt: null },
    ]);
    server.clock.advance(1000);
    await state('gout', 'absent');
    await state('familial_hypercholesterolaemia', 'absent');
    expect(await list()).toEqual([]);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('require a name', async () => {
    const answer = await patient.call('POST', '/diagnoses', { name: '' });
    expect(answer.json().fields).toEqual([{ name: 'name', message: 'This is needed.' }]);
  });

  it('are not accessible to doctors and admins', async () => {
    for (const role of ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const) {
      const staff = await server.welcome({ role });
      expect((await staff.call('GET', '/diagnoses')).json().code).toBe('not_allowed');
    }
  });
});

describe('reminders in a browser', () => {
  const subscription = (endpoint: string) => ({
    endpoint,
    keys: { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' },
  });

  it('keep one subscription when the browser is added again', async () => {
    const body = subscription('https://push.example/same');
    const first = await patient.call('POST', '/push-subscriptions', body);
    expect(first.statusCode).toBe(201);
    server.clock.advance(1000);
    expect((await patient.call('POST', '/push-subscriptions', body)).json()).toEqual(first.json());
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('go to the account that signed in last, and no longer to the previous one', async () => {
    const [one, other] = [await server.welcome(), await server.welcome()];
    const body = subscription('https://push.example/shared');
    const before = (await one.call('POST', '/push-subscriptions', body)).json();
    const after = (await other.call('POST', '/push-subscriptions', body)).json();
    expect(after.uuid).not.toBe(before.uuid);
    expect((await one.call('DELETE', `/push-subscriptions/${before.uuid}`)).statusCode).toBe(404);
    expect((await one.call('DELETE', `/push-subscriptions/${after.uuid}`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `/push-subscriptions/${after.uuid}`)).statusCode).toBe(204);
  });

  it('are refused for an address that is not one of a push service', async () => {
    const answer = await patient.call(
      'POST',
      '/push-subscriptions',
      subscription('http://push.example/plain'),
    );
    expect(answer.json().fields.map(({ name }: { name: string }) => name)).toEqual(['endpoint']);
  });
});

describe('units', () => {
  interface Unit {
    uuid: string;
    analyte: string;
    unit: string;
    choices: string[];
  }
  const unitsOf = async (person: SignedIn): Promise<Unit[]> =>
    (await person.call('GET', '/unit_of_measurements')).json().items;
  const glucoseOf = async (person: SignedIn) =>
    (await unitsOf(person)).find(({ analyte }) => analyte === 'glucose');

  it('are the defaults until the account chooses others', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const glucose = await glucoseOf(person);
    expect(glucose).toMatchObject({ unit: 'mmol/L', choices: ['mmol/L', 'mg/dL'] });
    const path = `/unit_of_measurements/${glucose?.uuid}`;
    const changed = await person.call('PATCH', path, { uuid: glucose?.uuid, unit: 'mg/dL' });
    expect(changed.json()).toEqual({ ...glucose, unit: 'mg/dL' });
    expect((await glucoseOf(person))?.unit).toBe('mg/dL');
    expect((await glucoseOf(other))?.unit).toBe('mmol/L');
    await person.call('PATCH', path, { unit: 'mmol/L' });
    expect((await glucoseOf(person))?.unit).toBe('mmol/L');
  });

  it('are refused when they are not offered, or unknown', async () => {
    const path = `/unit_of_measurements/${(await glucoseOf(patient))?.uuid}`;
    const foreignUnit = await patient.call('PATCH', path, { unit: 'kg' });
    expect(foreignUnit.json().fields).toEqual([
      { name: 'unit', message: 'Choose one of the offered units.' },
    ]);
    const unknown = await patient.call('PATCH', `/unit_of_measurements/${unknownId}`, { unit: 'kg' });
    expect(unknown.statusCode).toBe(404);
  });
});

it('describes every field of a health form, to every account', async () => {
  const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  const { items, nextCursor } = (await doctor.call('GET', '/dimensions')).json();
  expect(items.map(({ code }: { code: string }) => code)).toEqual(FORM_CODES);
  expect(nextCursor).toBeNull();
  expect(items[0]).toEqual({
    code: 'tc',
    name: 'Total cholesterol',
    group: 'lipids',
    loincCode: '14647-2',
    unit: 'mmol/L',
    unitChoices: ['mmol/L', 'mg/dL'],
    limits: [
      { unit: 'mmol/L', low: 1, high: 20 },
      { unit: 'mg/dL', low: 39, high: 773 },
    ],
    plausibleLow: 1,
    plausibleHigh: 20,
    referenceLow: null,
    referenceHigh: 5.1,
    referenceBasis: 'guideline',
  });
});

it('shows the privacy text in complete sentences', async () => {
  const text = (await patient.call('GET', '/privacy-center-text')).json();
  expect(text.title).toBe('Your privacy');
  expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/);
});
