import { expect, it } from 'vitest';
import { fromForm } from '../../measures/form.ts';
import { weightAdviceOf } from './weightAdvice.ts';

const weight = (value: number, date: string, time = '08:00') =>
  fromForm(
    'weight',
    { values: { value }, choice: '', date, time },
    { units: {}, timeZone: 'Asia/Singapore' },
  );
const known = [weight(81.2, '2026-01-07'), weight(80, '2026-01-05')];
const typed = weight(82.3, '2026-01-08');

it('advises a person who may keep water about more than 2 kg in 3 days', () => {
  expect(weightAdviceOf(typed, known, true)).toEqual({
    reason: 'Your weight has risen by more than 2 kg in 3 days. This may be water.',
    action:
      'Call your clinic now. Ask to be seen within 3 days. With breathlessness or sudden swelling, see a doctor today.',
    call: null,
  });
  expect(weightAdviceOf(typed, known, false)).toBeUndefined();
  expect(weightAdviceOf(weight(82, '2026-01-08'), known, true)).toBeUndefined();
});

it('compares with earlier weights only', () => {
  expect(weightAdviceOf(typed, [weight(79, '2026-01-08', '09:00')], true)).toBeUndefined();
  expect(weightAdviceOf(typed, [weight(79, '2026-01-08', '07:00')], true)).toBeDefined();
});
