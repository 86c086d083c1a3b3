import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type TestFile } from '../../../test/helpers/multipart.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { chronicConditions, currentlyMedications, ethnicities, genders } from '../../lists/choices.ts';

const path = '/health_forms';
const unknown = '00000000-0000-4000-8000-000000000000';
const idOf = (list: readonly { code: string; uuid: string }[], code: string) =>
  list.find((item) => item.code === code)?.uuid ?? '';

const profile = {
  fullName: 'Tan Mei Ling',
  dateOfBirth: '1968-04-12',
  genderUuid: idOf(genders, 'female'),
};
const form = {
  ...profile,
  isSmoker: false,
  ethnicityUuid: idOf(ethnicities, 'chinese'),
  chronicConditionsUuid: [idOf(chronicConditions, 'type_2_diabetes')],
  currentlyMedicationsUuid: [idOf(currentlyMedications, 'statin')],
  dateOfLabTest: '2025-12-20',
  isFasting: true,
  values: [
    { code: 'alt', value: 31, unit: 'U/L', referenceHigh: 35 },
    { code: 'ldl', value: 116, unit: 'mg/dL' },
  ],
};
const pdf: TestFile = {
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  filename: 'report.pdf',
  mediaType: 'application/pdf',
};

const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-forms-'));
let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ dataDir });
  patient = await server.welcome();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const add = async (body: object, person = patient) => await person.call('POST', path, body);

function send(person: SignedIn, url: string, parts: Parameters<typeof multipart>[0]) {
  const { payload, headers } = multipart(parts);
  const authorization = `Bearer ${person.token}`;
  return server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, authorization },
    payload,
  });
}

describe('a health form', () => {
  it('is returned as typed, with values in the order of the dimensions', async () => {
    const { uuid, createdAt, updatedAt, ...stored } = (await add(form)).json();
    expect(stored).toEqual({
      ...form,
      file: null,
      values: [
        { code: 'ldl', value: 116, unit: 'mg/dL', referenceLow: null, referenceHigh: null },
        { code: 'alt', value: 31, unit: 'U/L', referenceLow: null, referenceHigh: 35, flag: 'normal' },
      ],
    });
    expect([createdAt, updatedAt]).toEqual([
      server.clock.now().toISOString(),
      server.clock.now().toISOString(),
    ]);
    expect((await patient.call('GET', `${path}/${uuid}`)).json()).toMatchObject({ uuid, ...stored });
  });

  it('without values is the health profile: unanswered questions stay unknown', async () => {
    expect((await add(profile)).json()).toMatchObject({
      ...profile,
      isSmoker: null,
      ethnicityUuid: null,
      chronicConditionsUuid: [],
      currentlyMedicationsUuid: [],
      dateOfLabTest: null,
      isFasting: null,
      values: [],
    });
  });

  it('is replaced as a whole and deleted with its values', async () => {
    const { uuid, createdAt } = (await add(form)).json();
    server.clock.advance(60_000);
    const changed = (
      await patient.call('POST', `${path}/${uuid}`, { ...profile, fullName: 'Tan M L' })
    ).json();
    expect(changed).toMatchObject({ uuid, createdAt, fullName: 'Tan M L', values: [], dateOfLabTest: null });
    expect(changed.updatedAt).not.toBe(createdAt);
    expect((await patient.call('GET', `${path}/${uuid}`)).json()).toEqual(changed);
    expect((await patient.call('DELETE', `${path}/${uuid}`)).statusCode).toBe(204);
    expect((await patient.call('GET', `${path}/${uuid}`)).statusCode).toBe(404);
  });

  it.each([
    [
      'hdl',
      'HDL cholesterol',
      [
        { code: 'tc', value: 4, unit: 'mmol/L' },
        { code: 'hdl', value: 4.2, unit: 'mmol/L' },
      ],
    ],
    [
      'ldl',
      'LDL cholesterol',
      [
        { code: 'tc', value: 190, unit: 'mg/dL' },
        { code: 'ldl', value: 5, unit: 'mmol/L' },
      ],
    ],
  ])('with %s above total cholesterol is refused at that value', async (_code, name, values) => {
    const answer = await add({ ...form, values });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([
      {
        name: 'values.1.value',
        message: `These numbers do not fit together: ${name} cannot be higher than total cholesterol. Please check your report.`,
      },
    ]);
  });

  it('feeds the reports in the unit that they calculate with', async () => {
    const person = await server.welcome();
    await add(form, person);
    const report = (await person.call('GET', '/report/lipid-analysis-json')).json();
    const ldl = report.values.find(({ code }: { code: string }) => code === 'ldl');
    expect(ldl).toMatchObject({ value: expect.closeTo(3, 2), unit: 'mmol/L' });
    expect(report.inputs).toContainEqual(expect.objectContaining({ date: '2025-12-20' }));
  });

  it('is listed by laboratory day, newest first, in complete pages', async () => {
    const person = await server.welcome();
    const days = ['2024-03-01', '2025-11-30', '2025-01-15'];
    for (const dateOfLabTest of days) await add({ ...form, dateOfLabTest }, person);
    const page = async (query: string) => (await person.call('GET', `${path}?${query}`)).json();
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.nextCursor}`);
    const shown = [...first.items, ...second.items].map(({ dateOfLabTest }) => dateOfLabTest);
    expect(shown).toEqual(['2025-11-30', '2025-01-15', '2024-03-01']);
    expect(second.items[0].values).toHaveLength(2);
    expect(second.nextCursor).toBeNull();
  });

  it('of another account is treated like a missing one', async () => {
    const { uuid } = (await add(form, await server.welcome())).json();
    const body = (answer: { json(): object }) => ({ ...answer.json(), requestId: '' });
    for (const [method, payload] of [['GET'], ['POST', form], ['DELETE']] as const) {
      const foreign = await patient.call(method, `${path}/${uuid}`, payload);
      const missing = await patient.call(method, `${path}/${unknown}`, payload);
      expect(foreign.statusCode).toBe(404);
      expect(body(foreign)).toEqual(body(missing));
    }
  });

  it('is created once for one Idempotency-Key, and only by patients', async () => {
    const once = (person: SignedIn) =>
      server.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': 'form-once' },
        payload: form,
      });
    const added = await once(patient);
    expect(added.statusCode).toBe(201);
    expect((await once(patient)).json()).toEqual(added.json());
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await once(doctor)).json().code).toBe('not_allowed');
  });
});

describe('a health form is refused', () => {
  const notOffered = 'Choose one of the offered values.';
  const value = (change: object) => ({ values: [{ code: 'ldl', value: 2.9, unit: 'mmol/L', ...change }] });
  it.each([
    [{ fullName: '  ' }, 'fullName', 'This is needed.'],
    [{ dateOfBirth: '2027-01-01' }, 'dateOfBirth', 'This day is in the future. Check the year.'],
    [{ genderUuid: unknown }, 'genderUuid', notOffered],
    [{ ethnicityUuid: unknown }, 'ethnicityUuid', notOffered],
    [{ chronicConditionsUuid: [unknown] }, 'chronicConditionsUuid', notOffered],
    [{ currentlyMedicationsUuid: [unknown] }, 'currentlyMedicationsUuid', notOffered],
    [{ dateOfLabTest: undefined }, 'dateOfLabTest', 'Enter the day of the laboratory test.'],
    [{ dateOfLabTest: '2026-01-02' }, 'dateOfLabTest', 'This day is in the future. Check the date.'],
    [
      { dateOfLabTest: '1968-04-11' },
      'dateOfLabTest',
      'This day is before the date of birth. Check both dates.',
    ],
    [value({ unit: 'U/L' }), 'values.0.unit', 'Choose mmol/L or mg/dL.'],
    [
      value({ value: 116 }),
      'values.0.value',
      'Enter a value from 0.2 to 15 mmol/L, as it is printed on your report.',
    ],
    [
      value({ value: 3, unit: 'mg/dL' }),
      'values.0.value',
      'Enter a value from 8 to 580 mg/dL, as it is printed on your report.',
    ],
    [
      value({ code: 'inr', value: 24, unit: 'ratio' }),
      'values.0.value',
      'Enter a value from 0.5 to 20, as it is printed on your report.',
    ],
    [
      value({ referenceLow: 3, referenceHigh: 2 }),
      'values.0.referenceLow',
      'The lower end must not be above the upper end.',
    ],
    [
      { values: [form.values[1], form.values[1]] },
      'values.1.code',
      'This measure is on the form twice. Remove one of them.',
    ],
  ])('with %j', async (change, name, message) => {
    const answer = await add({ ...form, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message }]);
  });
});

describe('a laboratory value', () => {
  const flagOf = async (value: object) => {
    const values = [{ code: 'ldl', value: 3, unit: 'mmol/L', ...value }];
    return (await add({ ...form, values })).json().values[0].flag;
  };

  it.each([
    [{ value: 2.9, referenceLow: 3 }, 'low'],
    [{ referenceLow: 3, referenceHigh: 3 }, 'normal'],
    [{ value: 3.1, referenceHigh: 3 }, 'high'],
    [{ value: 14 }, undefined],
    [{ comparator: '<', referenceHigh: 3 }, 'normal'],
    [{ comparator: '<', referenceLow: 3 }, 'low'],
    [{ comparator: '<', referenceLow: 1 }, undefined],
    [{ comparator: '<', referenceHigh: 2 }, undefined],
    [{ comparator: '>', referenceHigh: 3 }, 'high'],
    [{ comparator: '>', referenceLow: 3 }, 'normal'],
    [{ comparator: '>', referenceHigh: 4 }, undefined],
    [{ comparator: '<=', referenceLow: 3 }, undefined],
    [{ comparator: '<=', referenceHigh: 3 }, 'normal'],
    [{ comparator: '>=', referenceHigh: 3 }, undefined],
    [{ comparator: '>=', referenceLow: 3 }, 'normal'],
  ])('%j is flagged %j against the printed range', async (value, flag) => {
    expect(await flagOf(value)).toBe(flag);
  });

  it('is marked by severity, also without a printed range', async () => {
    const values = [
      { code: 'hba1c', value: 7.1, unit: '%', referenceHigh: 6 },
      { code: 'egfr', value: 45, unit: 'mL/min/1.73m2' },
      { code: 'sodium', value: 140, unit: 'mmol/L' },
      { code: 'creatinine', value: 1.9, unit: 'mg/dL' },
      { code: 'tc', value: 250, unit: 'mg/dL' },
      { code: 'hdl', value: 38, unit: 'mg/dL' },
      { code: 'tg', value: 160, unit: 'mg/dL', referenceHigh: 200 },
      { code: 'potassium', value: 7.1, unit: 'mmol/L', referenceHigh: 5.1 },
    ];
    const added = (await add({ ...form, values })).json();
    const marks = new Map(
      added.values.map(({ code, mark }: { code: string; mark?: object }) => [code, mark]),
    );
    expect(marks.get('potassium')).toEqual({ tone: 'danger', words: 'Dangerously high' });
    expect(marks.get('egfr')).toEqual({ tone: 'notice', words: 'Below usual' });
    expect(marks.get('sodium')).toBeUndefined();
    expect(marks.get('creatinine')).toEqual({ tone: 'notice', words: 'Above usual' });
    expect(marks.get('tc')).toEqual({ tone: 'notice', words: 'Above usual' });
    expect(marks.get('hdl')).toEqual({ tone: 'notice', words: 'Below usual' });
    // The printed range is the laboratory's own.
    expect(marks.get('tg')).toBeUndefined();
    expect((await patient.call('GET', `${path}/${added.uuid}`)).json().values).toEqual(added.values);
  });

  it.each([
    ['<', undefined],
    [undefined, { tone: 'danger', words: 'Dangerous change' }],
  ])(
    'after an earlier 30 with the sign %j has the mark %j: the value of a limit is not known',
    async (comparator, mark) => {
      const person = await server.welcome();
      const creatinine = { code: 'creatinine', unit: 'umol/L' };
      const earlier = { ...creatinine, value: 30, ...(comparator && { comparator }) };
      await add({ ...form, dateOfLabTest: '2025-11-20', values: [earlier] }, person);
      const added = await add({ ...form, values: [{ ...creatinine, value: 80 }] }, person);
      expect(added.json().values[0].mark).toEqual(mark);
    },
  );

  it('may be a limit below the plausible range, but not above', async () => {
    const limit = { code: 'creatinine', value: 5, unit: 'umol/L', comparator: '<' };
    const added = await add({ ...form, values: [limit] });
    expect(added.json().values[0]).toMatchObject(limit);
    expect((await add({ ...form, values: [{ ...limit, comparator: '>' }] })).statusCode).toBe(422);
    expect((await add({ ...form, values: [{ ...limit, value: 9000 }] })).statusCode).toBe(422);
  });
});

describe('the report of a form', () => {
  const fields = Object.entries(profile);
  const pathOf = (file: string) => join(dataDir, 'files', file);

  it('is kept with the form until it is replaced or the form is deleted', async () => {
    const first = (await send(patient, path, [...fields, ['document_file', pdf]])).json();
    expect(existsSync(pathOf(first.file))).toBe(true);
    const kept = (await patient.call('POST', `${path}/${first.uuid}`, profile)).json();
    expect(kept.file).toBe(first.file);
    const second = (await send(patient, `${path}/${first.uuid}`, [...fields, ['document_file', pdf]])).json();
    expect(second.file).not.toBe(first.file);
    expect(existsSync(pathOf(first.file))).toBe(false);
    await patient.call('DELETE', `${path}/${first.uuid}`);
    expect(existsSync(pathOf(second.file))).toBe(false);
    expect((await patient.call('GET', `/files/${second.file}`)).statusCode).toBe(404);
  });

  it('is accepted with the maximum number of values', async () => {
    const { items } = (await patient.call('GET', '/dimensions')).json();
    const values = items.map(({ code, unit, plausibleLow }: Record<string, unknown>) => ({
      code,
      value: plausibleLow,
      unit,
      comparator: '>',
      referenceLow: 1,
      referenceHigh: 2,
    }));
    const parts = values.flatMap((value: object, index: number) =>
      Object.entries(value).map(([name, text]) => [`values[${index}][${name}]`, String(text)] as const),
    );
    const answer = await send(patient, path, [...fields, ['dateOfLabTest', '2025-12-20'], ...parts]);
    expect(answer.json().values).toHaveLength(items.length);
  });

  it('is accepted with no more text than a JSON body', async () => {
    const parts = Array.from({ length: 20 }, (_, index) => [`extra${index}`, 'x'.repeat(60_000)] as const);
    expect((await send(patient, path, [...fields, ...parts])).json().code).toBe('too_large');
  });

  it('that cannot be read leaves no file', async () => {
    const person = await server.welcome();
    const bad = { ...pdf, content: Buffer.from('no report') };
    const answer = await send(person, path, [...fields, ['document_file', bad]]);
    expect(answer.json()).toMatchObject({
      code: 'unreadable_file',
      fields: [
        {
          name: 'document_file',
          message: 'This file could not be read. Choose a JPEG, PNG, WebP or PDF file.',
        },
      ],
    });
    expect((await person.call('GET', path)).json().items).toEqual([]);
  });
});
