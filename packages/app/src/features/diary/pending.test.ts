import type { Refusal } from '@vitalane/flows/outbox';
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../../measures/advice.ts';
import type { DiaryRequest } from '../../measures/reading.ts';
import type { QueuedEntry } from '../../outbox/outbox.ts';
import { toPending, toPendings } from './pending.ts';

const when = { date: '2026-01-01', time: '08:15', timeZone: 'Asia/Singapore' };
const queued = (request: DiaryRequest, more: Partial<QueuedEntry> = {}): QueuedEntry => ({
  id: 'one',
  owner: 'mei',
  key: 'key-0001',
  request,
  sentAt: null,
  refusal: null,
  ...more,
});

const pressure: DiaryRequest = { kind: 'bloodPressure', body: { valueFrom: 128, valueTo: 82, ...when } };
const sugar: DiaryRequest = { kind: 'sugar', body: { valueFrom: 5.6, context: 'fasting', ...when } };

describe('an entry that is not yet sent', () => {
  it.each<[DiaryRequest, string]>([
    [pressure, 'Blood pressure 128/82 mmHg'],
    [sugar, 'Blood sugar 5.6 mmol/L'],
    [{ kind: 'weight', body: { valueFrom: 61.3, ...when } }, 'Weight 61.3 kg'],
    [{ kind: 'exercise', body: { valueFrom: 0, intensity: 'light', ...when } }, 'Exercise 0 min'],
    [{ kind: 'height', body: { height: 158, ...when } }, 'Height 158 cm'],
  ])('is shown as it was typed: %j', (request, text) => {
    expect(toPending(queued(request), {})).toEqual({
      id: 'one',
      text,
      date: '2026-01-01',
      time: '08:15',
      refusals: [],
      canChange: true,
    });
  });

  it('is shown in the units of the account', () => {
    expect(toPending(queued(sugar), { glucose: 'mg/dL' }).text).toBe('Blood sugar 101 mg/dL');
  });

  it('is named as a change of an entry of the diary', () => {
    expect(toPending(queued({ ...pressure, changes: 'p1' }), {}).text).toBe(
      'Blood pressure 128/82 mmHg, changed',
    );
  });

  it('can neither be changed nor discarded while the server may have stored it', () => {
    expect(toPending(queued(sugar, { sentAt: 1 }), {}).canChange).toBe(false);
    const refusal = { code: 'refused' as const, message: 'No.', fields: {} };
    expect(toPending(queued(sugar, { sentAt: 1, refusal }), {}).canChange).toBe(true);
  });

  it('reports field errors of a refusal, else its message', () => {
    const message = 'Please check the highlighted fields.';
    const refused = (refusal: Pick<Refusal, 'message' | 'fields'>) =>
      toPending(queued(sugar, { refusal: { code: 'refused', ...refusal } }), {}).refusals;
    expect(refused({ message, fields: {} })).toEqual([message]);
    const fields = { time: 'This time is in the future.' };
    expect(refused({ message, fields })).toEqual([fields.time]);
  });

  it('asks to check the diary when an entry may have arrived without a response', () => {
    const refusal = { code: 'uncertain' as const, message: null, fields: {} };
    expect(toPending(queued(sugar, { refusal }), {}).refusals).toEqual([
      'This may have been saved already, but no answer came. Look in your diary: if it is there, discard this one; if not, save it again.',
    ]);
  });
});

it('says that an entry that is gone cannot be changed', () => {
  const refusal = { code: 'gone' as const, message: null, fields: {} };
  expect(toPending(queued({ ...pressure, changes: 'p1' }, { refusal }), {}).refusals).toEqual([
    'This entry is no longer in your diary, so it cannot be changed. Add it as a new one if you still need it.',
  ]);
});

describe('the advice on entries that are not yet sent', () => {
  const at = (time: string, valueFrom: number, valueTo: number, symptoms: string[] = []): DiaryRequest => ({
    kind: 'bloodPressure',
    body: { valueFrom, valueTo, symptoms, ...when, time },
  });
  const actions = (...requests: DiaryRequest[]) =>
    toPendings(
      requests.map((request) => queued(request)),
      {},
      (reading) => adviceOf(reading, undefined),
    ).map(({ advice }) => advice?.action);

  it('knows the symptoms', () => {
    expect(actions(at('08:15', 78, 45, ['fainting']))).toEqual(['Call 995 now. Do not drive yourself.']);
  });

  it('ends with a newer reading of the kind', () => {
    const low: DiaryRequest = { kind: 'sugar', body: { valueFrom: 2.4, ...when } };
    expect(actions(at('08:15', 190, 125), low, at('08:20', 128, 76))).toEqual([
      undefined,
      expect.stringContaining('15 g of fast sugar'),
      undefined,
    ]);
  });
});
