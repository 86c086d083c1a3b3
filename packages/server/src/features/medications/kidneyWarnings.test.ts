import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { genders } from '../../lists/choices.ts';

const path = '/users/medications';
const tablet = { route: 'Oral', unit: 'tablet', dose: 1, frequency: 'Only when needed', regularly: false };
const ibuprofen = { ...tablet, name: 'Ibuprofen' };
const metformin = { ...tablet, name: 'Metformin' };
const whenNoEgfr =
  'Ask a doctor or pharmacist before you take ibuprofen. It can harm your kidneys. Reason: kidney disease in your record, and no eGFR of the last 12 months.';
const never =
  'Do not take ibuprofen with your kidneys as they are. Ask a pharmacist for another painkiller. Reason: eGFR 28 on 1 December 2025.';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const state = (person: SignedIn, item: string, says: string) =>
  person.call('POST', '/health-record', { statements: [{ item, says, confirmed: true }] });

const addResult = (person: SignedIn, code: string, value: number, dateOfLabTest = '2025-12-01') =>
  person.call('POST', '/health_forms', {
    fullName: 'Ann Lim',
    dateOfBirth: '1970-01-01',
    genderUuid: genders[0]?.uuid,
    dateOfLabTest,
    values: [{ code, value, unit: code === 'egfr' ? 'mL/min/1.73m2' : 'mmol/L' }],
  });

const listed = async (person: SignedIn): Promise<string[]> =>
  (await person.call('GET', path))
    .json()
    .items.flatMap((item: { warnings: { text: string }[] }) => item.warnings.map(({ text }) => text));

const findingsOf = async (person: SignedIn, report: string) =>
  (await person.call('GET', `/report/${report}`)).json().findings;

describe('kidneys and medicines', () => {
  it('follow the record: a condition and a result that come after the medicine, until the cause is gone', async () => {
    const person = await server.welcome();
    expect((await person.call('POST', path, ibuprofen)).statusCode).toBe(201);
    expect(await listed(person)).toEqual([]);
    await state(person, 'chronic_kidney_disease', 'present');
    expect(await listed(person)).toEqual([whenNoEgfr]);
    const toCheck = { name: 'Ibuprofen', route: 'Oral', unit: 'tablet' };
    const check = (await person.call('POST', `${path}/check`, toCheck)).json();
    expect(check.warnings).toContainEqual(expect.objectContaining({ code: 'kidney', text: whenNoEgfr }));
    await addResult(person, 'egfr', 28);
    expect(await listed(person)).toEqual([never]);
    await addResult(person, 'egfr', 75, '2025-12-20');
    expect(await listed(person)).toEqual([]);
  });

  it('are named in the kidney report and, for a diabetes medicine, in the diabetes report', async () => {
    const person = await server.welcome();
    await person.call('POST', path, ibuprofen);
    await person.call('POST', path, metformin);
    await addResult(person, 'egfr', 28);
    const ofIbuprofen = { label: 'Ibuprofen', text: never, status: 'see_doctor' };
    const ofMetformin = {
      label: 'Metformin',
      text: expect.stringContaining('Metformin may not suit your kidneys as they are.'),
      status: 'see_doctor',
    };
    const kidneys = await findingsOf(person, 'kidney-health-analysis');
    expect(kidneys).toContainEqual(ofIbuprofen);
    expect(kidneys).toContainEqual(ofMetformin);
    const diabetes = await findingsOf(person, 'diabetes-analysis');
    expect(diabetes).toContainEqual(ofMetformin);
    expect(diabetes).not.toContainEqual(ofIbuprofen);
  });

  it('do not concern what is put on the skin', async () => {
    const person = await server.welcome();
    await addResult(person, 'egfr', 28);
    const toCheck = { name: 'Diclofenac', unit: 'application' };
    const warningsFor = async (route: string) =>
      (await person.call('POST', `${path}/check`, { ...toCheck, route })).json().warnings;
    expect(await warningsFor('Skin')).toEqual([]);
    expect(await warningsFor('Oral')).toMatchObject([{ code: 'kidney', level: 'serious' }]);
  });

  it('do not concern low-dose aspirin, by the strength in its name', async () => {
    const person = await server.welcome();
    await addResult(person, 'egfr', 28);
    const warningsFor = async (name: string) =>
      (await person.call('POST', `${path}/check`, { name, route: 'Oral', unit: 'tablet' })).json().warnings;
    expect(await warningsFor('Aspirin 100 mg')).toEqual([]);
    expect(await warningsFor('Aspirin 500 mg')).toMatchObject([{ code: 'kidney', level: 'serious' }]);
  });
});
