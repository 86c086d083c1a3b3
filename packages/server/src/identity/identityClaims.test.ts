import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { account, consultation, notification } from '../db/schema.ts';
import { documentTypes } from '../lists/choices.ts';

let server: TestServer;
let admin: SignedIn;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.welcome({ role: 'ROLE_ADMIN' });
  await server.addPerson({ nric: 'S8812345Z', isIdentityConfirmed: true });
  await server.addPerson({ nric: 'S1234567D' });
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
});
afterAll(() => server.close());

const nricType = documentTypes.find(({ code }) => code === 'nric')?.uuid ?? '';

function register(person: SignedIn, nric: string) {
  return person.call('POST', '/register-new-patient', {
    name: 'Tan Mei Ling',
    gender: 'Female',
    ic_type: 'NRIC',
    nric,
    mobile: '+65 9123 4567',
    date_of_birth: '1968-04-12',
    'terms-checkbox': true,
  });
}

/** The two requests with which a patient claims an identity number. */
const routes = {
  'the registration': register,
  'the profile': (person: SignedIn, nric: string) =>
    person.call('POST', `/users/${person.id}`, { document_code: nric, document_type: nricType }),
};
const claimRoutes = Object.entries(routes);

/** Confirms an identity: the patient joins the queue, and a doctor takes the call. */
async function confirm(patient: SignedIn, nric: string, identityConfirmed = true) {
  const { room } = (await patient.call('GET', `/join-queue-plato?nric=${nric}`)).json();
  const [row] = await server.db
    .update(consultation)
    .set({ status: 'in_call', doctorId: doctor.id, calledAt: server.clock.now() })
    .where(eq(consultation.room, room))
    .returning();
  return await doctor.call('PATCH', `/consultations/${row?.id}`, { identityConfirmed });
}

const desk = async (nric: string) => (await admin.call('GET', `/queuePlato?nric=${nric}`)).statusCode;
const breakGlass = (nric: string) =>
  doctor.call('POST', '/record-accesses', { nric, reason: 'Brought unconscious to the clinic.' });
const comparable = (answer: { statusCode: number; body: string }, person: SignedIn) =>
  `${answer.statusCode} ${answer.body.replaceAll(/"[0-9a-f-]{36}"/g, '(id)').replaceAll(person.email, '(email)')}`;

describe.each(claimRoutes)('a claim through %s', (_name, claim) => {
  it('needs a confirmed address', async () => {
    const claimant = await server.welcome();
    await server.db.update(account).set({ isEmailVerified: false }).where(eq(account.id, claimant.id));
    const answer = await claim(claimant, 'S9811111E');
    expect(answer.json().code).toBe('email_unverified');
    expect(await desk('S9811111E')).toBe(404);
  });

  it('does not reveal whether another account claims the number or has it confirmed', async () => {
    const answers = await Promise.all(
      ['S8812345Z', 'S1234567D', 'S2345678H'].map(async (nric) => {
        const person = await server.welcome();
        return comparable(await claim(person, nric), person).replaceAll(nric, '(number)');
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^20[01]/);
  });

  it('is limited to a few an hour', async () => {
    const person = await server.welcome();
    const numbers = ['S3456789A', 'S4567890C', 'S5678901D', 'S6789012D', 'S7890123C', 'S8901234A'];
    const answers = [];
    for (const nric of numbers) answers.push((await claim(person, nric)).statusCode);
    expect(answers.map((status) => status < 300)).toEqual([true, true, true, true, true, false]);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a number that two accounts claim', () => {
  const nric = 'S7712345H';

  it('is not found at the desk or in an emergency, until a doctor has confirmed one of them', async () => {
    const claimant = await server.welcome();
    await register(claimant, nric);
    const owner = await server.welcome();
    expect((await register(owner, nric)).statusCode).toBe(201);
    expect(await desk(nric)).toBe(404);
    expect((await breakGlass(nric)).statusCode).toBe(404);
    const notices = await server.db.select().from(notification).where(eq(notification.ownerId, admin.id));
    expect(notices.map(({ title }) => title)).toContain('Check an identity number');

    expect((await confirm(owner, nric)).statusCode).toBe(200);
    expect(await desk(nric)).toBe(200);
    expect((await breakGlass(nric)).json().patientUuid).toBe(owner.id);
    expect((await claimant.call('GET', '/me')).json().document.code).toBe(nric);
    expect((await confirm(claimant, nric)).json().code).toBe('identity_taken');
    expect((await breakGlass(nric)).json().patientUuid).toBe(owner.id);
  });
});

describe('a confirmed identity', () => {
  const nric = 'S6612345F';
  const other = 'S5512345D';
  let patient: SignedIn;
  beforeAll(async () => {
    patient = await server.welcome();
    await register(patient, nric);
    await confirm(patient, nric);
  });

  it.each(claimRoutes)('cannot be replaced through %s', async (_name, claim) => {
    const answer = await claim(patient, other);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('identity_taken');
    expect((await claim(patient, nric)).statusCode).toBeLessThan(300);
    expect((await patient.call('GET', '/me')).json().document.code).toBe(nric);
  });

  it('is not removed with the picture of the document', async () => {
    expect((await patient.call('DELETE', '/users/remove-document')).statusCode).toBe(204);
    expect((await patient.call('GET', '/me')).json().document.code).toBe(nric);
  });

  it('becomes a claim again when the doctor withdraws the confirmation', async () => {
    server.clock.advance(30_001);
    const [row] = await server.db.select().from(consultation).where(eq(consultation.ownerId, patient.id));
    await doctor.call('PATCH', `/consultations/${row?.id}`, { identityConfirmed: false });
    expect((await register(patient, other)).statusCode).toBe(201);
  });
});
