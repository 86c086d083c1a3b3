import type { Sugar, SugarGoal } from '@vitalane/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSettings } from '../features/diary/measureSettings.ts';
import { fromRequest, fromWire, toRequest } from './codec.ts';
import { toReadingEntry } from './entry.ts';
import { fromForm } from './form.ts';

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
const none = { units: {}, targets: [], sugarGoal: usualSugar, pressureLimits: null };

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
    expect(toReadingEntry(sugar(value, context), { units: {}, sugarGoal: usualSugar }).range).toMatchObject({
      position,
      label,
    });
  });

  it('is judged by the goal of the account once it is loaded', () => {
    const frail: SugarGoal = {
      possible: [
        { beforeMeals: { minMmolL: 6.5, maxMmolL: 9 }, afterMeals: { minMmolL: 6.5, maxMmolL: 12 } },
      ],
      words: '',
    };
    expect(toReadingEntry(sugar(5.6, 'fasting'), { units: {}, sugarGoal: frail }).range?.label).toBe(
      'Below goal',
    );
    expect(toReadingEntry(sugar(8.4, 'fasting'), { units: {}, sugarGoal: frail }).range?.label).toBe(
      'In goal',
    );
    expect(toReadingEntry(sugar(5.6, 'fasting'), { units: {} }).range).toBeUndefined();
    expect(
      toReadingEntry(sugar(5.6, 'fasting'), { units: {}, sugarGoal: { possible: [], words: '' } }).range,
    ).toBeUndefined();
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
        const entry = toReadingEntry(sugar(value, context), { units: {}, sugarGoal: usualSugar });
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
    const { advice } = toReadingEntry(sugar(value, 'other'), { units: {} });
    if (words) expect(`${advice?.reason} ${advice?.action}`).toMatch(words);
    else expect(advice).toBeUndefined();
  });

  it('gets advice by what is known of the person', () => {
    const goalOf = (hasDiabetes: boolean) => ({
      sugarGoal: usualSugar,
      person: { ...personOf57, hasDiabetes },
    });
    expect(toReadingEntry(sugar(12, 'other'), { units: {}, ...goalOf(false) }).advice).toBeDefined();
    expect(toReadingEntry(sugar(12, 'other'), { units: {}, ...goalOf(true) }).advice).toBeUndefined();
  });

  it('is shown and typed in mg/dL where chosen, and stored in mmol/L', () => {
    const units = { glucose: 'mg/dL' };
    expect(toSettings('sugar', { ...none, units })).toMatchObject({
      unit: 'mg/dL',
      decimals: 0,
      parts: [{ min: 11, max: 1080 }],
    });
    expect(toReadingEntry(sugar(5.6, 'fasting'), { units })).toMatchObject({
      values: { value: 101 },
      text: '101',
    });
    const typed = { values: { value: 101 }, choice: 'fasting', date: '2026-01-01', time: '08:15' };
    const { body } = toRequest(fromForm('sugar', typed, { units, timeZone: 'Asia/Singapore' }));
    expect(body).toMatchObject({ context: 'fasting', timeZone: 'Asia/Singapore' });
    expect(body.valueFrom).toBeCloseTo(5.6, 1);
  });
});

describe('a vital sign', () => {
  const oxygen = fromWire('oxygen', { ...moment, kind: 'oxygen', value: 93 });
  const of = (hasCopd: boolean) => ({ person: { ...personOf57, hasCopd } });

  it('gets its range and advice by what is known of the person', () => {
    expect(toReadingEntry(oxygen, { units: {}, ...of(false) })).toMatchObject({
      text: '93',
      range: { position: 'below', label: 'Very low', isUrgent: true },
      advice: { reason: 'This oxygen is low.', call: { href: 'tel:995' } },
    });
    expect(toReadingEntry(oxygen, { units: {}, ...of(true) })).toMatchObject({
      range: { position: 'below', label: 'Low', isUrgent: false },
      advice: { reason: 'With COPD this oxygen may be usual for you.', call: null },
    });
    const pulse = fromWire('pulse', { ...moment, kind: 'pulse', value: 72 });
    expect(toReadingEntry(pulse, { units: {}, ...of(false) })).not.toHaveProperty('range');
    expect(toReadingEntry(pulse, { units: {}, ...of(false) })).not.toHaveProperty('advice');
  });

  it('is drawn with the usual range of the person, once it is known whose it is', () => {
    const drawn = (known: ReturnType<typeof of> | undefined) =>
      toSettings('oxygen', { ...none, sugarGoal: known && { ...usualSugar, ...known } });
    expect(drawn(of(false))).toMatchObject({
      unit: '%',
      isUsualRange: true,
      parts: [{ target: { label: 'Usual range', low: 95 } }],
    });
    expect(drawn(of(true)).parts[0]).not.toHaveProperty('target');
    expect(drawn(undefined).parts[0]).not.toHaveProperty('target');
    expect(toSettings('pulse', none)).toMatchObject({
      unit: 'bpm',
      decimals: 0,
      parts: [{ min: 20, max: 250 }],
    });
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
  expect(toSettings('weight', { ...none, units: { weight: 'lb' }, targets: [target] })).toMatchObject({
    unit: 'lb',
    parts: [{ target: { label: 'Target', low: 110.2, high: 136.7 } }],
  });
  expect(toReadingEntry(weight, { units: { weight: 'lb' } }).text).toBe('135.6');
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
        const { parts, decimals } = toSettings(kind, { ...none, units });
        const [{ min, max }] = parts;
        const typed = Number((min + share * (max - min)).toFixed(decimals));
        const form = { values: { value: typed }, choice: '', date: '2026-01-01', time: '08:15' };
        const sent = toRequest(fromForm(kind, form, { units, timeZone: 'UTC' }));
        expect(toReadingEntry(fromRequest(sent), { units }).values.value).toBeCloseTo(typed, decimals);
      },
    ),
  );
});
