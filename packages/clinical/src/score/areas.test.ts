import { expect, it } from 'vitest';
import { HEALTH_SCORE_AREAS } from './areas.ts';

it('states in a sentence that an area is not counted', () => {
  expect(Object.values(HEALTH_SCORE_AREAS).map(({ notCounted }) => notCounted)).toEqual([
    'Blood pressure is not counted.',
    'Weight for height is not counted.',
    'Blood fats are not counted.',
    'Blood sugar is not counted.',
    'Activity is not counted.',
    'Smoking is not counted.',
  ]);
});
