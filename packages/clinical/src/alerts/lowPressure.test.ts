import { describe, expect, it } from 'vitest';
import {
  askedSymptoms,
  bpReadingAdvice,
  courseRules,
  crisisWords,
  followCourse,
  isLowPressure,
  type Symptom,
  worstReading,
} from '../index.ts';

const bp = (sbpMmHg: number, dbpMmHg: number) => ({ sbpMmHg, dbpMmHg });
const STEPS =
  'Sit or lie down, and measure again after 5 minutes. If you faint, feel confused or breathless, or have chest pain, call 995.';
const TABLET = 'Call your clinic before your next blood pressure tablet.';

describe('the advice on a low pressure', () => {
  it.each([
    [bp(78, 45), {}, 'same_day'],
    [bp(88, 58), {}, 'next_visit'],
    [bp(88, 58), { symptoms: ['unwell'] }, 'same_day'],
    [bp(85, 48), { isPregnant: true }, 'same_day'],
  ] as const)('begins with the steps to take: %j %j', (reading, person, grade) => {
    const advice = bpReadingAdvice(reading, person);
    expect(advice).toMatchObject({ grade, reason: 'Your blood pressure is low.' });
    expect(advice?.action.startsWith(STEPS)).toBe(true);
    expect(advice?.action).not.toContain(TABLET);
  });

  it('names the lower number where that alone is low', () => {
    expect(bpReadingAdvice(bp(159, 58))).toMatchObject({
      grade: 'next_visit',
      reason: 'The lower number of your blood pressure is low.',
    });
    expect(bpReadingAdvice(bp(89, 58))?.reason).toBe('Your blood pressure is low.');
  });

  it('names the next tablet for a person on a medicine for blood pressure', () => {
    const advice = bpReadingAdvice(bp(78, 45), { takesPressureMedicine: true });
    expect(advice?.action).toBe(
      `${STEPS} ${TABLET} If it is still this low, or you feel faint or unwell, see a doctor today.`,
    );
    expect(bpReadingAdvice(bp(184, 112), { takesPressureMedicine: true })?.action).not.toContain(TABLET);
  });

  it('calls an ambulance first with a red-flag symptom', () => {
    const felt = { symptoms: ['fainting'] as const, takesPressureMedicine: true };
    expect(bpReadingAdvice(bp(88, 58), felt)).toEqual({
      grade: 'emergency',
      reason: 'Your blood pressure is low.',
      action: 'Call 995 now. Do not drive yourself.',
    });
  });

  it.each([
    [bp(78, 45), true],
    [bp(150, 48), true],
    [bp(190, 58), false],
    [bp(190, 45), false],
    [bp(128, 82), false],
  ])('is given when low is the more dangerous number: %j %s', (reading, isLow) => {
    expect(isLowPressure(reading)).toBe(isLow);
  });
});

describe('the alert about a low pressure', () => {
  const at = (minute: number, sbpMmHg: number, dbpMmHg: number, symptoms: readonly Symptom[] = []) => ({
    minute,
    ...bp(sbpMmHg, dbpMmHg),
    symptoms,
  });
  const course = (...readings: readonly ReturnType<typeof at>[]) =>
    followCourse(courseRules('low_pressure'), { readings, now: 1000 }).at(-1);

  it('opens below 80/50, and with a symptom below 90/60', () => {
    expect(course(at(0, 78, 45))).toMatchObject({ state: 'raised', grade: 'same_day' });
    expect(course(at(0, 88, 58, ['fainting']))).toMatchObject({ state: 'raised', grade: 'emergency' });
    expect(course(at(0, 88, 58))).toBeUndefined();
    expect(course(at(0, 128, 82, ['fainting']))).toBeUndefined();
    expect(course(at(0, 190, 112))).toBeUndefined();
  });

  it('ends with two readings that are not very low', () => {
    expect(course(at(0, 78, 45), at(5, 84, 54), at(6, 86, 56))?.state).toBe('resolved');
    expect(course(at(0, 78, 45), at(5, 84, 54), at(6, 79, 52))?.state).toBe('repeated');
  });

  it('says the words of a low pressure, asks for its symptoms and names the lowest reading', () => {
    const person = { takesPressureMedicine: true };
    expect(crisisWords('low_pressure', 'same_day', { person }).action).toContain(TABLET);
    expect(askedSymptoms('low_pressure', true)).toContain('fainting');
    expect(worstReading('low_pressure', [at(0, 72, 44), at(5, 78, 48)])).toEqual(at(0, 72, 44));
  });
});
