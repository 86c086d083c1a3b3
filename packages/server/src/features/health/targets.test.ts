import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownPerson, withoutAnswer } from '../../../test/helpers/facts.sample.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { account } from '../../db/schema.ts';
import { genders } from '../../lists/choices.ts';
import { healthTargetKinds } from '../../lists/measures.ts';
import { goalsFor } from '../goals/goals.ts';

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
  choice: { min: number; max: number } | null;
  refusal: string | null;
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
  if (!found) throw new Error(`Unknown target ${code}`);
  return found;
}

const idOf = (code: string) => healthTargetKinds.find((kind) => kind.code === code)?.uuid;
const change = (person: SignedIn, code: string, body: object) =>
  person.call('PATCH', `/health_targets/${idOf(code)}`, body);

describe('computed targets', () => {
  it('have no number when an input is unknown, and list the missing inputs', async () => {
    expect(await targetOf(patient, 'weight')).toMatchObject({
      low: null,
      high: null,
      source: 'default',
      basis: 'Add your height in the diary.',
      setAt: null,
    });
  });

  it("follow from the patient's records", async () => {
    const person = await server.welcome();
    await person.call('POST', '/diary-histories/height', { height: 160 });
    expect(await targetOf(person, 'weight')).toMatchObject({ low: 47.4, high: 58.6, unit: 'kg' });
    const female = genders.find(({ code }) => code === 'female');
    await server.db.update(account).set({ genderUuid: female?.uuid ?? null });
    const waist = await targetOf(person, 'waist');
    expect(waist).toMatchObject({
      high: 80,
      basis:
        'Usual goal for people like you. From here on the waist raises the risk. Source: MOH/HPB 2005; WHO 2004.',
    });
  });

  it('for cholesterol require no family history from a patient without a condition', () => {
    const facts = withoutAnswer(knownPerson, 'early_family_heart_disease');
    expect(goalsFor(facts).goals).toMatchObject({ ldl: { high: 3.4 }, nonhdl: { high: 4.2 } });
  });

  it('recommend everyone 150 to 300 minutes of activity a week', async () => {
    expect(await targetOf(patient, 'activity')).toMatchObject({ low: 150, high: 300, unit: 'min/week' });
  });
});

describe('a target of one’s own', () => {
  it('is offered in its range, or not at all: then the response names who sets it', async () => {
    expect(await targetOf(patient, 'activity')).toMatchObject({
      choice: { min: 30, max: 600 },
      refusal: null,
    });
    for (const code of ['hba1c', 'nonhdl'])
      expect(await targetOf(patient, code)).toMatchObject({
        choice: null,
        refusal: 'Only your doctor can set this goal.',
      });
  });

  it('replaces the computed one for this account alone, until it is reset', async () => {
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
    [
      'activity',
      29,
      'Only your doctor can set this goal. You can choose a value from 30 to 600 minutes a week.',
    ],
    ['hba1c', 15, 'Only your doctor can set this goal.'],
    ['sbp', 150, 'Only your doctor can set this goal. You can choose a value from 120 to 130 mmHg.'],
    ['sbp', 109, 'This goal is outside the limits that are safe for anybody.'],
    ['ldl', 0.4, 'This goal is outside the limits that are safe for anybody.'],
  ])('is refused for %s of %d: %s', async (code, high, message) => {
    const answer = await change(patient, code, { low: null, high });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].name).toBe('high');
    expect(answer.json().fields[0].message).toContain(message);
  });

  it('is refused when its bounds are in the wrong order, or both are missing', async () => {
    const swapped = await change(patient, 'activity', { low: 300, high: 150 });
    expect(swapped.json().fields).toEqual([
      { name: 'low', message: 'The lower end must be below the upper end.' },
    ]);
    const empty = await change(patient, 'activity', { low: null, high: null });
    expect(empty.json().fields).toEqual([{ name: 'high', message: 'Enter at least one of the two.' }]);
  });

  it('is not found under another identifier, and not accessible to staff', async () => {
    const body = { low: null, high: 130 };
    expect((await patient.call('PATCH', `/health_targets/${unknownId}`, body)).statusCode).toBe(404);
    expect((await patient.call('PATCH', `/health_targets/default/${unknownId}`)).statusCode).toBe(404);
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    expect((await change(doctor, 'sbp', body)).json().code).toBe('not_allowed');
  });
});
