import {
  ANSWERED_BY,
  ASKED_ITEMS,
  GOAL_ITEMS,
  HEALTH_SCORE_AREAS,
  INPUT_WORDS,
  type ItemCode,
  itemOfInput,
  OTHER_RISK_ITEMS,
  QUANTITIES,
  recordItem,
} from '@vitalane/clinical';
import type { HealthRecord } from '@vitalane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { genders } from '../../lists/choices.ts';
import { toMissing } from '../goals/goalParts.ts';
import { type InputKind, inputKinds } from '../health-facts/inputKinds.ts';
import { inputOfField } from '../health-facts/inputs.ts';
import { reports } from '../reports/reports.ts';

/** Items that are measured or belong to the profile: diary, health form and profile have fields for them. */
const elsewhere: readonly string[] = [
  ...Object.keys(INPUT_WORDS),
  ...Object.keys(QUANTITIES),
  'blood_pressure',
  'activity',
];

/** Codes of all inputs that a report, a goal or the health score lists as missing. */
const requested = new Set<string>([
  ...Object.values(reports).flatMap(({ inputs }) => [...inputs]),
  ...Object.values<InputKind>(inputKinds).map(({ field }) => inputOfField(field).code),
  ...['hasCvd', 'sbpMmHg', 'readings'].map((field) => inputOfField(field).code),
  ...Object.keys(ANSWERED_BY),
  ...[...Object.values(GOAL_ITEMS), ...OTHER_RISK_ITEMS].map((item) => toMissing(item).field),
  ...Object.values(HEALTH_SCORE_AREAS).map(({ field }) => field),
]);

let server: TestServer;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.welcome();
});
afterAll(() => server.close());

const record = async (): Promise<HealthRecord> => (await person.call('GET', '/health-record')).json();

describe('an input that a report lists as missing', () => {
  const codes = [...requested].filter((code) => !elsewhere.includes(code));

  it.each(codes)('%s has a field in the health record', async (code) => {
    const item = itemOfInput(code);
    expect(item).not.toBeNull();
    const { unanswered } = await record();
    expect(unanswered.map((asked) => asked.item)).toContain(item);
  });
});

describe('an answer to', () => {
  it.each(ASKED_ITEMS)('%s is accepted', async (item: ItemCode) => {
    const other = await server.welcome();
    const day = recordItem(item).isDated ? { doneOn: '2025-03-01' } : {};
    const text = recordItem(item).isPerText ? { text: 'Penicillin' } : {};
    const statements = [{ item, says: 'present', ...day, ...text }];
    const { status, body } = await other
      .call('POST', '/health-record', { statements })
      .then((answer) => ({ status: answer.statusCode, body: answer.json() }));
    expect(status).toBe(201);
    expect(body.unanswered.map((asked: { item: string }) => asked.item)).not.toContain(item);
  });
});

describe('the screening advice', () => {
  const woman = { fullName: 'Lee Wei', dateOfBirth: '1968-04-12' };

  it('follows the answers of the health record, and asks for unanswered ones', async () => {
    const other = await server.welcome();
    const genderUuid = genders.find(({ code }) => code === 'female')?.uuid;
    await other.call('POST', '/health_forms', { ...woman, genderUuid });
    const report = async () =>
      (await other.call('GET', '/report/cancer-screening-recommendations-json')).json();
    const fields = async () => (await report()).missing.map(({ field }: { field: string }) => field);
    expect(await fields()).toEqual([
      'everSexuallyActive',
      'hadTotalHysterectomy',
      'lastMammogram',
      'lastPap',
      'lastHpv',
      'lastFit',
      'lastColonoscopy',
    ]);
    await other.call('POST', '/health-record', {
      statements: [
        { item: 'hysterectomy', says: 'present' },
        { item: 'stool_test', says: 'present', doneOn: '2025-11-20' },
      ],
    });
    expect(await fields()).toEqual(['everSexuallyActive', 'lastMammogram', 'lastPap', 'lastHpv']);
    const { values } = await report();
    expect(values).toMatchObject([
      { code: 'breast' },
      { code: 'cervical', category: 'discuss' },
      { code: 'colorectal', dueOn: '2026-11-20' },
    ]);
  });
});

describe('the day of a test', () => {
  it.each([
    [{ item: 'stool_test', says: 'present' }, 'Enter the day.'],
    [
      { item: 'stool_test', says: 'present', doneOn: '2999-01-01' },
      'This day is in the future. Choose today or an earlier day.',
    ],
    [
      { item: 'gout', says: 'present', doneOn: '2025-01-01' },
      'Only a test or a vaccine has a day on which it was done.',
    ],
  ])('is validated: %j', async (statement, message) => {
    const answer = await person.call('POST', '/health-record', { statements: [statement] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name: 'statements.0.doneOn', message }]);
  });
});
