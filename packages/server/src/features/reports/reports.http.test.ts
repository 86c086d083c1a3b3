import { randomUUID } from 'node:crypto';
import { isQuantity, QUANTITIES } from '@vitalane/clinical';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerNo } from '../../../test/helpers/healthRecord.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent, bloodPressure, healthForm, labValue, measurement } from '../../db/schema.ts';
import { chronicConditions, ethnicities, genders } from '../../lists/choices.ts';
import { reports } from './reports.ts';

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome({ fullName: 'Tan Mei 陈美' });
  await fillIn(patient.id);
  await answerNo(patient);
});
afterAll(() => server.close());

const idOf = (list: readonly { code: string; uuid: string }[], code: string) => {
  const found = list.find((item) => item.code === code);
  if (!found) throw new Error(`The list lacks ${code}`);
  return found.uuid;
};

const at = new Date('2025-12-20T00:00:00Z');
const moment = {
  date: '2025-12-20',
  time: '08:00',
  timeZone: 'Asia/Singapore',
  measuredAt: at,
  createdAt: at,
};

async function fillIn(ownerId: string) {
  const formId = randomUUID();
  await server.db.insert(healthForm).values({
    id: formId,
    ownerId,
    fullName: 'Tan Mei',
    isSmoker: false,
    ethnicityId: idOf(ethnicities, 'chinese'),
    chronicConditionIds: [idOf(chronicConditions, 'hypertension')],
    currentMedicationIds: [],
    dateOfLabTest: '2025-12-10',
    dateOfBirth: '1970-06-15',
    genderId: idOf(genders, 'female'),
    isFasting: true,
    listedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const values = {
    tc: 5,
    ldl: 3.6,
    hdl: 1.5,
    tg: 1.2,
    hba1c: 5.6,
    creatinine: 62,
    alt: 24,
    ast: 22,
    platelets: 250,
    sbp: 124,
    dbp: 76,
  };
  await server.db.insert(labValue).values(
    Object.entries(values).map(([code, value]) => ({
      formId,
      ownerId,
      code,
      canonicalValue: value,
      typedValue: value,
      typedUnit: isQuantity(code) ? QUANTITIES[code].unit : '',
      measuredOn: '2025-12-10',
    })),
  );
  await server.db.insert(bloodPressure).values([
    { id: randomUUID(), ownerId, systolicMmHg: 124, diastolicMmHg: 76, ...moment },
    {
      id: randomUUID(),
      ownerId,
      systolicMmHg: 122,
      diastolicMmHg: 74,
      ...moment,
      date: '2025-12-19',
      measuredAt: new Date('2025-12-19T00:00:00Z'),
    },
  ]);
  await server.db.insert(measurement).values([
    { id: randomUUID(), ownerId, kind: 'weight', value: 58, ...moment },
    { id: randomUUID(), ownerId, kind: 'height', value: 160, ...moment },
  ]);
}

const names = Object.keys(reports);
const withData = names.filter((name) => name !== 'liver-health-analysis');

describe('reports', () => {
  it.each(names)('%s returns texts, for a full and for an empty record', async (name) => {
    const stranger = await server.welcome();
    for (const person of [patient, stranger]) {
      const answer = await person.call('GET', `/report/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().asOf).toBe('2026-01-01');
    }
  });

  it.each(withData)('%s returns data', async (name) => {
    const answer = await patient.call('GET', `/report/${name}-json`);
    expect(answer.statusCode).toBe(200);
  });

  it("use the account's own diary and forms, each input with its date and source", async () => {
    const { inputs, category, target } = (await patient.call('GET', '/report/lipid-analysis-json')).json();
    expect(inputs).toContainEqual({
      code: 'ldl',
      label: 'LDL cholesterol',
      value: 3.6,
      unit: 'mmol/L',
      date: '2025-12-10',
      origin: 'health_form',
      isOld: false,
      shown: { value: 3.6, unit: 'mmol/L', comparator: null, text: '3.6 mmol/L' },
    });
    expect({ category, target }).toEqual({
      category: 'above_goal',
      target: { code: 'ldl', low: null, high: 3.4, unit: 'mmol/L', source: 'default' },
    });
  });

  it('contain nothing of other accounts', async () => {
    const other = await server.welcome();
    const report = (await other.call('GET', '/report/lipid-analysis-json')).json();
    expect(report).toMatchObject({ inputs: [], values: [], category: null });
  });

  it('use the profile before an older form', async () => {
    const person = await server.welcome();
    await fillIn(person.id);
    expect((await person.call('POST', `/users/${person.id}`, { isSmoker: true })).statusCode).toBe(200);
    const { inputs } = (await person.call('GET', '/report/cardiovascular-risk-analysis-json')).json();
    expect(inputs).toContainEqual(
      expect.objectContaining({ code: 'isSmoker', text: 'yes', origin: 'profile' }),
    );
  });

  it('contain the values of the liver tests with the texts', async () => {
    const { values, inputs } = (await patient.call('GET', '/report/liver-health-analysis')).json();
    expect(values.map(({ code }: { code: string }) => code)).toEqual(['alt', 'ast', 'fib4', 'apri']);
    expect(inputs.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'age',
      'alt',
      'ast',
      'platelets',
    ]);
  });

  it('are in one list, the most urgent first', async () => {
    const { items } = (await patient.call('GET', '/report/last-report')).json();
    expect(items).toHaveLength(11);
    expect(items[0]).toMatchObject({ report: 'lipid-analysis', level: 'see_doctor' });
  });

  it('are only for patients', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    for (const path of ['/report/lipid-analysis', '/report/last-report', '/report/export-health-report']) {
      expect((await doctor.call('GET', path)).json()).toMatchObject({ code: 'not_allowed' });
    }
  });
});

describe('the report for the doctor', () => {
  it('is a PDF with language, title and structure that is offered for download', async () => {
    const answer = await patient.call('GET', '/report/export-health-report');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('filename="health-report-2026-01-01.pdf"');
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload) }).promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Health report: Tan Mei 陈美', Language: 'en-GB' });
    const page = await pdf.getPage(1);
    const texts = (await page.getTextContent()).items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ');
    for (const text of ['陈美', 'Average 123/75 mmHg', 'LDL cholesterol', '3.6 mmol/L', '10 December 2025'])
      expect(texts).toContain(text);
    const tree = JSON.stringify(await page.getStructTree());
    for (const role of ['H1', 'Table', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
    const charts = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
    expect(charts).toContain('Blood pressure over time. Upper: 2 entries from 122 to 124 mmHg');
  });

  it('adds an entry to the access log', async () => {
    const events = await server.db.select().from(auditEvent);
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'report.export', actorId: patient.id, outcome: 'done' }),
    );
  });
});
