import { addDays } from '@vitalane/time';
import { describe, expect, it } from 'vitest';
import {
  type CourseEvent,
  calmWords,
  comparedWeights,
  courseRules,
  crisisWords,
  followCourse,
  gainWords,
  isStillSo,
  type Symptom,
  weightGainGrade,
  weightGainWords,
  whoIsTold,
} from '../index.ts';

const DAY_MINUTES = 24 * 60;

/** Weights by the day, each at 08:00 unless a time in hours is named. */
const weights = (...list: readonly (readonly [day: number, weightKg: number, hour?: number])[]) =>
  comparedWeights(
    list.map(([day, weightKg, hour = 8], index) => ({
      id: `${index}`,
      minute: day * DAY_MINUTES + hour * 60,
      date: addDays('2026-11-24', day),
      weightKg,
    })),
  );
type Weights = ReturnType<typeof weights>;

const episodesOf = (readings: Weights, events: readonly CourseEvent[] = [], keepsWater = true) =>
  followCourse(courseRules('weight_gain', { keepsWater }), { readings, events, now: 1e6 });
const last = (readings: Weights, events?: readonly CourseEvent[]) => episodesOf(readings, events).at(-1);

it('counts a weight of a later day no more than one of four days before', () => {
  const gain = (daysBefore: number) =>
    weightGainGrade({ weightKg: 83, others: [{ weightKg: 80, daysBefore }], keepsWater: true });
  expect([-1, 0, 3, 4].map(gain)).toEqual(['none', 'within_3_days', 'within_3_days', 'none']);
});

it('says how soon to act', () => {
  const reason = 'Your weight has risen by more than 2 kg in 3 days. This may be water.';
  expect(weightGainWords('within_3_days')).toEqual({
    reason,
    action:
      'Call your clinic now. Ask to be seen within 3 days. With breathlessness or sudden swelling, see a doctor today.',
  });
  expect(weightGainWords('same_day')).toEqual({
    reason,
    action:
      'See a doctor today, even if you feel well. If no clinic can see you today, go to A&E. With breathlessness that is new or getting worse, call 995.',
  });
});

it('is compared with the lowest weight of the 3 days before, whatever the order of entry', () => {
  const [, , newest] = weights([1, 88.4], [2, 89.1], [3, 94]);
  expect(newest).toMatchObject({ weightKg: 94, comparedWith: { minute: 1920, weightKg: 88.4 } });
  expect(newest && gainWords(newest)).toBe('5.6 kg above 88.4 kg');
  expect(newest && gainWords(newest, 'lb')).toBe('12.3 lb above 194.9 lb');
  expect(weights([3, 94], [2, 89.1], [1, 88.4])[0]?.comparedWith?.weightKg).toBe(88.4);
  expect(weights([0, 88.4], [4, 94])[1]?.comparedWith).toBeUndefined();
});

describe('the alert about a fast gain of weight', () => {
  const felt = (...symptoms: readonly Symptom[]) =>
    weights([0, 88.4], [2, 94]).map((reading) => ({ ...reading, symptoms }));

  it('opens for a person who may keep water', () => {
    expect(last(weights([0, 88.4], [2, 90.5]))).toMatchObject({ state: 'raised', grade: 'within_3_days' });
    expect(last(weights([0, 88.4], [2, 90.4]))).toBeUndefined();
    expect(episodesOf(weights([0, 88.4], [2, 94]), [], false)).toEqual([]);
  });

  it.each([
    ['breathless', 'same_day'],
    ['sudden_swelling', 'same_day'],
    ['chest_pain', 'emergency'],
    ['unwell', 'within_3_days'],
  ] as const)('with %s is graded %s', (symptom, grade) => {
    expect(last(felt(symptom))?.grade).toBe(grade);
  });

  it('ends with one weight that is back down, 12 hours after the last high one', () => {
    expect(last(weights([0, 88.4], [2, 94, 9], [2, 90.4, 20]))?.state).toBe('raised');
    expect(last(weights([0, 88.4], [2, 94, 9], [2, 90.4, 21]))?.state).toBe('resolved');
    expect(last(weights([0, 88.4], [2, 94], [3, 90.5]))?.state).toBe('repeated');
  });

  it('stays open while a weight remains above the one before the gain, although it rises no more', () => {
    const steady = weights([0, 88.4], [2, 94], [7, 93.8], [8, 93.9]);
    expect(last(steady)).toMatchObject({ state: 'raised', closedMinute: null });
    const close: CourseEvent = { minute: 9 * DAY_MINUTES, by: 'doctor', does: 'close' };
    expect(last(steady, [close])?.state).toBe('resolved');
  });

  it('says what it was once the newest weight is back down, and what closes it', () => {
    const [, high, low] = weights([0, 88.4], [2, 94], [3, 90.4]);
    const crisis = high ? [high] : [];
    expect(calmWords('weight_gain', { crisis })).toBe('of 90.4 kg or less');
    expect(calmWords('weight_gain', { crisis, weightUnit: 'lb' })).toBe('of 199.2 lb or less');
    expect(isStillSo('weight_gain', { crisis })).toBe(true);
    expect(crisisWords('weight_gain', 'within_3_days', { crisis })).toEqual(weightGainWords('within_3_days'));
    expect(crisisWords('weight_gain', 'within_3_days', { crisis, newest: low })).toEqual({
      reason: 'Your weight had risen by more than 2 kg in 3 days.',
      action:
        'Weigh yourself again tomorrow morning, and tell your clinic. With breathlessness or sudden swelling, see a doctor today.',
    });
    expect(crisisWords('weight_gain', 'same_day', { crisis, newest: low }).action).toBe(
      weightGainWords('same_day').action,
    );
  });

  it('names a limit that itself counts', () => {
    const crisis = weights([0, 88.46], [2, 94]).slice(1);
    expect(calmWords('weight_gain', { crisis })).toBe('of 90.4 kg or less');
  });

  it('is for the clinic at every grade', () => {
    const facts = { hasRepeated: false, hasVeryLow: false, openForMinutes: 0 };
    const told = (kind: 'weight_gain' | 'lab') =>
      whoIsTold({ ...facts, kind, grade: 'within_3_days', clinicRelation: true, carerConsent: true });
    expect([told('weight_gain'), told('lab')]).toEqual([['patient', 'clinic'], ['patient']]);
  });
});
