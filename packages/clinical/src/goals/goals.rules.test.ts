import { describe, expect, it } from 'vitest';
import { hba1cMeaning, homePressureLimit, ldlGoal, pressureAgainstGoal, pressureGoal } from '../index.ts';
import { toPerson } from '../testing/goalPerson.ts';

describe('homePressureLimit', () => {
  it.each([
    [140, 90, 135, 85],
    [130, 80, 130, 80],
    [150, 90, 140, 85],
    [135, 85, 132, 82],
    [160, 100, 145, 90],
    [120, 70, 120, 70],
  ])('of %d/%d is %d/%d', (sbpMmHg, dbpMmHg, homeSbp, homeDbp) => {
    expect(homePressureLimit({ sbpMmHg, dbpMmHg })).toEqual({ sbpMmHg: homeSbp, dbpMmHg: homeDbp });
  });
});

describe('pressureGoal', () => {
  const goal = (person: Parameters<typeof toPerson>[0]) =>
    pressureGoal(toPerson({ ageYears: 60, ...person }));

  it('has no number while the answer decides, and names only the answers that do', () => {
    expect(goal({ diabetes: null })).toMatchObject({
      clinic: null,
      home: null,
      basis: 'depends',
      needs: ['diabetes'],
    });
    expect(goal({ diabetes: null, stroke: true })).toMatchObject({ basis: 'high_risk', needs: [] });
    expect(goal({ diabetes: null, stroke: true, frail: null }).needs).toEqual(['frail']);
    expect(goal({ diabetes: null, frail: null, ageYears: 81 })).toMatchObject({ basis: 'older_or_frail' });
  });

  it('becomes 150/90 after the 80th year, not in it', () => {
    expect(goal({ ageYears: 80 }).basis).toBe('low_intermediate');
    expect(goal({ ageYears: 81 }).basis).toBe('older_or_frail');
  });

  it('counts inherited cholesterol and a score above 20', () => {
    expect(goal({ fh: true }).basis).toBe('high_risk');
    expect(goal({ sgFrsPercent: 20 }).basis).toBe('low_intermediate');
    expect(goal({ sgFrsPercent: 21 }).basis).toBe('high_risk');
  });

  it('is absent in pregnancy and under 18, unless a doctor set one', () => {
    expect(goal({ pregnant: true })).toMatchObject({ clinic: null, home: null, basis: 'pregnancy' });
    expect(goal({ ageYears: 17 })).toMatchObject({ clinic: null, basis: 'under_18' });
    const set = pressureGoal(toPerson({ pregnant: true }), { sbpMmHg: 135, dbpMmHg: 85 });
    expect(set).toMatchObject({ basis: 'set_by_doctor', home: { sbpMmHg: 132, dbpMmHg: 82 } });
  });
});

describe('pressureAgainstGoal', () => {
  const against = (person: Parameters<typeof toPerson>[0], sbpMmHg: number, dbpMmHg: number) =>
    pressureAgainstGoal(pressureGoal(toPerson({ ageYears: 60, ...person })), { sbpMmHg, dbpMmHg });

  it('needs both numbers below the limit of the person', () => {
    expect(against({}, 134, 84)).toEqual({ text: 'within_goal', level: 'none' });
    expect(against({}, 135, 84)).toEqual({ text: 'above_goal', level: 'next_visit' });
    expect(against({}, 134, 85)).toEqual({ text: 'above_goal', level: 'next_visit' });
    expect(against({ ageYears: 81 }, 138, 84)).toEqual({ text: 'within_goal', level: 'none' });
    expect(against({}, 145, 70)).toEqual({ text: 'above_goal', level: 'within_week', withinDays: 7 });
    expect(against({}, 120, 90)).toEqual({ text: 'above_goal', level: 'within_week', withinDays: 7 });
  });

  it('judges only when every possible goal gives the same verdict', () => {
    expect(against({ diabetes: null }, 132, 78)).toEqual({ text: 'no_goal', level: 'none' });
    expect(against({ diabetes: null }, 125, 75).text).toBe('within_goal');
    expect(against({ diabetes: null }, 150, 75).text).toBe('above_goal');
    expect(against({ pregnant: true }, 150, 75).text).toBe('no_goal');
  });
});

describe('ldlGoal', () => {
  it.each<[Parameters<typeof toPerson>[0], number | null, string]>([
    [{ heartAttack: true, diabetes: true }, 1.4, 'heart_attack'],
    [{ arteryDisease: true }, null, 'doctor_sets'],
    [{ stroke: true }, null, 'doctor_sets'],
    [{ fh: true, kidneyDisease: true }, 1.8, 'fh_with_risk'],
    [{ fh: true, diabetes: true }, 1.8, 'fh_with_risk'],
    [{ diabetes: true, otherRisk: true }, 1.8, 'diabetes_with_risk'],
    [{ diabetes: true }, 2.6, 'diabetes_alone'],
    [{ fh: true }, null, 'doctor_sets'],
    [{ kidneyDisease: true }, null, 'doctor_sets'],
    [{ heartFailure: true, sgFrsPercent: 3 }, 3.4, 'risk_low'],
    [{ sgFrsPercent: 5 }, 3.4, 'risk_borderline'],
    [{ sgFrsPercent: 10 }, 2.6, 'risk_intermediate'],
    [{ sgFrsPercent: 21 }, 1.8, 'risk_high'],
    [{}, null, 'score_needed'],
    [{ pregnant: true, heartAttack: true }, null, 'pregnancy'],
    [{ ageYears: 17 }, null, 'under_18'],
    [{ diabetes: null }, null, 'depends'],
    [{ diabetes: null, heartAttack: true }, 1.4, 'heart_attack'],
  ])('%o: %s by %s', (person, belowMmolL, basis) => {
    expect(ldlGoal(toPerson(person))).toMatchObject({ belowMmolL, basis });
  });

  it('names only the answers that could change it', () => {
    expect(ldlGoal(toPerson({ diabetes: true, otherRisk: null, stroke: null })).needs).toEqual([
      'stroke',
      'otherRisk',
    ]);
  });
});

describe('hba1cMeaning', () => {
  it('gives both meanings in the words of the rule', () => {
    expect(hba1cMeaning(6.4, null).text).toBe(
      'If you have diabetes, this is at the usual goal. If not, it is higher than usual and a follow-up test can tell more. Do you have diabetes?',
    );
  });

  it('gives the same advice to all above 10', () => {
    expect(hba1cMeaning(10.1, null)).toMatchObject({ give: ['see_doctor_soon'], ask: null });
  });

  it('judges the goal unrounded and the bands at one decimal', () => {
    expect(hba1cMeaning(7.04, true).give).toEqual(['above_goal']);
    expect(hba1cMeaning(7, true).give).toEqual(['at_goal']);
    expect(hba1cMeaning(6.04, false).give).toEqual(['usual']);
    expect(hba1cMeaning(6.05, false).give).toEqual(['follow_up']);
    expect(hba1cMeaning(7, false).give).toEqual(['confirm_soon']);
  });
});
