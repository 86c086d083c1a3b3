import type { MeasureKind } from '@vitalane/clinical';
import { expect, it } from 'vitest';
import { toReadingEntry } from '../../measures/entry.ts';
import { fromForm } from '../../measures/form.ts';
import { checkOf, questionsOf } from './readingCheck.ts';

const typed = { choice: 'other', date: '2026-01-01', time: '08:15' };
const unknown = {
  ageYears: null,
  isPregnant: null,
  isAfterBirth: false,
  hasDiabetes: null,
  takesPressureMedicine: null,
  keepsWater: false,
  hasCopd: null,
};
/** Returns the first question about a reading. */
const questionOf = (...asked: Parameters<typeof questionsOf>) => questionsOf(...asked)[0]?.question ?? null;
const reader = { units: {}, timeZone: 'Asia/Singapore' };
const of = (kind: MeasureKind, value: number, moment: { date?: string; time?: string } = {}) =>
  fromForm(kind, { ...typed, ...moment, values: { value } }, reader);

it('asks about an urgent blood sugar, and about no other', () => {
  const low = of('sugar', 2.2);
  expect(questionOf(low, {})).toBe('You entered 2.2 mmol/L. Is that what your meter shows?');
  expect(questionOf(of('sugar', 5.6), {})).toBeNull();
  expect(questionOf(of('weight', 60), {})).toBeNull();
});

it('asks about an urgent vital sign, by what is known of the person', () => {
  const oxygen = (value: number) => of('oxygen', value);
  expect(questionOf(oxygen(91), {})).toBe('You entered 91 %. Is that what your oximeter shows?');
  expect(questionOf(oxygen(91), {}, { person: { ...unknown, hasCopd: true } })).toBeNull();
  expect(questionOf(of('temperature', 38.2), {})).toBeNull();
  expect(questionOf(of('pulse', 140), {})).toBe('You entered 140 bpm. Is that what your device shows?');
});

it('asks about a weight far from the previous one, in the account’s unit', () => {
  const weight = (value: number, date = '2026-01-01') => of('weight', value, { date });
  const known = [weight(62, '2025-12-31'), weight(110, '2025-06-01')];
  expect(questionOf(weight(112), {}, { known })).toBe(
    'You entered 112.0 kg, and 62.0 kg a short time apart. Is 112.0 kg what your scale shows?',
  );
  expect(questionOf(weight(63), {}, { known })).toBeNull();
  expect(questionOf(weight(112), {}, {})).toBeNull();
});

it('asks about a pressure that is low, or beyond the usual limits', () => {
  const pressure = (systolic: number, diastolic: number) =>
    fromForm('bloodPressure', { ...typed, values: { systolic, diastolic } }, reader);
  for (const [upper, lower] of [
    [270, 150],
    [55, 28],
    [88, 58],
  ] as const)
    expect(questionOf(pressure(upper, lower), {})).toBe(
      `You entered ${upper}/${lower} mmHg. Is that what your monitor shows?`,
    );
  expect(questionOf(pressure(128, 82), {})).toBeNull();
  const person = { ...unknown, ageYears: 31, isPregnant: true };
  expect(questionOf(pressure(144, 92), {}, { person })).not.toBeNull();
  expect(questionOf(pressure(144, 92), {})).toBeNull();
});

it('asks about a second entry of the same minute and value', () => {
  const sugar = (value: number, time = '08:15') => of('sugar', value, { time });
  const known = [sugar(5.6), sugar(2.2)];
  expect(questionsOf(sugar(5.6), { glucose: 'mg/dL' }, { known })).toEqual([
    {
      code: 'duplicate',
      question: '101 mg/dL on 1 January 2026 at 08:15 is already in your diary. Save it a second time?',
    },
  ]);
  expect(questionsOf(sugar(2.2), {}, { known }).map(({ code }) => code)).toEqual(['value', 'duplicate']);
  expect(questionsOf(sugar(5.7), {}, { known })).toEqual([]);
  expect(questionsOf(sugar(5.6, '08:16'), {}, { known })).toEqual([]);
});

it('places the advice beside an open question, and alone without one', () => {
  const { advice = null } = toReadingEntry(of('sugar', 2.2), { units: {} });
  expect(advice).toMatchObject({ reason: 'Your sugar is low.', call: { href: 'tel:995' } });
  const questions = [
    { code: 'value', question: 'Is it?' },
    { code: 'duplicate', question: 'Again?' },
  ] as const;
  expect(checkOf(questions, advice).check).toEqual([
    { code: 'value', question: 'Is it?', slip: null, advice },
    { code: 'duplicate', question: 'Again?', slip: null, advice: null },
  ]);
  expect(checkOf(undefined, advice)).toEqual({ advice });
});
