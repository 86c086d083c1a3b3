import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerNo } from '../../../test/helpers/healthRecord.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { healthForm, labValue } from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';

interface Recommendation {
  uuid: string;
  title: string;
  text: string;
  level: string;
  status: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (person: SignedIn, path: string, entry: object) =>
  person.call('POST', `/diary-histories/${path}`, { date: '2026-01-01', time: '08:00', ...entry });
const adviceOf = async (person: SignedIn): Promise<Recommendation[]> =>
  (await person.call('GET', '/recommendations')).json().items;
const titlesOf = async (person: SignedIn) => (await adviceOf(person)).map(({ title }) => title);

/** Adds a health form without conditions, with the laboratory values of a day. */
async function addLab(person: SignedIn, dateOfLabTest: string, values: Record<string, number>) {
  const id = randomUUID();
  const now = server.clock.now();
  const ownerId = person.id;
  await server.db.insert(healthForm).values({
    id,
    ownerId,
    fullName: person.fullName,
    chronicConditionIds: [],
    currentMedicationIds: [],
    dateOfLabTest,
    dateOfBirth: '1968-03-09',
    genderId: genders[0]?.uuid ?? randomUUID(),
    listedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await server.db.insert(labValue).values(
    Object.entries(values).map(([code, value]) => ({
      formId: id,
      ownerId,
      code,
      canonicalValue: value,
      typedValue: value,
      typedUnit: code === 'hba1c' ? '%' : 'mmol/L',
      measuredOn: dateOfLabTest,
    })),
  );
}

async function recordEverything(person: SignedIn) {
  await answerNo(person);
  await addLab(person, '2025-12-20', { tc: 5, hdl: 1.5, hba1c: 5.5 });
  await add(person, 'blood-pressure', { valueFrom: 118, valueTo: 76 });
  await add(person, 'height', { height: 160 });
  await add(person, 'weight', { valueFrom: 55 });
  await add(person, 'exercise', { valueFrom: 100 });
  await add(person, 'exercise', { date: '2025-12-31', valueFrom: 60 });
}

describe('the health score', () => {
  it('has no number while fewer than four areas are known, and lists the missing inputs', async () => {
    const person = await server.welcome();
    const score = (await person.call('GET', '/health-score')).json();
    expect(score).toMatchObject({ score: null, band: null, metricsUsed: 0, oldestInputOn: null });
    expect(score.missing).toHaveLength(6);
    expect(score.missing).toContainEqual({
      field: 'sbp',
      status: 'missing',
      why: 'Blood pressure is not counted.',
      answer: 'Add blood pressure readings in the diary.',
    });
  });

  it('lists its inputs, and the age of the oldest', async () => {
    const person = await server.welcome();
    await recordEverything(person);
    const score = (await person.call('GET', '/health-score')).json();
    expect(score).toMatchObject({
      score: 93,
      band: 'high',
      metricsUsed: 6,
      missing: [],
      oldestInputOn: '2025-12-20',
      asOf: '2026-01-01',
    });
    expect(score.components.map(({ code }: { code: string }) => code)).toEqual([
      'bloodPressure',
      'bmi',
      'lipids',
      'glucose',
      'activity',
      'nicotine',
    ]);
    expect(score.sources).toEqual([
      { title: "Adapted from AHA Life's Essential 8 (2022); diet and sleep not included." },
    ]);
  });

  it('reports how much lower an area may be while a medicine for it is unknown', async () => {
    const person = await server.welcome();
    await add(person, 'blood-pressure', { valueFrom: 118, valueTo: 76 });
    const { missing } = (await person.call('GET', '/health-score')).json();
    expect(missing).toContainEqual({
      field: 'onBpMedication',
      status: 'missing',
      why: 'Blood pressure: Up to 20 points lower in this area if you take medicine for it.',
      answer: 'Say whether you take medicine for blood pressure in your health record.',
    });
  });

  it('counts a vigorous minute twice and a light one not at all', async () => {
    const person = await server.welcome();
    await recordEverything(person);
    const activity = async () =>
      (await person.call('GET', '/health-score'))
        .json()
        .components.find(({ code }: { code: string }) => code === 'activity').points;
    expect(await activity()).toBe(100);
    const { items } = (await person.call('GET', '/diary-histories/exercise')).json();
    for (const { uuid } of items) await person.call('DELETE', `/diary-histories/exercise/${uuid}`);
    await add(person, 'exercise', { valueFrom: 20, intensity: 'vigorous' });
    await add(person, 'exercise', { date: '2025-12-31', valueFrom: 200, intensity: 'light' });
    expect(await activity()).toBe(40);
  });

  it('is not accessible to doctors and admins', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await doctor.call('GET', '/health-score')).json().code).toBe('not_allowed');
  });
});

describe('recommendations', () => {
  it('ask a new patient to begin, without requiring data', async () => {
    expect(await titlesOf(await server.welcome())).toEqual([
      'Measure your blood pressure',
      'Add a laboratory report',
    ]);
  });

  it('are absent when every value is within range', async () => {
    const person = await server.welcome();
    await recordEverything(person);
    expect(await titlesOf(person)).toEqual([]);
  });

  it('list those for a doctor first, each with its source', async () => {
    const person = await server.welcome();
    await add(person, 'blood-pressure', { valueFrom: 150, valueTo: 95 });
    const advice = await adviceOf(person);
    expect(advice.map(({ level }) => level)).toEqual(['see_doctor', 'info']);
    for (const { text } of advice) expect(text).toMatch(/ Source: .+\.$/);
  });

  it.each([
    [3.9, undefined],
    [4, undefined],
    [16.7, 'Your last blood sugar was high'],
    [20, undefined],
  ])('respond to a blood sugar of %d, unless it is a crisis', async (valueFrom, title) => {
    const person = await server.welcome();
    await add(person, 'sugar', { valueFrom });
    const titles = (await titlesOf(person)).filter((text) => text.includes('sugar'));
    expect(titles).toEqual(title ? [title] : []);
  });

  it('are no milder than an open alert on the same', async () => {
    const person = await server.welcome();
    await add(person, 'blood-pressure', { valueFrom: 158, valueTo: 98, time: '07:00' });
    expect(await titlesOf(person)).toContain('See a doctor about your blood pressure this week');
    await add(person, 'blood-pressure', { valueFrom: 186, valueTo: 112 });
    expect(await titlesOf(person)).toEqual(['Add a laboratory report']);
  });

  it('omit results of an open alert from the next visit', async () => {
    const person = await server.welcome();
    await recordEverything(person);
    await addLab(person, '2025-12-28', { creatinine: 140 });
    expect(await titlesOf(person)).toContain('Discuss your kidney results with a doctor');
    await person.call('POST', '/health_forms', {
      fullName: person.fullName,
      dateOfBirth: '1968-03-09',
      genderUuid: genders[0]?.uuid,
      dateOfLabTest: '2026-01-01',
      values: [{ code: 'potassium', value: 6.8, unit: 'mmol/L' }],
    });
    const { items } = (await person.call('GET', '/health-alerts')).json();
    expect(items).toMatchObject([{ code: 'potassium', level: 'emergency' }]);
    expect((await titlesOf(person)).filter((title) => title.includes('kidney'))).toEqual([]);
  });

  it('stay done or dismissed for this patient, after the open ones', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const [first, second] = await adviceOf(person);
    const path = `/recommendations/${first?.uuid}`;
    server.clock.advance(60_000);
    const changed = await person.call('PATCH', path, { uuid: first?.uuid, status: 'dismissed' });
    expect(changed.json()).toEqual({ ...first, status: 'dismissed', updatedAt: '2026-01-01T04:01:00.000Z' });
    expect(await adviceOf(person)).toEqual([second, changed.json()]);
    expect((await adviceOf(other)).map(({ status }) => status)).toEqual(['open', 'open']);
    server.clock.set('2026-01-01T04:00:00.000Z');
  });

  it('have pages', async () => {
    const person = await server.welcome();
    const all = await adviceOf(person);
    const first = (await person.call('GET', '/recommendations?limit=1')).json();
    const second = (await person.call('GET', `/recommendations?limit=1&cursor=${first.nextCursor}`)).json();
    expect([...first.items, ...second.items]).toEqual(all);
    expect(second.nextCursor).toBeNull();
    expect((await person.call('GET', '/recommendations?cursor=nonsense')).statusCode).toBe(422);
  });

  it('treat one of another account like a missing one', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const [first] = await adviceOf(other);
    const foreign = await person.call('PATCH', `/recommendations/${first?.uuid}`, { status: 'done' });
    const unknown = await person.call('PATCH', `/recommendations/${randomUUID()}`, { status: 'done' });
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  });
});

describe('a result that a report refers to a doctor', () => {
  it('is listed on Home as well, once', async () => {
    const person = await server.welcome();
    await recordEverything(person);
    expect(await titlesOf(person)).toEqual([]);
    await addLab(person, '2025-12-28', { ast: 90, alt: 40, platelets: 140 });
    const discussed = (await adviceOf(person)).filter(({ level }) => level === 'see_doctor');
    expect(discussed.map(({ title }) => title)).toEqual([
      'Discuss your liver results with a doctor',
      'Show these results at your next visit',
    ]);
    expect(discussed[0]?.text).toMatch(/AST: .* FIB-4: /);
    expect(discussed[1]?.text).toMatch(
      /^Platelets: 140 .*, 28 December 2025\. .* Show this result at your next visit\.$/,
    );
  });
});
