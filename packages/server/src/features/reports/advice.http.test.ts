import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { account, auditEvent, recordAccess, shownAdvice } from '../../db/schema.ts';

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const dayMs = 86_400_000;
const open = (person: SignedIn) => person.call('GET', '/report/biometric-analysis');
const weigh = (person: SignedIn, valueFrom: number, date: string) =>
  person.call('POST', '/diary-histories/weight', { valueFrom, date, time: '08:00' });
const history = async (person: SignedIn, query = '') =>
  (await person.call('GET', `/report/history?report=biometric-analysis${query}`)).json();

/** Signs in again, because the session has expired, and opens the report. */
async function openLater(ms: number, before = async () => {}) {
  server.clock.advance(ms);
  patient = await server.signIn(patient);
  await before();
  await open(patient);
}

describe('the history of advice', () => {
  it('keeps what a report said with its model, version and inputs, and equal content once', async () => {
    patient = await server.welcome();
    await patient.call('POST', '/diary-histories/height', { height: 170 });
    await weigh(patient, 82, '2025-12-31');
    await open(patient);
    await open(patient);
    const { items } = await history(patient);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      report: 'biometric-analysis',
      shownOn: '2026-01-01',
      content: { title: 'Your weight, height and waist', version: '2005', category: 'high_risk' },
    });
    expect(items[0].content.inputs).toContainEqual({
      code: 'weight',
      label: 'Weight',
      value: 82,
      text: null,
      unit: 'kg',
      date: '2025-12-31',
      origin: 'diary',
      isOld: false,
      sourceUuid: null,
    });
  });

  it('returns the advice of a day, after the advice has changed', async () => {
    await openLater(3 * dayMs);
    await openLater(dayMs, async () => void (await weigh(patient, 64, '2026-01-05')));
    const categoryOn = async (day: string) =>
      (await history(patient, `&on=${day}`)).items.map(
        ({ content }: { content: { category: string } }) => content.category,
      );
    expect(await categoryOn('2026-01-03')).toEqual(['high_risk']);
    expect(await categoryOn('2026-01-05')).toEqual(['healthy']);
    expect(await categoryOn('2025-12-01')).toEqual([]);
    expect((await history(patient)).items).toHaveLength(2);
  });

  it('names the form that contained a result', async () => {
    const person = await server.welcome();
    const form = await person.call('POST', '/health_forms', {
      fullName: 'Tan Mei',
      dateOfBirth: '1970-06-15',
      genderUuid: (await person.call('GET', '/genders')).json().items[0].uuid,
      dateOfLabTest: '2025-12-20',
      values: [{ code: 'ldl', value: 2.9, unit: 'mmol/L' }],
    });
    await person.call('GET', '/report/lipid-analysis');
    const [shown] = (await person.call('GET', '/report/history?report=lipid-analysis')).json().items;
    expect(shown.content.inputs).toContainEqual(
      expect.objectContaining({ code: 'ldl', text: '2.9 mmol/L', sourceUuid: form.json().uuid }),
    );
  });

  it('is only accessible to doctors with a care relation, and the patient sees who read it', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    const path = `/patients/${patient.id}/advice`;
    expect((await doctor.call('GET', path)).json().code).toBe('care_relation_required');
    const now = server.clock.now();
    await server.db.insert(recordAccess).values({
      id: '4b9f6c1e-6d6f-4a51-8f0e-6f6d2a9f1c19',
      ownerId: patient.id,
      doctorId: doctor.id,
      reason: 'Unconscious in the waiting room.',
      openedAt: now,
      expiresAt: new Date(now.getTime() + dayMs),
    });
    const { items } = (await doctor.call('GET', path)).json();
    expect(items.map(({ report }: { report: string }) => report)).toEqual([
      'biometric-analysis',
      'biometric-analysis',
    ]);
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, doctor.id));
    expect(events.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
      expect.arrayContaining(['record.open refused', 'record.open done']),
    );
  });

  it('is not accessible to other accounts, and is deleted with the account', async () => {
    const other = await server.welcome();
    expect((await history(other)).items).toEqual([]);
    await server.db.delete(account).where(eq(account.id, patient.id));
    const rows = await server.db.select().from(shownAdvice).where(eq(shownAdvice.ownerId, patient.id));
    expect(rows).toEqual([]);
  });
});
