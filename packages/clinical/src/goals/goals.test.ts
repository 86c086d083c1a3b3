import { describe, expect, it } from 'vitest';
import {
  type GoalInput,
  goalsOf,
  ITEM_CODES,
  resolveRecord,
  type SetGoal,
  type Statement,
} from '../index.ts';

const says = (item: Statement['item'], answer: Statement['says'] = 'present'): Statement => ({
  item,
  says: answer,
  by: 'patient',
  source: 'health_form',
  on: '2026-01-10',
  recordedAt: '2026-01-10T08:00:00.000Z',
});

/** Returns a person who answered every question with "no", except for the given statements. */
function personWith(statements: readonly Statement[], more: Partial<GoalInput> = {}): GoalInput {
  const stated = new Set(statements.map(({ item }) => item));
  const others = ITEM_CODES.filter((item) => !stated.has(item)).map((item) => says(item, 'absent'));
  return {
    record: resolveRecord({ statements: [...statements, ...others], medicines: [], asOf: '2026-06-01' }),
    sex: 'female',
    ageYears: 60,
    heightCm: 160,
    weightKg: 70,
    sgFrsPercent: null,
    ...more,
  };
}

function unknownPerson(statements: readonly Statement[] = []): GoalInput {
  return { ...personWith([]), record: resolveRecord({ statements, medicines: [], asOf: '2026-06-01' }) };
}

const set = (goal: Partial<SetGoal>): SetGoal => ({
  measure: 'sbp',
  low: null,
  high: null,
  by: 'patient',
  doctorName: null,
  on: '2026-03-12',
  ...goal,
});

describe('goalsOf', () => {
  it('gives diabetes with kidney disease the strict goals, and names both pressures', () => {
    const { goals, pressure } = goalsOf(
      personWith([says('type_2_diabetes'), says('chronic_kidney_disease')]),
    );
    expect(goals.sbp).toMatchObject({ high: 130, homeHigh: 130, setBy: 'usual', basis: 'high_risk' });
    expect(goals.dbp).toMatchObject({ high: 80, homeHigh: 80 });
    expect(goals.ldl).toMatchObject({ high: 1.8, basis: 'diabetes_with_risk' });
    expect(goals.nonhdl.high).toBe(2.6);
    expect(goals.hba1c.high).toBe(7);
    expect(pressure?.words).toBe('Below 130/80 at the clinic and below 130/80 at home.');
  });

  it('states who set a goal and when', () => {
    const person = personWith([]);
    const byDoctor = set({ high: 135, by: 'doctor', doctorName: 'Dr Priya Nair' });
    expect(goalsOf(person, [byDoctor]).goals.sbp).toMatchObject({
      high: 135,
      homeHigh: 132,
      words: 'Set by Dr Priya Nair on 12 March 2026.',
    });
    expect(goalsOf(person, [set({ high: 130 })]).goals.sbp).toMatchObject({
      high: 130,
      words: 'Set by you on 12 March 2026.',
    });
    expect(goalsOf(person).goals.sbp.words).toMatch(/^Usual goal for people like you\. /);
  });

  it('puts the goal of a doctor before the patient’s, whichever was stored first', () => {
    const both = [
      set({ high: 130 }),
      set({ high: 150, by: 'doctor', doctorName: 'Dr Priya Nair', reason: 'Falls' }),
    ];
    const expected = { high: 150, setBy: 'doctor', doctorReason: 'Falls' };
    expect(goalsOf(personWith([]), both).goals.sbp).toMatchObject(expected);
    expect(goalsOf(personWith([]), both.toReversed()).goals.sbp).toMatchObject(expected);
  });

  it('returns to a usual goal that has become stricter, and announces it', () => {
    const own = [set({ high: 138 })];
    expect(goalsOf(personWith([]), own).goals.sbp).toMatchObject({ high: 138, announcement: null });
    expect(goalsOf(personWith([says('stroke')]), own).goals.sbp).toMatchObject({
      high: 130,
      setBy: 'usual',
      announcement:
        'The goal that you set no longer fits what we know about you. The usual goal applies again.',
    });
  });

  it('does not take an HbA1c of 15 % for a goal', () => {
    const person = personWith([says('type_2_diabetes')]);
    expect(goalsOf(person, [set({ measure: 'hba1c', high: 15 })]).goals.hba1c).toMatchObject({
      high: 7,
      setBy: 'usual',
    });
  });

  it('asks one question while the answer decides', () => {
    const known = personWith([]);
    const { diabetes: _, type_2_diabetes: __, ...rest } = known.record.items;
    const unknown = unknownPerson().record.items;
    const record = {
      ...known.record,
      items: { ...rest, diabetes: unknown.diabetes, type_2_diabetes: unknown.type_2_diabetes },
    };
    expect(goalsOf({ ...known, record }).goals.sbp).toMatchObject({
      high: null,
      basis: 'depends',
      words: 'Below 130/80 if you have diabetes, else below 140/90. Please tell us.',
      needs: ['diabetes'],
    });
  });

  it('has no number for a person without data, and names the missing answers', () => {
    const { goals, pressure } = goalsOf(unknownPerson());
    expect(pressure).toBeNull();
    expect(goals.sbp.needs).toContain('frailty');
    expect(goals.ldl.words).toMatch(
      /^This goal depends on answers that we do not have yet: .+ Please tell us\.$/,
    );
    expect(goals.hba1c.words).toBe(
      'At most 7.0% if you have diabetes, else there is no goal. Please tell us.',
    );
  });

  it('withholds every goal in pregnancy and under 18, apart from the doctor’s', () => {
    const pregnant = personWith([says('pregnancy')]);
    for (const goal of Object.values(goalsOf(pregnant).goals)) {
      expect(goal).toMatchObject({
        low: null,
        high: null,
        words: 'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
      });
    }
    const own = set({ measure: 'activity', low: 60 });
    expect(goalsOf(pregnant, [own]).goals.activity).toMatchObject({ low: null, setBy: 'usual' });
    expect(goalsOf(pregnant, [{ ...own, by: 'doctor' }]).goals.activity.low).toBe(60);
    expect(goalsOf(personWith([], { ageYears: 17 })).goals.weight).toMatchObject({ high: null });
  });

  it('asks nobody from 80 on, and nobody frail, to lose weight', () => {
    expect(goalsOf(personWith([], { ageYears: 79 })).goals.weight.high).toBe(58.6);
    expect(goalsOf(personWith([], { ageYears: 80 })).goals.weight).toMatchObject({
      high: null,
      words: 'Your doctor weighs your goals with you.',
    });
    expect(goalsOf(personWith([says('frailty')])).goals.weight.high).toBeNull();
    expect(goalsOf(personWith([says('frailty')], { weightKg: 50 })).goals.weight.high).toBe(58.6);
  });

  it('tells frail and old people that a higher HbA1c may be chosen', () => {
    const frail = personWith([says('type_2_diabetes'), says('frailty')]);
    expect(goalsOf(frail).goals.hba1c.words).toContain(
      'Your doctor may choose a higher goal, often up to 8.0.',
    );
  });
});
