import { describe, expect, it } from 'vitest';
import { permittedBadge, sugarBadge, sugarGoal, sugarGoalAt, sugarGoalText } from '../index.ts';

const person = { ageYears: 60, pregnant: false, frail: false, diabetes: true } as const;

describe('the label of a sugar', () => {
  const goal = sugarGoal({ ...person, frail: true });

  it.each([
    [1, 'Very low', true],
    [2.9, 'Very low', true],
    [3, 'Low', true],
    [3.99, 'Low', true],
    [4, 'Below goal', false],
    [8.5, 'In goal', false],
    [19.9, 'Above goal', false],
    [20, 'Very high', true],
    [40, 'Very high', true],
  ])('of %f mmol/L is “%s” with diabetes', (value, label, isUrgent) => {
    const badge = sugarBadge(value, 'fasting', { ...goal, person: { hasDiabetes: true } });
    expect(badge).toMatchObject({ label, isUrgent });
  });

  it('has the limits of the person, also where the goal is withheld', () => {
    const inPregnancy = sugarGoal({ ...person, pregnant: true });
    const pregnant = { isPregnant: true, hasDiabetes: true };
    expect(sugarBadge(10, 'fasting', { ...inPregnancy, person: pregnant })?.label).toBe('Very high');
    expect(sugarBadge(9.9, 'fasting', { ...inPregnancy, person: pregnant })).toBeNull();
    expect(sugarBadge(17, 'fasting', { ...goal, person: { hasDiabetes: false } })?.label).toBe('Very high');
  });
});

describe('the label of a pressure', () => {
  const label = (sbpMmHg: number, dbpMmHg: number, person = {}) =>
    permittedBadge({ sbpMmHg, dbpMmHg }, { limit: null, isWithheld: true, person })?.label;

  it('has the limits of the alerts, also where bands are withheld', () => {
    expect(label(190, 125)).toBe('Very high');
    expect(label(150, 95)).toBeUndefined();
    expect(label(150, 95, { isPregnant: true })).toBe('High');
    expect(label(162, 95, { isPregnant: true })).toBe('Very high');
    expect(label(128, 76, { isPregnant: true })).toBeUndefined();
  });
});

describe('the sugar goal', () => {
  it.each([
    ['somebody with diabetes', {}, 'usual', 4, 7],
    ['a frail person with diabetes', { frail: true }, 'older_or_frail', 6.5, 9],
    ['a person over 80 with diabetes', { ageYears: 81, frail: null }, 'older_or_frail', 6.5, 9],
    ['a person of 80', { ageYears: 80 }, 'usual', 4, 7],
    ['a frail person without diabetes', { frail: true, diabetes: false }, 'usual', 4, 7],
  ] as const)('of %s', (_name, change, basis, minMmolL, maxMmolL) => {
    const goal = sugarGoal({ ...person, ...change });
    expect(goal.basis).toBe(basis);
    expect(sugarGoalAt(goal, 'beforeMeals')).toEqual({ minMmolL, maxMmolL });
  });

  it.each([
    [{ pregnant: true }, 'These ranges do not apply in pregnancy. Your maternity team sets your goals.'],
    [{ ageYears: 17 }, 'These ranges are for adults. Ask your child’s doctor.'],
  ])('is withheld for %j, and nothing is judged', (change, words) => {
    const goal = sugarGoal({ ...person, ...change });
    expect(goal.words).toBe(words);
    expect(sugarGoalAt(goal, 'otherTimes')).toBeNull();
    expect(sugarBadge(5.6, 'fasting', goal)).toBeNull();
  });

  it('asks about possible frailty, and judges only where both answers agree', () => {
    const goal = sugarGoal({ ...person, frail: null });
    expect(goal).toMatchObject({ basis: 'depends', needs: ['frailty'] });
    expect(sugarGoalAt(goal, 'beforeMeals')).toBeNull();
    const labels = [3.9, 5.6, 6.8, 8, 9.1].map((value) => sugarBadge(value, 'fasting', goal)?.label);
    expect(labels).toEqual(['Low', undefined, 'In goal', undefined, 'Above goal']);
  });

  it('is formatted with its numbers', () => {
    const text = (value: number) => `${value.toFixed(1)} mmol/L`;
    expect(sugarGoalText(sugarGoal({ ...person, frail: true }), text)).toBe(
      'Before meals 6.5 mmol/L to 9.0 mmol/L, two hours after 6.5 mmol/L to 12.0 mmol/L.',
    );
    expect(sugarGoalText(sugarGoal({ ...person, frail: null }), text)).toBe('');
  });
});
