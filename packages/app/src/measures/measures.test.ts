import type { Sugar, SugarGoal } from '@vitalane/contract';
import type { MeasureKind } from '@vitalane/ui/screens/Diary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSettings } from '../features/diary/measureSettings.ts';
import { fromForm, fromRequest, fromWire, toMeasureEntry, toRequest } from './index.ts';

const moment = {
  uuid: 'e1',
  date: '2026-01-01',
  time: '08:15',
  timeZone: 'Asia/Singapore',
  measuredAt: '2026-01-01T00:15:00Z',
};
const sugar = (valueFrom: number, context: Sugar['context']) =>
  fromWire('sugar', { ...moment, valueFrom, context });
const weight = fromWire('weight', { ...moment, valueFrom: 61.5 });
const usualSugar: SugarGoal = {
  possible: [{ beforeMeals: { minMmolL: 4, maxMmolL: 7 }, afterMeals: { minMmolL: 5, maxMmolL: 10 } }],
  words: '',
};
const personOf57 = {
  ageYears: 57,
  isPregnant: false,
  isAfterBirth: false,
  hasDiabetes: false,
  takesPressureMedicine: false,
  keepsWater: false,
  hasCopd: false,
};
const none = { units: {}, targets: [], sugarGoal: usualSugar };

describe('blood sugar', () => {
  it.each([
    [3.9, 'fasting', 'below', 'Low'],
    [4, 'fasting', 'inRange', 'In goal'],
    [7, 'before_meal', 'inRange', 'In goal'],
    [7.1, 'before_meal', 'above', 'Above goal'],
    [9.8, 'after_meal', 'inRange', 'In goal'],
    [10.1, 'after_meal', 'above', 'Above goal'],
    [9.8, null, 'inRange', 'In goal'],
  ] as const)('%s mmol/L %s lies %s', (value, context, position, label) => {
    expect(toMeasureEntry(sugar(value, context), {}, usualSugar).range).toMatchObject({ position, label });
  });

  it('is judged by the goal of the account once it is loaded', () => {
    const frail: SugarGoal = {
      possible: [
        { beforeMeals: { minMmolL: 6.5, maxMmolL: 9 }, afterMeals: { minMmolL: 6.5, maxMmolL: 12 } },
      ],
      words: '',
    };
    expect(toMeasureEntry(sugar(5.6, 'fasting'), {}, frail).range?.label).toBe('Below goal');
    expect(toMeasureEntry(sugar(8.4, 'fasting'), {}, frail).range?.label).toBe('In goal');
    expect(toMeasureEntry(sugar(5.6, 'fasting'), {}).range).toBeUndefined();
    expect(toMeasureEntry(sugar(5.6, 'fasting'), {}, { possible: [], words: '' }).range).toBeUndefined();
    expect(toSettings('sugar', { ...none, sugarGoal: frail }).lines).toMatchObject([
      { id: 'beforeMeals', target: { low: 6.5, high: 9 } },
      { id: 'afterMeals', target: { low: 6.5, high: 12 } },
      { id: 'otherTimes', target: { low: 6.5, high: 12 } },
    ]);
    const lines = toSettings('sugar', { ...none, sugarGoal: undefined }).lines;
    expect(lines?.map(({ target }) => target)).toEqual([undefined, undefined, undefined]);
  });

  it.each(['fasting', 'before_meal', 'after_meal', 'bedtime', 'other', null] as const)(
    'measured %s is drawn against the goal that judges it',
    (context) => {
      const { lines } = toSettings('sugar', none);
      for (const value of [3.9, 4, 4.5, 5, 7, 7.1, 10, 10.1]) {
        const entry = toMeasureEntry(sugar(value, context), {}, usualSugar);
        const { low = 0, high = 0 } = lines?.find(({ id }) => id === entry.line)?.target ?? {};
        expect(entry.range?.position).toBe(value < low ? 'below' : value > high ? 'above' : 'inRange');
      }
    },
  );

  it.each([
    [2.9, /^Your sugar is low\. Take 15 g of fast sugar now/],
    [3.5, /Check again after 15 minutes\.$/],
    [5.6, undefined],
    [17, /high\. Drink water/],
    [21, /very high.*995/],
  ])('%s mmol/L says at once what to do', (value, words) => {
    const { advice } = toMeasureEntry(sugar(value, 'other'), {});
    if (words) expect(`${advice?.reason} ${advice?.action}`).toMatch(words);
    else expect(advice).toBeUndefined();
  });

  it('gets advice by what is known of the person', () => {
    const goalOf = (hasDiabetes: boolean) => ({ ...usualSugar, person: { ...personOf57, hasDiabetes } });
    expect(toMeasureEntry(sugar(12, 'other'), {}, goalOf(false)).advice).toBeDefined();
    expect(toMeasureEntry(sugar(12, 'other'), {}, goalOf(true)).advice).toBeUndefined();
  });

  it('is shown and typed in mg/dL where chosen, and stored in mmol/L', () => {
    const units = { glucose: 'mg/dL' };
    expect(toSettings('sugar', { ...none, units })).toMatchObject({
      unit: 'mg/dL',
      decimals: 0,
      min: 11,
      max: 1080,
    });
    expect(toMeasureEntry(sugar(5.6, 'fasting'), units)).toMatchObject({ value: 101, text: '101' });
    const typed = { value: 101, choice: 'fasting', date: '2026-01-01', time: '08:15' };
    const { body } = toRequest(fromForm('sugar', typed, { units, timeZone: 'Asia/Singapore' }));
    expect(body).toMatchObject({ context: 'fasting', timeZone: 'Asia/Singapore' });
    expect(body.valueFrom).toBeCloseTo(5.6, 1);
  });
});

describe('a vital sign', () => {
  const oxygen = fromWire('oxygen', { ...moment, kind: 'oxygen', value: 93 });
  const of = (hasCopd: boolean) => ({ ...usualSugar, person: { ...personOf57, hasCopd } });

  it('gets its range and advice by what is known of the person', () => {
    expect(toMeasureEntry(oxygen, {}, of(false))).toMatchObject({
      text: '93',
      range: { position: 'below', label: 'Very low', isUrgent: true },
      advice: { reason: 'This oxygen is low.', call: { href: 'tel:995' } },
    });
    expect(toMeasureEntry(oxygen, {}, of(true))).toMatchObject({
      range: { position: 'below', label: 'Low', isUrgent: false },
      advice: { reason: 'With COPD this oxygen may be usual for you.', call: null },
    });
    const pulse = fromWire('pulse', { ...moment, kind: 'pulse', value: 72 });
    expect(toMeasureEntry(pulse, {}, of(false))).not.toHaveProperty('range');
    expect(toMeasureEntry(pulse, {}, of(false))).not.toHaveProperty('advice');
  });

  it('is drawn with the usual range of the person, once it is known whose it is', () => {
    const drawn = (goal: typeof usualSugar | undefined) => toSettings('oxygen', { ...none, sugarGoal: goal });
    expect(drawn(of(false))).toMatchObject({ unit: '%', usualRange: { label: 'Usual range', low: 95 } });
    expect(drawn(of(true))).not.toHaveProperty('usualRange');
    expect(drawn(undefined)).not.toHaveProperty('usualRange');
    expect(toSettings('pulse', none)).toMatchObject({ unit: 'bpm', decimals: 0, min: 20, max: 250 });
  });
});

it('shows a weight in pounds with its target in pounds', () => {
  const target = {
    uuid: 't',
    code: 'weight',
    label: 'Weight',
    low: 50,
    high: 62,
    homeHigh: null,
    unit: 'kg',
    source: 'custom',
    setBy: 'patient',
    basis: '',
    choice: null,
    refusal: 'Only your doctor can set this goal.',
    setAt: null,
  } as const;
  expect(
    toSettings('weight', { units: { weight: 'lb' }, targets: [target], sugarGoal: undefined }),
  ).toMatchObject({
    unit: 'lb',
    target: { label: 'Target', low: 110.2, high: 136.7 },
  });
  expect(toMeasureEntry(weight, { weight: 'lb' }).text).toBe('135.6');
});

it('round-trips the input in every unit, to the decimals shown', () => {
  const choices = [
    ['sugar', {}],
    ['sugar', { glucose: 'mg/dL' }],
    ['weight', { weight: 'lb' }],
    ['height', { length: 'in' }],
    ['pulse', {}],
    ['oxygen', {}],
    ['temperature', {}],
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...choices),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([kind, units], share) => {
        const { min, max, decimals } = toSettings(kind, { ...none, units });
        const typed = Number((min + share * (max - min)).toFixed(decimals));
        const form = { value: typed, choice: '', date: '2026-01-01', time: '08:15' };
        const sent = toRequest(fromForm<MeasureKind>(kind, form, { units, timeZone: 'UTC' }));
        expect(toMeasureEntry(fromRequest(sent), units).value).toBeCloseTo(typed, decimals);
      },
    ),
  );
});
