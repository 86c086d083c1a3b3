import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { chooseUnits } from '../../../test/helpers/units.ts';
import { consultation, mailOutbox, notification } from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Seen {
  alert: unknown;
}

const [before, today] = ['2025-12-30', '2026-01-01'];
const alertsOf = async (person: SignedIn) => (await person.call('GET', '/health-alerts')).json().items;
const weigh = async (person: SignedIn, valueFrom: number, date: string, time = '08:00'): Promise<string> =>
  (await person.call('POST', '/diary-histories/weight', { valueFrom, date, time })).json().uuid;
const form = (person: SignedIn, code: string, value: number, unit: string, dateOfLabTest = today) =>
  person.call('POST', '/health_forms', {
    fullName: 'Lee Wei',
    dateOfBirth: '1970-01-01',
    genderUuid: genders[0]?.uuid,
    dateOfLabTest,
    values: [{ code, value, unit }],
  });

async function withHeartFailure(): Promise<SignedIn> {
  const patient = await server.welcome();
  const statements = [{ item: 'heart_failure', says: 'present' }];
  await patient.call('POST', '/health-record', { statements });
  return patient;
}

async function withGain() {
  const patient = await withHeartFailure();
  const earlier = await weigh(patient, 88.4, before);
  const later = await weigh(patient, 94, today, '07:10');
  const [raised] = await alertsOf(patient);
  return { patient, earlier, later, raised };
}

describe('a fast gain of weight', () => {
  it('raises an alert that names the gain and what closes it', async () => {
    const { raised } = await withGain();
    expect(raised).toMatchObject({
      kind: 'weight_gain',
      level: 'within_week',
      withinDays: 3,
      value: 'Weight 94.0 kg',
      lastAt: '2025-12-31T23:10:00.000Z',
      comparison: { figure: '5.6 kg above 88.4 kg', at: '2025-12-30T00:00:00.000Z' },
      reason: 'Your weight has risen by more than 2 kg in 3 days. This may be water.',
      ends: expect.stringContaining('one reading of 90.4 kg or less, at least 12 hours after'),
      progress: { needed: 1, reached: 0, counts: 'of 90.4 kg or less', nextFrom: '2026-01-01T11:10:00.000Z' },
    });
  });

  it('is worded in the unit of its reader', async () => {
    const { patient } = await withGain();
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    const inPounds = {
      value: 'Weight 207.2 lb',
      comparison: { figure: '12.3 lb above 194.9 lb' },
      ends: expect.stringContaining('one reading of 199.2 lb or less'),
      progress: { counts: 'of 199.2 lb or less' },
    };
    const visit = { id: randomUUID(), room: randomUUID(), status: 'ended' } as const;
    await server.db
      .insert(consultation)
      .values({ ...visit, ownerId: patient.id, doctorId: doctor.id, checkedInAt: server.clock.now() });
    await patient.call('PUT', '/health-alert-sharing', { isShared: true });
    const seenBy = async () => ({
      patient: await alertsOf(patient),
      record: (await doctor.call('GET', `/patients/${patient.id}`)).json().alerts,
      worklist: (await doctor.call('GET', '/clinic-alerts')).json().items.map(({ alert }: Seen) => alert),
    });
    await chooseUnits(patient, { weight: 'lb' });
    expect(await seenBy()).toMatchObject({
      patient: [inPounds],
      record: [{ value: 'Weight 94.0 kg' }],
      worklist: [{ value: 'Weight 94.0 kg' }],
    });
    await chooseUnits(doctor, { weight: 'lb' });
    expect(await seenBy()).toMatchObject({ patient: [inPounds], record: [inPounds], worklist: [inPounds] });
    await patient.call('PUT', '/health-alert-sharing', { isShared: false });
  });

  it('is none of a person who is not known to keep water, until the results say so', async () => {
    const patient = await server.welcome();
    await weigh(patient, 88.4, before);
    await weigh(patient, 94, today, '07:00');
    expect(await alertsOf(patient)).toEqual([]);
    await form(patient, 'egfr', 24, 'mL/min/1.73m2');
    const kinds = (await alertsOf(patient)).map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['lab', 'weight_gain']);
  });

  it('is for the same day with breathlessness or sudden swelling', async () => {
    const { patient, raised } = await withGain();
    expect(raised.symptoms).toMatchObject([
      { code: 'breathless', isTicked: false, action: null },
      { code: 'sudden_swelling', isTicked: false, action: null },
    ]);
    const symptoms = { symptoms: ['breathless'] };
    const answered = await patient.call('POST', `/health-alerts/${raised.uuid}/symptoms`, symptoms);
    expect(answered.json()).toMatchObject({
      level: 'same_day',
      action: expect.stringMatching(/^See a doctor today.* call 995\.$/),
    });
  });

  it('ends with a later weight that is back down', async () => {
    const patient = await withHeartFailure();
    await weigh(patient, 88.4, before);
    await weigh(patient, 94, '2025-12-31');
    await weigh(patient, 90.5, today, '07:00');
    expect(await alertsOf(patient)).toMatchObject([{ state: 'repeated', value: 'Weight 90.5 kg' }]);
    const other = await withHeartFailure();
    await weigh(other, 88.4, before);
    await weigh(other, 94, '2025-12-31');
    await weigh(other, 90.4, today, '07:00');
    expect(await alertsOf(other)).toEqual([]);
  });

  it('stays when its weight is deleted, and goes when the weight before it was wrong', async () => {
    const { patient, earlier, later } = await withGain();
    await patient.call('DELETE', `/diary-histories/weight/${later}`);
    expect(await alertsOf(patient)).toHaveLength(1);
    const other = await withGain();
    await other.patient.call('DELETE', `/diary-histories/weight/${other.earlier}`);
    expect(await alertsOf(other.patient)).toEqual([]);
    await patient.call('DELETE', `/diary-histories/weight/${earlier}`);
    expect(await alertsOf(patient)).toHaveLength(1);
  });

  it('is raised by a weight of a health form, and by an earlier weight that is entered later', async () => {
    const [clinic, late] = [await withHeartFailure(), await withHeartFailure()];
    await weigh(clinic, 88.4, before);
    expect((await form(clinic, 'weight', 94, 'kg')).statusCode).toBe(201);
    expect(await alertsOf(clinic)).toMatchObject([{ value: 'Weight 94.0 kg' }]);
    await weigh(late, 94, today, '07:00');
    await weigh(late, 88.4, before);
    expect(await alertsOf(late)).toMatchObject([{ comparison: { figure: '5.6 kg above 88.4 kg' } }]);
  });

  it('is named under the bell with its time, and nowhere outside', async () => {
    const { patient } = await withGain();
    const bell = await server.db.select().from(notification).where(eq(notification.ownerId, patient.id));
    expect(bell.map(({ title }) => title)).toContain('Fast gain of weight, 07:10');
    const { subject, text } = mailOutbox;
    const sent = await server.db.select({ subject, text }).from(mailOutbox);
    expect(JSON.stringify(sent)).not.toMatch(/weight|94/i);
  });

  it('is on the list of the clinic, which can close it', async () => {
    const { patient, raised } = await withGain();
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Tan' });
    const visit = { id: randomUUID(), room: randomUUID(), status: 'ended' } as const;
    const checkedInAt = server.clock.now();
    await server.db.insert(consultation).values({ ...visit, ownerId: patient.id, checkedInAt });
    await patient.call('PUT', '/health-alert-sharing', { isShared: true });
    const { items } = (await doctor.call('GET', '/clinic-alerts')).json();
    expect(items).toMatchObject([{ alert: { uuid: raised.uuid, level: 'within_week' } }]);
    await doctor.call('POST', `/clinic-alerts/${raised.uuid}/close`, { note: 'Seen today.' });
    expect(await alertsOf(patient)).toEqual([]);
  });
});
