import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';
import { healthTargetKinds } from '../../lists/measures.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/server.ts';
import { knownPerson, withoutAnswer } from '../reports/facts.sample.ts';
import { defaultTargets } from './target.rules.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

interface Target {
  uuid: string;
  code: string;
  low: number | null;
  high: number | null;
  unit: string;
  source: string;
  basis: string;
  setAt: string | null;
}

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

async function targetOf(person: SignedIn, code: string): Promise<Target> {
  const { items }: { items: Target[] } = (await person.call('GET', '/health_targets')).json();
  const found = items.find((item) => item.code === code);
  if (!found) throw new Error(`There is no target ${code}`);
  return found;
}

const idOf = (code: string) => healthTargetKinds.find((kind) => kind.code === code)?.uuid;
const change = (person: SignedIn, code: string, body: object) =>
  person.call('PATCH', `/health_targets/${idOf(code)}`, body);

describe('computed targets', () => {
  it('have no number where something is not known, and say what is needed', async () => {
    expect(await targetOf(patient, 'weight')).toMatchObject({
      low: null,
      high: null,
      source: 'default',
      basis: 'This needs to be known first: height.',
      setAt: null,
    });
  });

  it('follow from what the person has recorded', async () => {
    const person = await server.welcome();
    await person.call('POST', '/diary-histories/height', { height: 160 });
    expect(await targetOf(person, 'weight')).toMatchObject({ low: 47.4, high: 58.6, unit: 'kg' });
    const female = genders.find(({ code }) => code === 'female');
    await server.db.update(account).set({ genderUuid: female?.uuid ?? null });
    const waist = await targetOf(person, 'waist');
    expect(waist).toMatchObject({ high: 80, basis: 'Healthier SG BMI care protocol' });
  });

  it('for cholesterol need no family history of somebody without a condition', () => {
    const facts = withoutAnswer(knownPerson, 'early_family_heart_disease');
    expect(defaultTargets(facts)).toMatchObject({ ldl: { high: 3.4 }, nonhdl: { high: 4.2 } });
  });

  it('ask everybody for 150 to 300 minutes of activity a week', async () => {
    expect(await targetOf(patient, 'activity')).toMatchObject({ low: 150, high: 300, unit: 'min/week' });
  });
});

describe('a target of one’s own', () => {
  it('replaces the computed one for this person alone, until it is reset', async () => {
    const [person, other] = [await server.welcome(), await server.welcome()];
    const before = await targetOf(person, 'activity');
    const changed = await change(person, 'activity', { uuid: before.uuid, low: 60, high: 120 });
    expect(changed.json()).toMatchObject({
      low: 60,
      high: 120,
      source: 'custom',
      setAt: '2026-01-01T04:00:00.000Z',
    });
    expect(await targetOf(person, 'activity')).toEqual(changed.json());
    expect((await targetOf(other, 'activity')).source).toBe('default');
    const reset = await person.call('PATCH', `/health_targets/default/${before.uuid}`);
    expect(reset.json()).toEqual(before);
    expect(await targetOf(person, 'activity')).toEqual(before);
  });

  it.each([
    ['sbp', 110, 109, 'Choose a value from 110 to 260 mmHg.'],
    ['dbp', 60, 59, 'Choose a value from 60 to 160 mmHg.'],
    ['hba1c', 5.5, 5.4, 'Choose a value from 5.5 to 20 %.'],
    ['ldl', 0.5, 0.4, 'Choose a value from 0.5 to 15 mmol/L.'],
  ])('is refused for %s when it would do harm: %d is the lowest', async (code, lowest, tooLow, message) => {
    expect((await change(patient, code, { low: null, high: lowest })).statusCode).toBe(200);
    const answer = await change(patient, code, { low: null, high: tooLow });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name: 'high', message }]);
  });

  it('is refused when its ends are the wrong way round, or both are missing', async () => {
    const swapped = await change(patient, 'activity', { low: 300, high: 150 });
    expect(swapped.json().fields).toEqual([
      { name: 'low', message: 'The lower end must be below the upper end.' },
    ]);
    const empty = await change(patient, 'activity', { low: null, high: null });
    expect(empty.json().fields).toEqual([{ name: 'high', message: 'Enter at least one of the two.' }]);
  });

  it('is not found under another identifier, and out of reach for staff', async () => {
    const body = { low: null, high: 130 };
    expect((await patient.call('PATCH', `/health_targets/${unknownId}`, body)).statusCode).toBe(404);
    expect((await patient.call('PATCH', `/health_targets/default/${unknownId}`)).statusCode).toBe(404);
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await change(doctor, 'sbp', body)).json().code).toBe('not_allowed');
  });
});
