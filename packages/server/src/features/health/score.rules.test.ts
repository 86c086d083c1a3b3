import { describe, expect, it } from 'vitest';
import { knownPerson, withSaid } from '../reports/facts.sample.ts';
import { scoreOf } from './score.rules.ts';

describe('the health score', () => {
  it('is a number for somebody of whom enough is known', () => {
    expect(scoreOf(knownPerson)).toMatchObject({ score: expect.any(Number), withheld: null });
  });

  it.each([
    [
      'in pregnancy',
      withSaid(knownPerson, { pregnancy: 'present' }),
      'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
    ],
    ['from 80', { ...knownPerson, dateOfBirth: '1945-12-31' }, 'Your doctor weighs your goals with you.'],
  ])('is withheld %s with the reason, in all its areas', (_when, facts, withheld) => {
    const { components, ...score } = scoreOf(facts);
    expect(score).toMatchObject({ score: null, withheld, band: null, metricsUsed: 0, missing: [] });
    expect(components.map(({ points }) => points)).toEqual([null, null, null, null, null, null]);
  });
});
