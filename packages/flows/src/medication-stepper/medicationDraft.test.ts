import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, fromServer, normalise, toFormFields, toPayload } from './medicationDraft.ts';
import { wholeDraft } from './medicationStepper.harness.ts';
import type { MedicationDraft } from './medicationStepper.types.ts';
import { toDays, toTimes, WEEKDAYS, weekdayNumber } from './medicationTimes.ts';

const amount = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 10_000 }).map(String),
  fc.integer({ min: 1, max: 9_999 }).map((tenths) => `${tenths / 10}`),
  fc.constantFrom(' 28 ', '0.50', '0,5', '1e3', 'abc', '-1', '٣'),
);
const time = fc.oneof(
  fc
    .tuple(fc.nat({ max: 25 }), fc.nat({ max: 61 }))
    .map(([hour, minute]) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')),
  fc.constantFrom('8:00', 'noon', '', '2026-01-01T07:30:00.000Z', '12:345', '112:30'),
);
const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', '  ', ' With food '));
const day = fc.oneof(fc.constantFrom(...WEEKDAYS), fc.constantFrom('monday', ''));
const date = fc.constantFrom('', '2026-01-01', '2026-02-28');
const uuid = fc.option(fc.uuid());

const draft: fc.Arbitrary<MedicationDraft> = fc.record({
  name: text,
  medicationUuid: uuid,
  brandId: uuid,
  brand: text,
  indication: text,
  route: text,
  unit: text,
  quantity: amount,
  remaining: amount,
  dose: amount,
  frequency: fc.oneof(text, fc.constantFrom('Other', 'Only when needed')),
  reminder: fc.boolean(),
  regularly: fc.boolean(),
  reminderFrequency: fc.constantFrom('Daily', 'Weekly', 'On workdays'),
  days: fc.array(day, { maxLength: 9 }),
  times: fc.array(time, { maxLength: 9 }),
  repeatKind: fc.constantFrom('', 'days', 'weeks', 'months', 'cycle', 'hours'),
  every: amount,
  onDays: amount,
  offDays: amount,
  mostPerDay: amount,
  gapHours: amount,
  startsOn: date,
  endsOn: date,
  steps: fc.array(fc.record({ from: date, dose: amount }), { maxLength: 3 }),
  warningReason: text,
});

describe('a medicine in API format', () => {
  it('round-trips any input', () => {
    fc.assert(
      fc.property(draft, (typed) => {
        expect(fromServer(toPayload(typed))).toEqual(normalise(typed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes a decimal comma', () => {
    expect(toPayload({ ...wholeDraft, dose: '0,5', remaining: '7,5' })).toMatchObject({
      dose: 0.5,
      remaining: 7.5,
    });
  });

  it('is stable after one round trip', () => {
    fc.assert(
      fc.property(draft, (typed) => {
        const once = normalise(typed);
        expect(normalise(once)).toEqual(once);
        expect(fromServer(toPayload(once))).toEqual(once);
      }),
    );
  });

  it('sends day 0 for Daily, and reads the frequency first', () => {
    const daily = toPayload({ ...wholeDraft, days: ['wed', 'sun'] });
    expect(daily).toMatchObject({ reminderFrequency: 'Daily', days: [0] });
    expect(fromServer(daily).days).toEqual([]);
    const weekly = toPayload({ ...wholeDraft, reminderFrequency: 'Weekly', days: ['sun'] });
    expect(weekly).toMatchObject({ reminderFrequency: 'Weekly', days: [0] });
    expect(fromServer(weekly).days).toEqual(['sun']);
  });

  it('numbers form members for days and times without gaps', () => {
    const typed = {
      ...wholeDraft,
      reminderFrequency: 'Weekly',
      days: ['sat', 'mon', 'sat'],
      times: ['20:00', 'evening', '08:00'],
    };
    expect(toFormFields(toPayload(typed)).filter(([name]) => /\[/.test(name))).toEqual([
      ['days[0]', '1'],
      ['days[1]', '6'],
      ['times[0]', '08:00'],
      ['times[1]', '20:00'],
    ]);
  });

  it('sends a recurrence, a course and its steps member by member', () => {
    const plan = { frequency: 'Other', repeatKind: 'cycle', onDays: '21', offDays: '7', every: '2' } as const;
    const typed = {
      ...wholeDraft,
      ...plan,
      startsOn: '2026-01-05',
      steps: [{ from: '2026-02-01', dose: '0,5' }],
    };
    expect(Object.fromEntries(toFormFields(toPayload(typed)))).toMatchObject({
      'repeat[kind]': 'cycle',
      'repeat[onDays]': '21',
      'repeat[offDays]': '7',
      startsOn: '2026-01-05',
      'steps[0][from]': '2026-02-01',
      'steps[0][dose]': '0.5',
    });
  });

  it('sends a recurrence only with the frequency that it belongs to', () => {
    const typed = { ...wholeDraft, repeatKind: 'days', every: '3', mostPerDay: '4', gapHours: '6' } as const;
    expect(toPayload(typed).repeat).toBeNull();
    expect(toPayload({ ...typed, frequency: 'Other' }).repeat).toEqual({ kind: 'days', every: 3 });
    const asNeeded = { kind: 'as_needed', mostPerDay: 4, gapHours: 6 };
    expect(toPayload({ ...typed, frequency: 'Only when needed' }).repeat).toEqual(asNeeded);
  });

  it('omits empty amounts, and clears texts', () => {
    const fields = toFormFields(toPayload({ ...emptyDraft, name: 'Amlodipine', dose: '1' }));
    expect(Object.fromEntries(fields)).toEqual({
      name: 'Amlodipine',
      medicationUuid: '',
      brandId: '',
      brand: '',
      indication: '',
      route: '',
      unit: '',
      dose: '1',
      frequency: '',
      reminder: 'false',
      regularly: 'true',
      reminderFrequency: 'Daily',
      'days[0]': '0',
      repeat: '',
      endsOn: '',
      steps: '',
      warningReason: '',
    });
  });
});

describe('days and times', () => {
  it.each([
    ['sun', 0],
    ['mon', 1],
    ['tue', 2],
    ['wed', 3],
    ['thu', 4],
    ['fri', 5],
    ['sat', 6],
    ['monday', -1],
    ['', -1],
  ])('%s is day %i', (name, number) => {
    expect(weekdayNumber(name)).toBe(number);
    expect(toDays([name, name])).toEqual([number]);
  });

  it.each([
    [['08:00'], ['08:00']],
    [['8:00', '25:00', '10:60', 'x'], []],
    [
      ['20:00', '08:00', '20:00'],
      ['08:00', '20:00'],
    ],
    [['2026-01-01T07:30:00.000Z'], ['07:30']],
    [['at 09:15 or 10:15'], ['09:15']],
  ])('%j gives the times %j', (texts, times) => {
    expect(toTimes(texts)).toEqual(times);
  });
});
