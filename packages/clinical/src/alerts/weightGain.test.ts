import { expect, it } from 'vitest';
import { weightGainGrade, weightGainWords } from '../index.ts';

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
    action: 'See a doctor today, even if you feel well. If no clinic can see you today, go to A&E.',
  });
});
