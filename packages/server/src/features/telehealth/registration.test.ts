import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent, notification } from '../../db/schema.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.welcome({ role: 'ROLE_ADMIN' });
});
afterAll(() => server.close());

const registration = {
  language: 'en',
  name: 'Tan Mei Ling',
  gender: 'Female',
  ic_type: 'NRIC',
  nric: 'S1234567D',
  mobile: '+65 9123 4567',
  email: 'mei.tan@test.example',
  is_verified: true,
  date_of_birth: '1968-04-12',
  allergy: true,
  allergy_details: 'Penicillin',
  address: '12 Marina View',
  unit: '#08-123',
  postal: '018961',
  'terms-checkbox': true,
  json: true,
};

const register = (person: SignedIn, changes: object = {}) =>
  person.call('POST', '/register-new-patient', { ...registration, ...changes });
const join = (person: SignedIn, nric: string) => person.call('GET', `/join-queue-plato?nric=${nric}`);

describe('registering with the clinic', () => {
  it('lets the patient join the queue with the number, unconfirmed regardless of the request', async () => {
    const patient = await server.welcome();
    expect((await join(patient, 'S1234567D')).statusCode).toBe(404);
    const answer = await register(patient);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'Tan Mei Ling', status: 'unconfirmed' });
    expect((await join(patient, 's1234567d')).json()).toMatchObject({ patient_found: true });
    expect((await patient.call('GET', '/me')).json()).toMatchObject({
      fullName: 'Tan Mei Ling',
      document: { type: 'NRIC', code: 'S1234567D' },
    });
  });

  it('can be repeated as a correction, and keeps one registration', async () => {
    const patient = await server.welcome();
    const first = (await register(patient, { nric: 'S0000001I' })).json();
    const second = (await register(patient, { nric: 'S0000002G', name: 'Mei Ling' })).json();
    expect(second).toEqual({ ...first, name: 'Mei Ling' });
    expect((await join(patient, 'S0000001I')).statusCode).toBe(404);
    expect((await join(patient, 'S0000002G')).statusCode).toBe(200);
  });

  it('happens once for one Idempotency-Key', async () => {
    const patient = await server.welcome();
    const send = (body: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/register-new-patient',
        headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': 'registration-1' },
        payload: { ...registration, nric: 'S0000003E', ...body },
      });
    const first = await send({});
    expect((await send({})).json()).toEqual(first.json());
    expect((await send({ name: 'Somebody Else' })).json().code).toBe('idempotency_mismatch');
  });

  it('reports only to the clinic that a number is taken', async () => {
    const holder = await server.welcome({ nric: 'S0000004C' });
    const patient = await server.welcome();
    const answer = await register(patient, { nric: 'S0000004C' });
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json())).toEqual(['uuid', 'name', 'status']);
    expect((await join(patient, 'S0000004C')).statusCode).toBe(200);
    expect((await patient.call('GET', '/me')).json().document.code).toBe('S0000004C');
    expect((await holder.call('GET', '/me')).json().document.code).toBe('S0000004C');
    await register(patient, { nric: 'S0000004C' });
    const notices = await server.db.select().from(notification).where(eq(notification.ownerId, admin.id));
    expect(notices).toMatchObject([
      {
        title: 'Check an identity number',
        body: 'Two people registered the same identity number. Ask both for their identity document.',
      },
    ]);
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, patient.id));
    expect(events.map(({ action }) => action)).toContain('patient.register_disputed');
    expect(JSON.stringify(events)).not.toContain('S0000004C');
  });

  it('leaves exactly one holder when two claim a number concurrently', async () => {
    const people = [await server.welcome(), await server.welcome()];
    const answers = await Promise.all(people.map((person) => register(person, { nric: 'S0000005A' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const events = await server.db.select().from(auditEvent);
    const ours = events.filter(({ actorId }) => people.some(({ id }) => id === actorId));
    expect(
      ours
        .map(({ action }) => action)
        .filter((action) => action.startsWith('patient.'))
        .sort(),
    ).toEqual(['patient.register', 'patient.register_disputed']);
  });

  it('does not replace a number that a doctor has confirmed', async () => {
    const patient = await server.welcome({ nric: 'S0000006Z', isIdentityConfirmed: true });
    expect((await register(patient, { nric: 'S0000006Z' })).statusCode).toBe(201);
    const answer = await register(patient, { nric: 'S0000007H' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'identity_taken',
      message: 'This identity number cannot be used. Contact the clinic.',
    });
  });

  it.each([
    [{ gender: 'Unknown' }, 'gender', 'Choose one of the offered values.'],
    [{ date_of_birth: '2026-01-02' }, 'date_of_birth', 'This day is in the future. Check the year.'],
    [{ date_of_birth: '1899-12-31' }, 'date_of_birth', 'This day is too long ago. Check the year.'],
    [{ allergy_details: ' ' }, 'allergy_details', 'Say which medicines you are allergic to.'],
    [{ 'terms-checkbox': false }, 'terms-checkbox', 'Accept the terms to register.'],
    [{ name: '  ' }, 'name', 'This is needed.'],
    [{ nric: 'S123' }, 'nric', 'Enter an identity number of one letter, seven digits and one letter.'],
  ])('is refused with %j, with the reason', async (changes, name, message) => {
    const answer = await register(await server.welcome(), changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
  });

  it('is not allowed for doctors and admins', async () => {
    expect((await register(admin)).json().code).toBe('not_allowed');
  });
});
