import { resolveRecord, type Statement } from '@vitalane/clinical';
import { describe, expect, it } from 'vitest';
import { knownPerson, withStatements } from '../../../test/helpers/facts.sample.ts';
import { scoreOf } from './score.rules.ts';

describe('the health score', () => {
  it('is a number for a patient with sufficient data', () => {
    expect(scoreOf(knownPerson)).toMatchObject({ score: expect.any(Number), withheld: null });
  });

  it('leaves out a blood pressure beyond its limits, and says so', () => {
    const at = { at: '2026-01-01T00:00:00.000Z', date: '2026-01-01', time: '08:00' };
    const reading = { ...at, sbpMmHg: 290, dbpMmHg: 150 };
    const score = scoreOf({ ...knownPerson, bloodPressure: [reading] });
    expect(score.score).toEqual(expect.any(Number));
    expect(score.components.find(({ code }) => code === 'bloodPressure')?.points).toBeNull();
    expect(score.missing).toContainEqual({
      field: 'sbp',
      status: 'implausible',
      why: 'Blood pressure is not counted, because it is outside the limits of the score.',
      answer: 'Follow the advice on the reading, and measure again.',
    });
  });

  it.each([
    [
      'in pregnancy',
      withStatements(knownPerson, { pregnancy: 'present' }),
      'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
    ],
    ['from 80', { ...knownPerson, dateOfBirth: '1945-12-31' }, 'Your doctor weighs your goals with you.'],
  ])('is withheld %s with the reason, in all its areas', (_when, facts, withheld) => {
    const { components, ...score } = scoreOf(facts);
    expect(score).toMatchObject({ score: null, withheld, band: null, metricsUsed: 0, missing: [] });
    expect(components.map(({ points }) => points)).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    ['2025-12-20', 25],
    ['2023-06-01', 50],
    ['2019-06-01', 75],
  ])('counts a patient who stopped smoking on %s as a former smoker', (on, points) => {
    const stopped: Statement = {
      item: 'smoking',
      says: 'resolved',
      by: 'patient',
      source: 'health_record',
      on,
      recordedAt: `${on}T00:00:00.000Z`,
    };
    const { asOf } = knownPerson;
    const record = resolveRecord({ asOf, statements: [stopped], medicines: [] });
    const { components } = scoreOf({ ...knownPerson, record });
    expect(components.find(({ code }) => code === 'nicotine')?.points).toBe(points);
  });
});
