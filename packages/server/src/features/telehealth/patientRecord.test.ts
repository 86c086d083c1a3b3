import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages, unspaced } from '../../../test/helpers/pdfText.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent, consultation } from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';

const unknown = '00000000-0000-4000-8000-000000000000';
let server: TestServer;
let doctor: SignedIn;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
  patient = await server.welcome({ nric: 'S0000001I', fullName: 'Tan Mei Ling' });
  await fillIn(patient);
});
afterAll(() => server.close());

const lab = (dateOfLabTest: string) => ({
  fullName: 'Tan Mei Ling',
  dateOfBirth: '1968-04-12',
  genderUuid: genders[0]?.uuid,
  dateOfLabTest,
  values: [{ code: 'hba1c', value: 7.1, unit: '%' }],
});

async function fillIn({ call }: SignedIn) {
  const reading = (date: string) => ({ valueFrom: 128, valueTo: 81, date, time: '07:30' });
  const { values: _values, dateOfLabTest: _day, ...profile } = lab('2025-12-01');
  const entries: [path: string, body: object][] = [
    ['/health_forms', profile],
    ...['2025-03-01', '2025-06-01', '2025-09-01', '2025-12-01'].map((day): [string, object] => [
      '/health_forms',
      lab(day),
    ]),
    ['/diary-histories/blood-pressure', reading('2025-12-31')],
    ['/diary-histories/blood-pressure', reading('2025-11-01')],
    ...[97, 93].map((value, index): [string, object] => [
      '/diary-histories/vital-signs',
      { kind: 'oxygen', value, date: `2025-12-3${index}`, time: '21:00' },
    ]),
    ['/diary-histories/vital-signs', { kind: 'pulse', value: 72, date: '2025-11-01', time: '21:00' }],
  ];
  for (const [path, body] of entries) expect((await call('POST', path, body)).statusCode).toBe(201);
}

const read = (person: SignedIn, id = patient.id) => person.call('GET', `/patients/${id}`);

describe('the record of a patient', () => {
  it('is not accessible to a doctor without a care relation, whether the patient exists or not', async () => {
    const body = (answer: { json(): object }) => ({ ...answer.json(), requestId: '' });
    const refused = await read(doctor);
    expect(refused.statusCode).toBe(403);
    expect(body(refused)).toMatchObject({
      code: 'care_relation_required',
      message: 'Give a reason before you open this record.',
    });
    expect(body(await read(doctor, unknown))).toEqual(body(refused));
    const events = await server.db.select().from(auditEvent);
    expect(events.filter(({ action }) => action === 'record.open')).toMatchObject([
      { outcome: 'refused', actorId: doctor.id, objectId: patient.id },
      { outcome: 'refused', actorId: doctor.id, objectId: unknown },
    ]);
  });

  it('is not accessible to patients, even their own, and to admins', async () => {
    for (const person of [patient, await server.welcome({ role: 'ROLE_ADMIN' })]) {
      expect((await read(person)).json().code).toBe('not_allowed');
    }
  });

  it('shows the doctor of the queue the last 30 days and three laboratory forms, and records the access', async () => {
    await patient.call('GET', '/join-queue-plato?nric=S0000001I');
    const answer = await read(doctor);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('S0000001I');
    const record = answer.json();
    expect(record).toMatchObject({
      patientUuid: patient.id,
      fullName: 'Tan Mei Ling',
      nricMasked: '*****001I',
      isDrugAllergies: null,
      access: 'in_queue',
    });
    expect(record.bloodPressure.map(({ date }: { date: string }) => date)).toEqual(['2025-12-31']);
    expect(record.vitalSigns).toMatchObject([
      { kind: 'oxygen', verdict: 'This oxygen is low.', readings: [{ value: 93 }, { value: 97 }] },
    ]);
    expect(record.healthForms.map((form: { dateOfLabTest: string }) => form.dateOfLabTest)).toEqual([
      '2025-12-01',
      '2025-09-01',
      '2025-06-01',
    ]);
    const log = (await patient.call('GET', '/access-log')).json().items;
    expect(log).toMatchObject([{ actorName: 'Dr Priya Nair', action: 'record_opened' }]);
  });

  it('is entered in the list of accesses once for a call, and in the audit trail each time', async () => {
    const person = await server.welcome({ nric: 'S0000019A' });
    const colleague = await server.welcome({ role: 'ROLE_DOCTOR' });
    const { room } = (await person.call('GET', '/join-queue-plato?nric=S0000019A')).json();
    const startCall = async (values: Partial<typeof consultation.$inferInsert>) => {
      const called = { status: 'in_call', doctorId: colleague.id, calledAt: server.clock.now() } as const;
      const [row] = await server.db
        .update(consultation)
        .set({ ...called, ...values })
        .where(eq(consultation.room, room))
        .returning();
      return (await colleague.call('GET', `/consultations/${row?.id}`)).json();
    };
    const entries = async () => (await person.call('GET', '/access-log')).json().items.length;
    await read(colleague, person.id);
    expect(await entries()).toBe(1);
    server.clock.advance(1000);
    expect(await startCall({})).toMatchObject({ isRecordOpened: false });
    for (let time = 0; time < 3; time += 1) await read(colleague, person.id);
    expect(await entries()).toBe(2);
    expect(await startCall({ calledAt: server.clock.now() })).toMatchObject({ isRecordOpened: true });
    const events = await server.db.select().from(auditEvent).where(eq(auditEvent.actorId, colleague.id));
    expect(events.filter(({ action }) => action === 'record.open')).toHaveLength(4);
    await startCall({ status: 'ended' });
    await read(colleague, person.id);
    expect(await entries()).toBe(3);
  });

  it('shows another doctor the finished notes of earlier consultations and the phone, and no draft', async () => {
    const person = await server.welcome({ nric: 'S0000009D' });
    await person.call('POST', `/users/${person.id}`, { phone: '+65 9123 4567' });
    const colleague = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Daniel Ong' });
    const visit = (change: Partial<typeof consultation.$inferInsert>) => ({
      id: randomUUID(),
      ownerId: person.id,
      doctorId: colleague.id,
      room: randomUUID(),
      status: 'ended' as const,
      checkedInAt: server.clock.now(),
      calledAt: server.clock.now(),
      endedAt: server.clock.now(),
      ...change,
    });
    const finishedAt = server.clock.now();
    await server.db
      .insert(consultation)
      .values([visit({ plan: 'Measure\ntwice a day.', finishedAt }), visit({ plan: 'A draft.' })]);
    await person.call('GET', '/join-queue-plato?nric=S0000009D');
    const record = (await read(doctor, person.id)).json();
    expect(record.phone).toBe('+65 9123 4567');
    expect(record.visits).toMatchObject([
      { doctor: 'Dr Daniel Ong', at: finishedAt.toISOString(), plan: 'Measure\ntwice a day.', addenda: [] },
    ]);
    expect(record.visits).toHaveLength(1);
  });

  it('begins with open alerts, like the PDF of the patient', async () => {
    await patient.call('POST', '/diary-histories/blood-pressure', {
      valueFrom: 191,
      valueTo: 117,
      date: '2026-01-01',
      time: '08:00',
    });
    const [alert] = (await patient.call('GET', '/health-alerts')).json().items;
    expect((await read(doctor)).json().alerts).toEqual([alert]);
    const pdf = await patient.call('GET', '/report/export-health-report');
    const [summary = ''] = await pdfPages(pdf.rawPayload);
    expect(unspaced(summary)).toContain(
      unspaced(`Health alert ${alert.value}, 1 January 2026 at 08:00. ${alert.reason} ${alert.action}`),
    );
    expect(summary.indexOf('Health alert')).toBeLessThan(summary.indexOf('Blood pressure at home'));
  });

  it('shows the pregnancy and since when it is known, and marks old results in the PDF', async () => {
    const other = await server.welcome({ nric: 'S0000003E' });
    await other.call('POST', '/health_forms', lab('2024-06-01'));
    await other.call('POST', '/health-record', { statements: [{ item: 'pregnancy', says: 'absent' }] });
    await other.call('GET', '/join-queue-plato?nric=S0000003E');
    const record = (await read(doctor, other.id)).json();
    expect(record.pregnancy).toEqual({
      isPregnant: false,
      statedOn: '2026-01-01',
      dueOn: null,
      endedOn: null,
    });
    const pdf = await other.call('GET', '/report/export-health-report');
    const [summary = ''] = await pdfPages(pdf.rawPayload);
    expect(unspaced(summary)).toContain(unspaced('HbA1c 7.1% 1 June 2024 (old result)'));
    expect(unspaced(summary)).toContain(unspaced('Pregnancy No, said on 1 January 2026.'));
  });

  it('shows a recent birth, and no verdict that the patient does not see', async () => {
    const other = await server.welcome({ nric: 'S0000005A' });
    const reading = { valueFrom: 136, valueTo: 82, date: '2026-01-01', time: '08:00' };
    await other.call('POST', '/diary-histories/blood-pressure', reading);
    await other.call('GET', '/join-queue-plato?nric=S0000005A');
    expect((await read(doctor, other.id)).json().pressureVerdict).toBe(
      'Your average of 7 days, 136/82 mmHg, is above the usual limit.',
    );
    const ended = { item: 'pregnancy', says: 'resolved', confirmed: true, on: '2025-12-20' };
    await other.call('POST', '/health-record', { statements: [ended] });
    expect((await read(doctor, other.id)).json()).toMatchObject({
      pregnancy: { isPregnant: false, endedOn: '2025-12-20' },
      pressureVerdict: null,
    });
    const pdf = await other.call('GET', '/report/export-health-report');
    const [summary = ''] = await pdfPages(pdf.rawPayload);
    expect(unspaced(summary)).toContain(unspaced('Pregnancy Ended on 20 December 2025.'));
  });

  it("lists the conditions of the health record, with the patient's own words", async () => {
    const other = await server.welcome({ nric: 'S0000004C' });
    await other.call('POST', '/diagnoses', { name: 'CKD stage G3a' });
    const values = [{ code: 'egfr', value: 10, unit: 'mL/min/1.73m2' }];
    await other.call('POST', '/health_forms', { ...lab('2025-12-30'), values });
    const statements = [
      { item: 'asthma', says: 'present' },
      { item: 'stroke', says: 'absent' },
    ];
    await other.call('POST', '/health-record', { statements });
    await other.call('GET', '/join-queue-plato?nric=S0000004C');
    const { entries } = (await other.call('GET', '/health-record')).json();
    const { conditions } = (await read(doctor, other.id)).json();
    const names = conditions.map(({ entry, ownWords }: { entry: { name: string }; ownWords: string[] }) => [
      entry.name,
      ownWords,
    ]);
    expect(new Map(names)).toEqual(
      new Map([
        ['Long-term kidney disease', ['CKD stage G3a']],
        ['Asthma', []],
      ]),
    );
    expect(conditions.find(({ note }: { note: string | null }) => note)).toMatchObject({
      entry: { item: 'chronic_kidney_disease' },
      note: 'Recorded: kidney disease stage G3a, 1 January 2026. Newest result: eGFR 10 mL/min/1.73 m², 30 December 2025, stage G5. The newest result is worse than the recorded stage.',
    });
    for (const { entry } of conditions) expect(entries).toContainEqual(entry);
  });

  it('states that it was opened without a care relation', async () => {
    const other = await server.welcome({ nric: 'S0000002G' });
    const reason = 'Brought unconscious to the clinic.';
    await doctor.call('POST', '/record-accesses', { nric: 'S0000002G', reason });
    expect((await read(doctor, other.id)).json().access).toBe('without_relation');
  });
});
