import type { Symptom } from '@vitalane/clinical';
import { describe, expect, it } from 'vitest';
import { feltSymptoms } from '../features/diary/feltSymptoms.ts';
import { toSettings } from '../features/diary/measureSettings.ts';
import { adviceOf } from './advice.ts';
import { fromRequest, toRequest } from './codec.ts';
import { fromForm } from './form.ts';

const person = {
  ageYears: 71,
  isPregnant: false,
  isAfterBirth: false,
  hasDiabetes: null,
  takesPressureMedicine: true,
  keepsWater: false,
  hasCopd: false,
};
const moment = { choice: '', date: '2026-01-08', time: '08:00' };
const reading = (systolic: number, diastolic: number, symptoms?: readonly Symptom[]) => ({
  ...fromForm(
    'bloodPressure',
    { values: { systolic, diastolic }, ...moment },
    { units: {}, timeZone: 'Asia/Singapore' },
  ),
  ...(symptoms && { symptoms }),
});

it('of a crisis states what to do and whom to call', () => {
  expect(adviceOf(reading(184, 112), undefined)).toEqual({
    reason: 'Your blood pressure is very high.',
    action:
      'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
    call: { label: 'Call 995', href: 'tel:995' },
  });
  expect(adviceOf(reading(179, 109), undefined)).toBeNull();
});

describe('a low pressure', () => {
  it('gets the advice at entry, with the sentence for a person on medicine', () => {
    const tablet = 'Call your clinic before your next blood pressure tablet.';
    expect(adviceOf(reading(78, 45), person)).toMatchObject({
      reason: 'Your blood pressure is low.',
      action: expect.stringContaining(tablet),
      call: { label: 'Call 995' },
    });
    expect(adviceOf(reading(78, 45), undefined)?.action).not.toContain(tablet);
    expect(adviceOf(reading(88, 58), undefined)?.reason).toBe('Your blood pressure is low.');
    expect(adviceOf(reading(128, 82), person)).toBeNull();
  });

  it('asks for symptoms, which change the advice', () => {
    expect(feltSymptoms(reading(128, 82), person)).toBeUndefined();
    expect(feltSymptoms(reading(88, 58, ['fainting']), person)).toMatchObject({
      options: expect.arrayContaining([{ value: 'faint_feeling', label: 'Feeling faint' }]),
      chosen: ['fainting'],
      changed: { code: 'fainting', advice: { action: 'Call 995 now. Do not drive yourself.' } },
    });
    expect(adviceOf(reading(88, 58, ['fainting']), person)?.action).toBe(
      'Call 995 now. Do not drive yourself.',
    );
  });

  it('keeps its symptoms in the outbox', () => {
    const request = toRequest(reading(88, 58, ['fainting']));
    expect(request.body.symptoms).toEqual(['fainting']);
    expect(fromRequest(request).symptoms).toEqual(['fainting']);
    expect(toRequest(reading(88, 58)).body).not.toHaveProperty('symptoms');
  });
});

it('shows the emergency line beside the refusal of numbers that may hide a crisis', () => {
  const { refusedAdviceOf } = toSettings('bloodPressure', {
    units: {},
    targets: [],
    sugarGoal: undefined,
    pressureLimits: null,
  });
  expect(refusedAdviceOf?.({ systolic: 400, diastolic: 20 })?.action).toContain('call 995 now');
  expect(refusedAdviceOf?.({ systolic: 1800, diastolic: 110 })).not.toBeNull();
  expect(refusedAdviceOf?.({ systolic: 301, diastolic: 90 })).toBeNull();
  expect(refusedAdviceOf?.({})).toBeNull();
});
