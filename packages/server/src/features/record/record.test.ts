import type { HealthRecord } from '@vitalane/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerNo } from '../../../test/helpers/healthRecord.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { consultation, healthStatement } from '../../db/schema.ts';
import { chronicConditions, currentlyMedications, genders } from '../../lists/choices.ts';
import { readRecord } from './record.queries.ts';
import { writeStatements } from './statement.queries.ts';
import type { StatementInput } from './statements.rules.ts';

/** Time from five minutes before midnight in Singapore into the next day, within one session. */
const toTomorrowMs = 10 * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set('2026-01-01T15:55:00Z'));

const uuidsOf = (list: readonly { code: string; uuid: string }[], codes: readonly string[]) =>
  codes.map((code) => list.find((item) => item.code === code)?.uuid ?? `no ${code}`);

const recordOf = async (person: SignedIn): Promise<HealthRecord> =>
  (await person.call('GET', '/health-record')).json();

const entryOf = async (person: SignedIn, item: string) =>
  (await recordOf(person)).entries.find((entry) => entry.item === item);

async function addForm(person: SignedIn, form: object = {}): Promise<string> {
  const genderUuid = genders.find(({ code }) => code === 'female')?.uuid;
  const body = { fullName: person.fullName, dateOfBirth: '1968-04-12', genderUuid, ...form };
  const answer = await person.call('POST', '/health_forms', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().uuid;
}

const state = async (person: SignedIn, ...statements: object[]) =>
  await person.call('POST', '/health-record', { statements });

describe('a condition that is typed on the page of the health record', () => {
  it('becomes the condition of the list that its words name, and replaces an earlier no', async () => {
    const person = await server.welcome();
    await state(person, { item: 'diabetes', says: 'absent' });
    server.clock.advance(toTomorrowMs);
    await state(person, { item: 'other_condition', says: 'present', text: 't2dm' });
    expect(await entryOf(person, 'type_2_diabetes')).toMatchObject({ countsAs: true });
    const { items } = await readRecord(server.db, { accountId: person.id }, server.clock.now());
    expect(items.diabetes).toMatchObject({ value: 'yes', branch: 'yes' });
    expect(await entryOf(person, 'other_condition')).toBeUndefined();
  });

  it('raises a question when its words express doubt, and is kept as written when they name no condition', async () => {
    const person = await server.welcome();
    await state(person, { item: 'other_condition', says: 'present', text: '?asthma' });
    await state(person, { item: 'other_condition', says: 'present', text: 'Ache in the left knee' });
    expect(await entryOf(person, 'asthma')).toMatchObject({ hasQuestion: true });
    expect(await entryOf(person, 'other_condition')).toMatchObject({ text: 'Ache in the left knee' });
  });
});

it('a kind of diabetes is the only entry, although diabetes in general was denied on the same day', async () => {
  const person = await server.welcome();
  await state(person, { item: 'type_2_diabetes', says: 'present' }, { item: 'diabetes', says: 'absent' });
  expect(await entryOf(person, 'type_2_diabetes')).toMatchObject({ value: 'yes' });
  expect(await entryOf(person, 'diabetes')).toBeUndefined();
});

describe('a health form', () => {
  it('states only what is ticked', async () => {
    const person = await server.welcome();
    const conditions = ['type_2_diabetes', 'chronic_kidney_disease'];
    await addForm(person, {
      isSmoker: true,
      chronicConditionsUuid: uuidsOf(chronicConditions, conditions),
      currentlyMedicationsUuid: uuidsOf(currentlyMedications, ['insulin']),
    });
    const { entries } = await recordOf(person);
    const known = entries.filter(({ countsAs }) => countsAs).map(({ item }) => item);
    expect(known.toSorted()).toEqual(['chronic_kidney_disease', 'insulin', 'smoking', 'type_2_diabetes']);
    expect(entries[0]?.decidedBy).toMatchObject({ by: 'patient', source: 'health_form', on: '2026-01-01' });
  });

  it.each([
    ['nothing', {}],
    ['empty lists', { chronicConditionsUuid: [], currentlyMedicationsUuid: [] }],
    ['results only', { dateOfLabTest: '2025-12-30', values: [{ code: 'ldl', value: 2.9, unit: 'mmol/L' }] }],
    ['another condition', { chronicConditionsUuid: uuidsOf(chronicConditions, ['gout']) }],
  ])('with %s changes no condition', async (_name, form) => {
    const person = await server.welcome();
    await addForm(person, {
      chronicConditionsUuid: uuidsOf(chronicConditions, ['type_2_diabetes', 'stroke']),
    });
    const before = (await recordOf(person)).entries;
    server.clock.advance(toTomorrowMs);
    const id = await addForm(person, form);
    await addForm(person, { ...form, dateOfLabTest: '2020-05-05' });
    expect((await recordOf(person)).entries).toEqual(expect.arrayContaining(before));
    await person.call('DELETE', `/health_forms/${id}`);
    expect((await recordOf(person)).entries).toEqual(expect.arrayContaining(before));
  });

  it('that is changed states only the new ticks', async () => {
    const person = await server.welcome();
    const asthma = uuidsOf(chronicConditions, ['asthma']);
    const id = await addForm(person, { chronicConditionsUuid: asthma });
    const form = { fullName: 'Lee Wei', dateOfBirth: '1968-04-12', genderUuid: genders[0]?.uuid };
    const both = [...asthma, ...uuidsOf(chronicConditions, ['gout'])];
    await person.call('POST', `/health_forms/${id}`, { ...form, chronicConditionsUuid: both });
    await person.call('POST', `/health_forms/${id}`, { ...form, chronicConditionsUuid: [] });
    expect((await entryOf(person, 'asthma'))?.statements).toHaveLength(1);
    expect(await entryOf(person, 'gout')).toMatchObject({ value: 'yes', hasQuestion: false });
  });

  it('of the same day does not remove the statements of another form', async () => {
    const person = await server.welcome();
    await addForm(person, { isSmoker: true });
    await addForm(person, { isSmoker: false });
    expect((await person.call('GET', '/me')).json().isSmoker).toBe(true);
  });
});

describe('a patient with diabetes and kidney disease', () => {
  const values = [
    { code: 'tc', value: 5, unit: 'mmol/L' },
    { code: 'ldl', value: 2.9, unit: 'mmol/L' },
    { code: 'hdl', value: 1.2, unit: 'mmol/L' },
    { code: 'hba1c', value: 6.8, unit: '%' },
  ];

  async function judged(person: SignedIn) {
    const data = async (name: string) => (await person.call('GET', `/report/${name}-json`)).json();
    const [heart, lipids, sugar] = [
      await data('cardiovascular-risk-analysis'),
      await data('lipid-analysis'),
      await data('diabetes-analysis'),
    ];
    return { heart: heart.category, risk: heart.values, ldl: lipids.target, sugar: sugar.category };
  }

  it('keeps heart risk, LDL goal and HbA1c judgement after a lab result with nothing ticked', async () => {
    const person = await server.welcome();
    const conditions = ['type_2_diabetes', 'chronic_kidney_disease'];
    await addForm(person, {
      chronicConditionsUuid: uuidsOf(chronicConditions, conditions),
      dateOfLabTest: '2025-12-20',
      values,
    });
    await answerNo(person);
    const before = await judged(person);
    expect(before).toMatchObject({ heart: 'very_high_or_high_primary', risk: [], ldl: { high: 1.8 } });
    await addForm(person, { dateOfLabTest: '2025-12-31', values });
    expect(await judged(person)).toEqual(before);
  });
});

describe('a denial', () => {
  it('of an earlier statement counts as yes and raises a question, until it is confirmed', async () => {
    const person = await server.welcome();
    await state(person, { item: 'stroke', says: 'present' });
    server.clock.advance(toTomorrowMs);
    await state(person, { item: 'stroke', says: 'absent' });
    expect(await recordOf(person)).toMatchObject({
      entries: [{ item: 'stroke', value: 'yes', countsAs: true, hasQuestion: true }],
      questions: [
        {
          item: 'stroke',
          kind: 'confirm_no',
          reason:
            'You told us different things about a past stroke or mini-stroke. Until you answer we count it as yes, to be safe.',
        },
      ],
    });
    await state(person, { item: 'stroke', says: 'mistake', confirmed: true });
    expect(await recordOf(person)).toMatchObject({
      entries: [{ value: 'no', hasQuestion: false }],
      questions: [],
    });
  });

  it('of an allergy keeps it in the profile and the warnings until it is confirmed', async () => {
    const person = await server.welcome();
    const change = (form: object) => person.call('POST', `/users/${person.id}`, form);
    await change({ isDrugAllergies: true, drugAllergies: 'Penicillin, Aspirin' });
    server.clock.advance(toTomorrowMs);
    const denied = (await change({ drugAllergies: 'Aspirin' })).json();
    expect(denied).toMatchObject({ isDrugAllergies: true, drugAllergies: 'Aspirin, Penicillin' });
    expect((await recordOf(person)).questions).toMatchObject([{ text: 'Penicillin', kind: 'confirm_no' }]);
    await state(person, { item: 'drug_allergy', text: 'penicillin', says: 'mistake', confirmed: true });
    expect((await person.call('GET', '/me')).json().drugAllergies).toBe('Aspirin');
  });

  it('in the health questions raises a question too; a removed answer is never a no', async () => {
    const person = await server.welcome();
    const answer = (body: object) => person.call('PATCH', '/health-answers', body);
    await answer({ isFrail: true, hasOrganDamage: false });
    server.clock.advance(toTomorrowMs);
    await answer({ isFrail: false, hasOrganDamage: null });
    expect(await entryOf(person, 'frailty')).toMatchObject({ countsAs: true, hasQuestion: true });
    expect(await entryOf(person, 'organ_damage')).toMatchObject({ value: 'unknown', countsAs: true });
  });
});

describe('a doctor who treats the patient', () => {
  async function attended() {
    const [person, doctor] = [
      await server.welcome(),
      await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' }),
    ];
    const now = server.clock.now();
    await server.db.insert(consultation).values({
      id: crypto.randomUUID(),
      ownerId: person.id,
      doctorId: doctor.id,
      room: crypto.randomUUID(),
      status: 'ended',
      checkedInAt: now,
    });
    return { person, doctor };
  }

  it('states a diagnosis that the patient cannot end, and both see its author', async () => {
    const { person, doctor } = await attended();
    const path = `/patients/${person.id}/health-record`;
    const statements = [{ item: 'chronic_kidney_disease', says: 'present' }];
    expect((await doctor.call('POST', path, { statements })).statusCode).toBe(201);
    server.clock.advance(toTomorrowMs);
    await state(person, { item: 'chronic_kidney_disease', says: 'mistake', confirmed: true });
    const own = await recordOf(person);
    expect(own.entries).toMatchObject([
      { value: 'yes', decidedBy: { by: 'doctor', doctorName: 'Dr Priya Nair', source: 'doctor_note' } },
    ]);
    expect(own.questions).toMatchObject([
      {
        kind: 'doctor_to_confirm',
        reason:
          'Your doctor recorded long-term kidney disease on 1 January 2026. If this is wrong, tell the clinic.',
        question: null,
      },
    ]);
    expect((await doctor.call('GET', path)).json()).toEqual(own);
    const log = (await person.call('GET', '/access-log')).json().items;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['record_opened', 'record_written']);
  });

  it('is required: another doctor is refused and nothing is written', async () => {
    const { person } = await attended();
    const stranger = await server.welcome({ role: 'ROLE_DOCTOR' });
    const path = `/patients/${person.id}/health-record`;
    const statements = [{ item: 'gout', says: 'present' }];
    for (const answer of [
      await stranger.call('GET', path),
      await stranger.call('POST', path, { statements }),
    ])
      expect(answer.json().code).toBe('care_relation_required');
    expect((await recordOf(person)).entries).toEqual([]);
  });
});

describe('statements', () => {
  it.each([
    [{ item: 'no_such_item', says: 'present' }, 'item', 'Choose one of the offered items.'],
    [{ item: 'drug_allergy', says: 'present', text: '  ' }, 'text', 'Enter the name.'],
    [
      { item: 'gout', says: 'present', on: '2026-01-03' },
      'on',
      'This day is in the future. Choose today or an earlier day.',
    ],
    [{ item: 'gout', says: 'present', dueOn: '2026-05-02' }, 'dueOn', 'Only a pregnancy has a due date.'],
  ])('refuse %j', async (statement, name, message) => {
    const person = await server.welcome();
    const answer = await state(person, { item: 'asthma', says: 'present' }, statement);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name: `statements.1.${name}`, message }]);
    expect((await recordOf(person)).entries).toEqual([]);
  });

  it('produce the same record in any order of arrival', async () => {
    const statements: StatementInput[] = [
      { item: 'diabetes', says: 'present', on: '2020-01-01' },
      { item: 'type_1_diabetes', says: 'mistake', on: '2021-01-01' },
      { item: 'diabetes', says: 'absent', on: '2022-01-01' },
      { item: 'stroke', says: 'present', on: '2021-05-05' },
      { item: 'stroke', says: 'mistake', on: '2021-05-05' },
      { item: 'asthma', says: 'resolved', on: '2019-01-01' },
      { item: 'asthma', says: 'present', on: '2018-01-01' },
    ];
    const orders = [statements, statements.toReversed(), [...statements.slice(3), ...statements.slice(0, 3)]];
    const now = server.clock.now();
    const verdicts = await Promise.all(
      orders.map(async (order) => {
        const { id: accountId } = await server.addPerson();
        for (const one of order)
          await writeStatements(
            server.db,
            { accountId },
            { statements: [one], source: 'health_record', now },
          );
        const { items } = await readRecord(server.db, { accountId }, now);
        return Object.values(items).map(({ item, value, branch, question }) => [
          item,
          value,
          branch,
          question,
        ]);
      }),
    );
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[2]).toEqual(verdicts[0]);
  });

  it('are never changed, and are deleted with the account', async () => {
    const person = await server.welcome();
    await state(person, { item: 'gout', says: 'present' });
    const mine = eq(healthStatement.ownerId, person.id);
    const refused = { cause: { message: 'health statements are never changed' } };
    await expect(server.db.update(healthStatement).set({ says: 'absent' }).where(mine)).rejects.toMatchObject(
      refused,
    );
    await expect(server.db.delete(healthStatement).where(mine)).rejects.toMatchObject(refused);
    await server.db.execute(sql`delete from account where id = ${person.id}`);
    expect(await server.db.select().from(healthStatement).where(mine)).toEqual([]);
  });
});
