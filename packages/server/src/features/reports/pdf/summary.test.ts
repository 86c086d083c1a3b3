import { describe, expect, it } from 'vitest';
import { knownPerson, withStatements } from '../../../../test/helpers/facts.sample.ts';
import { contentOf } from './content.ts';

const doctorsLdl = {
  measure: 'ldl',
  low: null,
  high: 1.4,
  by: 'doctor',
  doctorName: 'Dr Priya Nair',
  on: '2025-12-20',
  reason: 'Stent in 2024',
} as const;

const goalsIn = (facts: typeof knownPerson) =>
  Object.fromEntries(contentOf(facts).summary.filter(([label]) => label.startsWith('Goal')));

describe('the first page of the PDF', () => {
  it('shows the goals with their authors and reasons', () => {
    const goals = goalsIn({ ...knownPerson, setGoals: [doctorsLdl] });
    expect(goals['Goal: Blood pressure']).toMatch(
      /^Below 140\/90 at the clinic and below 135\/85 at home\. Usual goal for people like you\./,
    );
    expect(goals['Goal: LDL cholesterol']).toBe(
      'Below 1.4 mmol/L. Set by Dr Priya Nair on 20 December 2025. Reason: Stent in 2024',
    );
    expect(goals['Goal: Blood sugar at home']).toBeUndefined();
  });

  it('shows the sugar goal of a patient with diabetes', () => {
    const frail = withStatements(knownPerson, { diabetes: 'present', frailty: 'present' });
    expect(goalsIn(frail)['Goal: Blood sugar at home']).toBe(
      'Before meals 6.5 mmol/L to 9.0 mmol/L, two hours after 6.5 mmol/L to 12.0 mmol/L. Usual goal for people like you. You are over 80 years old, or frail.',
    );
  });

  it('shows in pregnancy why there are no goals', () => {
    expect(goalsIn(withStatements(knownPerson, { pregnancy: 'present' }))).toEqual({
      Goals: 'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
    });
  });
});
