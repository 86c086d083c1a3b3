import { expect, it } from 'vitest';
import { categoryOf, usualRange } from './bloodPressure.ts';

it.each([
  [120, 75, 'normal'],
  [132, 79, 'high_normal'],
  [134, 84, 'high_normal'],
  [135, 80, 'above_threshold'],
  [145, 85, 'well_above_threshold'],
  [180, 95, 'urgent'],
  [150, 110, 'urgent'],
  [88, 58, 'low'],
  [150, 58, 'well_above_threshold'],
])('a home reading of %i/%i mmHg is shown as %s', (systolic, diastolic, category) => {
  expect(categoryOf(systolic, diastolic)).toBe(category);
});

it('the band drawn on the chart ends where "above" begins', () => {
  const { systolicBelowMmHg, diastolicBelowMmHg } = usualRange;
  expect(categoryOf(systolicBelowMmHg, 70)).toBe('above_threshold');
  expect(categoryOf(120, diastolicBelowMmHg)).toBe('above_threshold');
  expect(categoryOf(systolicBelowMmHg - 1, diastolicBelowMmHg - 1)).toBe('high_normal');
});
