import { describe, expect, it } from 'vitest';
import { fromForm, fromRequest, toRequest } from '../../measures/index.ts';
import { refusedAdviceOf, symptomsOf, urgentAdviceOf } from './pressureAdvice.ts';

const person = {
  ageYears: 71,
  isPregnant: false,
  isAfterBirth: false,
  hasDiabetes: null,
  takesPressureMedicine: true,
  keepsWater: false,
  hasCopd: false,
};
const reading = (valueFrom: number, valueTo: number, symptoms: string[] = []) => ({
  ...{ valueFrom, valueTo, symptoms, date: '2026-01-08', time: '08:00' },
});

describe('a low pressure', () => {
  it('gets the advice at entry, with the sentence for a person on medicine', () => {
    const tablet = 'Call your clinic before your next blood pressure tablet.';
    expect(urgentAdviceOf(reading(78, 45), person)).toMatchObject({
      reason: 'Your blood pressure is low.',
      action: expect.stringContaining(tablet),
      call: { label: 'Call 995' },
    });
    expect(urgentAdviceOf(reading(78, 45))?.action).not.toContain(tablet);
    expect(urgentAdviceOf(reading(88, 58))?.reason).toBe('Your blood pressure is low.');
    expect(urgentAdviceOf(reading(128, 82), person)).toBeNull();
  });

  it('asks for symptoms, which change the advice', () => {
    expect(symptomsOf(reading(128, 82), person)).toBeUndefined();
    expect(symptomsOf(reading(88, 58, ['fainting']), person)).toMatchObject({
      options: expect.arrayContaining([{ value: 'faint_feeling', label: 'Feeling faint' }]),
      chosen: ['fainting'],
    });
    expect(urgentAdviceOf(reading(88, 58, ['fainting']), person)?.action).toBe(
      'Call 995 now. Do not drive yourself.',
    );
  });

  it('keeps its symptoms in the outbox', () => {
    const typed = { valueFrom: 88, valueTo: 58, date: '2026-01-08', time: '08:00' };
    const measure = fromForm('bloodPressure', typed, { units: {}, timeZone: 'Asia/Singapore' });
    const request = toRequest({ ...measure, symptoms: ['fainting'] });
    expect(request.body.symptoms).toEqual(['fainting']);
    expect(fromRequest(request).symptoms).toEqual(['fainting']);
    expect(toRequest(measure).body).not.toHaveProperty('symptoms');
  });
});

it('shows the emergency line beside the refusal of numbers that may hide a crisis', () => {
  expect(refusedAdviceOf('400', '20')?.action).toContain('call 995 now');
  expect(refusedAdviceOf('1800', '110')).not.toBeNull();
  expect(refusedAdviceOf('301', '90')).toBeNull();
  expect(refusedAdviceOf('', 'x')).toBeNull();
});
