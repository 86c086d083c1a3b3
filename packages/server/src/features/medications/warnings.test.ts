import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages, unspaced } from '../../../test/helpers/pdfText.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { genders } from '../../lists/choices.ts';

const path = '/users/medications';
const capsule = { route: 'Oral', unit: 'capsule', dose: 1, frequency: 'Three times daily' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function personWith(drugAllergies: string): Promise<SignedIn> {
  const person = await server.welcome();
  await person.call('POST', `/users/${person.id}`, { isDrugAllergies: true, drugAllergies });
  return person;
}

async function find(person: SignedIn, name: string): Promise<object> {
  const { items } = (await person.call('GET', `/medications?s=${encodeURIComponent(name)}`)).json();
  const found = items.find(
    (item: { name: string; brand: string | null }) => item.name === name && !item.brand,
  );
  if (!found) throw new Error(`The catalogue has no ${name}`);
  return { name, medicationUuid: found.medicationUuid, unit: found.unit, route: found.route };
}

describe('a medicine against a recorded allergy', () => {
  it('has a warning before it is saved, and is saved only with a reason, which is kept', async () => {
    const person = await personWith('penicilin');
    const amoxicillin = { ...capsule, ...(await find(person, 'Amoxicillin 500 mg')) };
    const { dose: _dose, ...toCheck } = amoxicillin;
    const { warnings } = (await person.call('POST', `${path}/check`, toCheck)).json();
    expect(warnings).toEqual([
      {
        code: 'recorded_allergy',
        level: 'serious',
        text: 'Recorded allergy: penicilin. Amoxicillin is one of the penicillins. Ask a doctor or pharmacist before you take it.',
        source: 'US prescribing information (DailyMed): amoxicillin, Contraindications',
      },
    ]);
    const refused = await person.call('POST', path, amoxicillin);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields[0]).toMatchObject({ name: 'warningReason' });
    expect((await person.call('GET', path)).json().items).toEqual([]);
    const warningReason = 'My doctor tested me: no allergy';
    const saved = await person.call('POST', path, { ...amoxicillin, warningReason });
    expect(saved.json()).toMatchObject({ warningReason, warnings: [{ code: 'recorded_allergy' }] });
    const changed = await person.call('PATCH', `${path}/${saved.json().uuid}`, { remaining: 3 });
    expect(changed.json()).toMatchObject({ remaining: 3, warningReason });
    const pdf = await person.call('GET', '/report/export-health-report');
    const [summary = ''] = await pdfPages(pdf.rawPayload);
    expect(unspaced(summary)).toContain(
      unspaced(
        'Recorded allergy: penicilin. Amoxicillin is one of the penicillins. Ask a doctor or pharmacist before you take it. Reason given for taking it: My doctor tested me: no allergy',
      ),
    );
  });

  it.each([
    ['brufen', 'Ibuprofen 400 mg', 'recorded_allergy'],
    ['aspirin', 'Ibuprofen 400 mg', 'recorded_allergy'],
    ['sulfa', 'Celecoxib 200 mg', 'related_allergy'],
    ['Augmentin', 'Cloxacillin 500 mg', 'recorded_allergy'],
  ])('%s against %s: %s', async (allergy, name, code) => {
    const person = await personWith(allergy);
    const answer = await person.call('POST', `${path}/check`, await find(person, name));
    expect(answer.json().warnings).toMatchObject([{ code, level: 'serious' }]);
  });

  it('recognises a medicine typed by hand by the names in it, and lists unchecked allergies', async () => {
    const person = await personWith('penicillin, latex');
    const typed = { name: 'amoxycillin caps from Johor', route: 'Oral', unit: 'capsule' };
    const { warnings } = (await person.call('POST', `${path}/check`, typed)).json();
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['recorded_allergy', 'not_checked']);
    expect(warnings[1].text).toBe('We could not check this allergy: latex. Ask a pharmacist.');
    const unknown = { ...typed, name: 'Grandmother’s tonic' };
    const answer = await person.call('POST', `${path}/check`, unknown);
    expect(answer.json().warnings[0].text).toContain('we do not know what this medicine contains');
  });
});

describe('a medicine against the rest of the record', () => {
  it('warns of an interaction and of an excessive daily dose', async () => {
    const person = await server.welcome();
    const warfarin = await find(person, 'Warfarin 5 mg');
    await person.call('POST', path, { ...warfarin, dose: 1, frequency: 'Once daily' });
    const ibuprofen = await find(person, 'Ibuprofen 400 mg');
    const { warnings } = (await person.call('POST', `${path}/check`, ibuprofen)).json();
    expect(warnings).toMatchObject([{ code: 'interaction', level: 'serious' }]);
    const paracetamol = { ...(await find(person, 'Paracetamol 500 mg')), frequency: 'Four times daily' };
    const tooMuch = await person.call('POST', `${path}/check`, { ...paracetamol, dose: 3 });
    expect(tooMuch.json().warnings[0].text).toContain('6000 mg of paracetamol a day');
    const usual = await person.call('POST', `${path}/check`, { ...paracetamol, dose: 2 });
    expect(usual.json().warnings).toEqual([]);
  });

  it('warns of reduced kidney function and of a pregnancy', async () => {
    const person = await server.welcome();
    await person.call('PATCH', '/health-answers', { isPregnant: true });
    const lisinopril = await person.call('POST', `${path}/check`, await find(person, 'Lisinopril 5 mg'));
    expect(lisinopril.json().warnings).toMatchObject([{ code: 'pregnancy', level: 'serious' }]);
    await person.call('POST', '/health_forms', {
      fullName: 'Ann Lim',
      dateOfBirth: '1970-01-01',
      genderUuid: genders[0]?.uuid,
      dateOfLabTest: '2025-12-01',
      values: [{ code: 'egfr', value: 25, unit: 'mL/min/1.73m2' }],
    });
    const metformin = await person.call('POST', `${path}/check`, await find(person, 'Metformin 500 mg'));
    expect(metformin.json().warnings).toMatchObject([{ code: 'kidney', level: 'serious' }]);
  });

  it('warns of a high potassium in the list and at each dose, until a newer result is lower', async () => {
    const person = await server.welcome();
    const losartan = { ...(await find(person, 'Losartan 50 mg')), dose: 1, frequency: 'Once daily' };
    await person.call('POST', path, losartan);
    const addPotassium = (value: number, dateOfLabTest: string) =>
      person.call('POST', '/health_forms', {
        fullName: 'Ann Lim',
        dateOfBirth: '1970-01-01',
        genderUuid: genders[0]?.uuid,
        dateOfLabTest,
        values: [{ code: 'potassium', value, unit: 'mmol/L' }],
      });
    const warned = async () => ({
      list: (await person.call('GET', path)).json().items[0].warnings,
      dose: (await person.call('GET', `${path}/doses`)).json().items[0].warning,
    });
    expect(await warned()).toMatchObject({ list: [], dose: null });
    await addPotassium(7.1, '2025-12-01');
    const text =
      'Potassium is high (7.1 mmol/L on 1 December 2025), and losartan can raise it further. Do not start it. If you take it already, ask a doctor before the next dose.';
    expect(await warned()).toMatchObject({
      list: [{ code: 'potassium', level: 'serious', text }],
      dose: text,
    });
    await addPotassium(4.4, '2025-12-02');
    expect(await warned()).toMatchObject({ list: [], dose: null });
    // Of two results of one day the worse counts, regardless of the order of entry.
    await addPotassium(6.8, '2025-12-03');
    await addPotassium(4.5, '2025-12-03');
    expect(await warned()).toMatchObject({ list: [{ code: 'potassium' }] });
  });

  it('uses the eGFR of the kidney report: a printed one that contradicts the creatinine of its sample is ignored', async () => {
    const person = await server.welcome();
    await person.call('POST', '/health_forms', {
      fullName: 'Ann Lim',
      dateOfBirth: '1970-01-01',
      genderUuid: genders[0]?.uuid,
      dateOfLabTest: '2025-12-01',
      values: [
        { code: 'egfr', value: 92, unit: 'mL/min/1.73m2' },
        { code: 'creatinine', value: 410, unit: 'umol/L' },
      ],
    });
    const metformin = await person.call('POST', `${path}/check`, await find(person, 'Metformin 500 mg'));
    expect(metformin.json().warnings).toMatchObject([{ code: 'kidney', level: 'serious' }]);
  });
});
