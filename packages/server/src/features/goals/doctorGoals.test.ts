import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../test/helpers/pdfText.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { chooseUnits } from '../../../test/helpers/units.ts';
import { auditEvent, consultation, doctorGoal, notification } from '../../db/schema.ts';
import { healthTargetKinds } from '../../lists/measures.ts';

let server: TestServer;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
});
afterAll(() => server.close());

const unset = { low: null, reason: 'Stent in 2024' };
const set = (by: SignedIn, patient: SignedIn, goal: object) =>
  by.call('PUT', `/patients/${patient.id}/goals`, { ...unset, ...goal });
const withdraw = (by: SignedIn, patient: SignedIn, code: string) =>
  by.call('POST', `/patients/${patient.id}/goal-withdrawals`, { code, reason: 'Seen elsewhere' });
const idOf = (code: string) => healthTargetKinds.find((kind) => kind.code === code)?.uuid;
const setOwn = (patient: SignedIn, code: string, high: number) =>
  patient.call('PATCH', `/health_targets/${idOf(code)}`, { low: null, high });

async function attended(): Promise<SignedIn> {
  const patient = await server.welcome({ fullName: 'Tan Mei Ling' });
  const [id, room, now] = [randomUUID(), randomUUID(), server.clock.now()];
  const visit = { id, room, ownerId: patient.id, doctorId: doctor.id, checkedInAt: now };
  await server.db.insert(consultation).values({ ...visit, status: 'ended' });
  return patient;
}

interface Coded {
  code: string;
}

async function targetOf(patient: SignedIn, code: string) {
  const { items } = (await patient.call('GET', '/health_targets')).json();
  return items.find((item: Coded) => item.code === code);
}

async function goalOf(patient: SignedIn, code: string) {
  const { goals } = (await doctor.call('GET', `/patients/${patient.id}`)).json();
  return goals.find((goal: Coded) => goal.code === code);
}

describe('a goal that a doctor sets', () => {
  it('applies everywhere with the doctor and the day, and notifies the patient', async () => {
    const patient = await attended();
    const answer = await set(doctor, patient, { code: 'ldl', high: 1.4 });
    expect(answer.statusCode).toBe(200);
    const words = 'Set by Dr Priya Nair on 1 January 2026.';
    const goal = { high: 1.4, setBy: 'doctor', words, text: 'Below 1.4 mmol/L.', reason: 'Stent in 2024' };
    expect(answer.json().items).toContainEqual(expect.objectContaining({ code: 'ldl', ...goal }));
    expect(await goalOf(patient, 'ldl')).toMatchObject(goal);
    expect(await targetOf(patient, 'ldl')).toMatchObject({
      high: 1.4,
      source: 'custom',
      setBy: 'doctor',
      basis: `${words} Reason: Stent in 2024`,
    });
    const report = await patient.call('GET', '/report/personal-health-targets');
    expect(report.json().findings).toContainEqual({
      label: 'LDL cholesterol',
      text: `Below 1.4 mmol/L. ${words}`,
      status: 'info',
    });
    const pdf = await patient.call('GET', '/report/export-health-report');
    expect((await pdfPages(pdf.rawPayload)).join(' ')).toContain(`Below 1.4 mmol/L. ${words}`);
    const notices = await server.db.select().from(notification).where(eq(notification.ownerId, patient.id));
    expect(notices.map(({ title }) => title)).toEqual(['Your doctor changed one of your goals']);
    const trail = await server.db.select().from(auditEvent).where(eq(auditEvent.subjectId, patient.id));
    expect(trail.map(({ action }) => action)).toContain('record.write');
  });

  it('overrides the patient’s own goal, which cannot be changed until it is withdrawn', async () => {
    const patient = await attended();
    expect((await setOwn(patient, 'activity', 200)).statusCode).toBe(200);
    await set(doctor, patient, { code: 'activity', high: 90 });
    expect(await targetOf(patient, 'activity')).toMatchObject({ high: 90, setBy: 'doctor' });
    expect((await setOwn(patient, 'activity', 100)).json().fields).toEqual([
      { name: 'high', message: 'Your doctor has set this goal. Only your doctor can change it.' },
    ]);
    await set(doctor, patient, { code: 'activity', high: 120, reason: 'Stronger now' });
    expect(await targetOf(patient, 'activity')).toMatchObject({ high: 120 });
    expect((await withdraw(doctor, patient, 'activity')).statusCode).toBe(200);
    expect(await targetOf(patient, 'activity')).toMatchObject({
      high: 200,
      setBy: 'patient',
      basis:
        'Dr Priya Nair ended an earlier goal on 1 January 2026. Reason: Seen elsewhere. Set by you on 1 January 2026.',
    });
    const kept = await server.db.select().from(doctorGoal).where(eq(doctorGoal.ownerId, patient.id));
    expect(kept.map(({ high, reason }) => [high, reason])).toEqual(
      expect.arrayContaining([
        [90, 'Stent in 2024'],
        [120, 'Stronger now'],
        [null, 'Seen elsewhere'],
      ]),
    );
  });

  it('may be outside the range for patients, but not outside the safe range', async () => {
    const patient = await attended();
    expect((await set(doctor, patient, { code: 'sbp', high: 150 })).statusCode).toBe(200);
    const refused = await set(doctor, patient, { code: 'sbp', high: 109 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual([
      {
        name: 'high',
        message:
          'This goal is outside the limits that are safe for anybody. You can choose a value from 110 to 260 mmHg.',
      },
    ]);
    expect(await goalOf(patient, 'sbp')).toMatchObject({ high: 150, limits: { min: 110, max: 260 } });
  });

  it('is worded in the unit of its reader, with its numbers in the canonical one', async () => {
    const patient = await attended();
    const reader = await server.welcome({ role: 'ROLE_DOCTOR' });
    const [id, room, now] = [randomUUID(), randomUUID(), server.clock.now()];
    const visit = { id, room, ownerId: patient.id, doctorId: reader.id, checkedInAt: now };
    await server.db.insert(consultation).values({ ...visit, status: 'ended' });
    await chooseUnits(reader, { cholesterol: 'mg/dL' });
    const answer = await set(reader, patient, { code: 'ldl', high: 1.8 });
    const goal = { high: 1.8, unit: 'mmol/L', text: 'Below 70 mg/dL.' };
    expect(answer.json().items).toContainEqual(expect.objectContaining({ code: 'ldl', ...goal }));
    const refused = await set(reader, patient, { code: 'ldl', high: 0.4 });
    expect(refused.json().fields[0].message).toContain('You can choose a value from 20 to 580 mg/dL.');
    expect(await goalOf(patient, 'ldl')).toMatchObject({ text: 'Below 1.8 mmol/L.' });
  });

  it('requires a reason, and a goal to withdraw', async () => {
    const patient = await attended();
    const blank = await set(doctor, patient, { code: 'ldl', high: 1.4, reason: '    ' });
    expect(blank.json().fields).toEqual([
      { name: 'reason', message: 'Enter a reason. The patient reads it.' },
    ]);
    expect((await withdraw(doctor, patient, 'ldl')).json().fields).toEqual([
      { name: 'code', message: 'No doctor has set this goal.' },
    ]);
  });

  it('requires a doctor with a care relation', async () => {
    const patient = await attended();
    const stranger = await server.welcome({ role: 'ROLE_DOCTOR' });
    const goal = { code: 'ldl', high: 1.4 };
    expect((await set(stranger, patient, goal)).json().code).toBe('care_relation_required');
    expect((await set(patient, patient, goal)).json().code).toBe('not_allowed');
  });

  it('is one when two doctors set it concurrently', async () => {
    const patient = await attended();
    const both = [1.4, 1.8].map((high) => set(doctor, patient, { code: 'ldl', high }));
    for (const { statusCode } of await Promise.all(both)) expect(statusCode).toBe(200);
    const rows = await server.db.select().from(doctorGoal).where(eq(doctorGoal.ownerId, patient.id));
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });
});
