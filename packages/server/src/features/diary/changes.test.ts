import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { auditEvent } from '../../db/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = '2026-01-01';
const diary = '/diary-histories';

/** Adds a reading of a kind. Returns the path of the entry. */
async function added(person: SignedIn, kind: string, body: object): Promise<string> {
  const answer = await person.call('POST', `${diary}/${kind}`, { date: day, time: '08:00', ...body });
  return `${diary}/${kind}/${answer.json().uuid}`;
}

const change = (person: SignedIn, path: string, body: object) =>
  person.call('PUT', path, { date: day, time: '08:00', ...body });

describe('a changed reading', () => {
  it.each([
    ['blood-pressure', { valueFrom: 182, valueTo: 82 }, { valueFrom: 128, valueTo: 82 }],
    [
      'sugar',
      { valueFrom: 6.4, context: 'fasting', note: 'Early' },
      { valueFrom: 6.4, context: 'before_meal', note: 'Late' },
    ],
    ['weight', { valueFrom: 615 / 10 }, { valueFrom: 65.1 }],
    ['exercise', { valueFrom: 30, intensity: 'light' }, { valueFrom: 35, intensity: 'vigorous' }],
    ['vital-signs', { kind: 'oxygen', value: 79 }, { kind: 'oxygen', value: 97 }],
  ])('stands in its place, with what it was before: %s', async (kind, before, after) => {
    const patient = await server.welcome();
    const path = await added(patient, kind, before);
    const answer = await change(patient, path, { ...after, time: '08:10' });
    expect(answer.json()).toMatchObject({ ...after, time: '08:10' });
    const query = kind === 'vital-signs' ? '?kind=oxygen' : '';
    const { items } = (await patient.call('GET', `${diary}/${kind}${query}`)).json();
    expect(items).toEqual([answer.json()]);
    const { valueFrom, value = valueFrom, ...rest } = { valueFrom: undefined, value: undefined, ...before };
    const { kind: _, ...details } = { kind: '', ...rest };
    expect(items[0].earlier).toEqual([
      {
        valueFrom: value,
        ...details,
        date: day,
        time: '08:00',
        timeZone: 'Asia/Singapore',
        replacedAt: server.clock.now().toISOString(),
      },
    ]);
  });

  it('keeps the words about each of its versions', async () => {
    const patient = await server.welcome();
    const path = await added(patient, 'weight', { valueFrom: 60, note: ' After a walk ' });
    const changed = (await change(patient, path, { valueFrom: 60, note: ' ' })).json();
    expect(changed).not.toHaveProperty('note');
    expect(changed.earlier).toMatchObject([{ valueFrom: 60, note: 'After a walk' }]);
    const long = await change(patient, path, { valueFrom: 60, note: 'x'.repeat(301) });
    expect(long.statusCode).toBe(422);
  });

  it('keeps every earlier one, latest first, and none of the same reading once more', async () => {
    const patient = await server.welcome();
    const path = await added(patient, 'weight', { valueFrom: 60 });
    for (const valueFrom of [61, 61, 62]) await change(patient, path, { valueFrom });
    const { items } = (await patient.call('GET', `${diary}/weight`)).json();
    expect(items[0].earlier.map((one: { valueFrom: number }) => one.valueFrom)).toEqual([61, 60]);
    const events = await server.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.actorId, patient.id), eq(auditEvent.action, 'diary.change')));
    expect(events).toHaveLength(2);
  });

  it('is refused like a new one, and stays as it was', async () => {
    const patient = await server.welcome();
    const path = await added(patient, 'blood-pressure', { valueFrom: 128, valueTo: 82 });
    const swapped = await change(patient, path, { valueFrom: 82, valueTo: 128 });
    expect(swapped.statusCode).toBe(422);
    expect(swapped.json().fields).toEqual([
      {
        name: 'valueFrom',
        message: 'The upper number must be higher than the lower one. Check both on your monitor.',
      },
    ]);
    const future = await change(patient, path, { valueFrom: 128, valueTo: 82, date: '2026-03-01' });
    expect(future.statusCode).toBe(422);
    const { items } = (await patient.call('GET', `${diary}/blood-pressure`)).json();
    expect(items).toEqual([expect.not.objectContaining({ earlier: expect.anything() })]);
  });

  it('is of its own kind', async () => {
    const patient = await server.welcome();
    const path = await added(patient, 'weight', { valueFrom: 60 });
    const answer = await change(patient, path.replace('weight', 'sugar'), { valueFrom: 6 });
    expect(answer.statusCode).toBe(404);
    const oxygen = await added(patient, 'vital-signs', { kind: 'oxygen', value: 97 });
    expect((await change(patient, oxygen, { kind: 'pulse', value: 70 })).statusCode).toBe(404);
  });
});
