import { describe, expect, it } from 'vitest';
import {
  hba1cMeaning,
  type OpenQuestion,
  questionToAnswer,
  type RecommendationState,
  recommendationsFor,
} from '../index.ts';

/** Person without recommendations. */
const WELL: RecommendationState = {
  isWithheld: false,
  isForMaternityTeam: false,
  isSugarHigh: false,
  isBpRecent: true,
  homeAverage: { category: 'normal', against: { text: 'within_goal', level: 'none' } },
  hba1c: hba1cMeaning(5.5, false),
  isLdlAboveGoal: false,
  isSmoker: false,
  body: 'healthy',
  mayLoseWeight: true,
  activeMinutes: 200,
  activityGoalMinutes: 150,
  areLabsRecent: true,
};
const codes = (state: Partial<RecommendationState>) =>
  recommendationsFor({ ...WELL, ...state }).map(({ code }) => code);

describe('recommendationsFor', () => {
  it('returns nothing for a healthy person', () => {
    expect(codes({})).toEqual([]);
  });

  it('judges the home average by the goal of the person, and by the band only without a goal', () => {
    const average = (
      category: 'high_normal' | 'above_threshold' | 'well_above_threshold',
      against: 'within_goal' | 'no_goal',
    ) => ({
      homeAverage: { category, against: { text: against, level: 'none' } as const },
    });
    expect(codes(average('above_threshold', 'within_goal'))).toEqual([]);
    expect(codes(average('high_normal', 'no_goal'))).toEqual(['bp_high_normal']);
    expect(codes(average('above_threshold', 'no_goal'))).toEqual(['bp_above_usual']);
    expect(
      codes({
        homeAverage: { category: 'high_normal', against: { text: 'above_goal', level: 'next_visit' } },
      }),
    ).toEqual(['bp_above']);
    expect(
      codes({
        homeAverage: {
          category: 'well_above_threshold',
          against: { text: 'above_goal', level: 'within_week', withinDays: 7 },
        },
      }),
    ).toEqual(['bp_well_above']);
  });

  it('sorts advice to see a doctor first', () => {
    expect(codes({ areLabsRecent: false, isSmoker: true, isSugarHigh: true, isLdlAboveGoal: true })).toEqual([
      'ldl_above',
      'sugar_high',
      'smoking_stop',
      'labs_add',
    ]);
  });

  it('gives no milder advice on the subject of an alert', () => {
    const state = { ...WELL, isSugarHigh: true, isLdlAboveGoal: true };
    const given = recommendationsFor(state, ['diabetes-analysis']);
    expect(given.map(({ code }) => code)).toEqual(['ldl_above']);
  });

  it('gives no advice on weight, goals or activity in pregnancy, and keeps what is for the maternity team', () => {
    const everything: Partial<RecommendationState> = {
      isWithheld: true,
      isForMaternityTeam: true,
      body: 'high_risk',
      isLdlAboveGoal: true,
      hba1c: hba1cMeaning(11, null),
      activeMinutes: 0,
      homeAverage: { category: 'well_above_threshold', against: { text: 'no_goal', level: 'none' } },
    };
    expect(codes(everything)).toEqual(['bp_maternity_team']);
  });

  it('does not advise weight loss where it may harm', () => {
    expect(codes({ body: 'high_risk' })).toEqual(['weight_above']);
    expect(codes({ body: 'high_risk', mayLoseWeight: false })).toEqual([]);
  });

  it('counts an HbA1c under either meaning when it depends on an answer', () => {
    expect(codes({ hba1c: hba1cMeaning(6.4, null) })).toEqual(['hba1c_review']);
    const [review] = recommendationsFor({ ...WELL, hba1c: hba1cMeaning(6.6, null) });
    expect(review?.text).toMatch(
      /^HbA1c: If you have diabetes, this is at the usual goal\. If not, it is higher than usual and a follow-up test can tell more\. Do you have diabetes\? Source: /,
    );
    expect(codes({ hba1c: hba1cMeaning(10.1, null) })).toEqual(['hba1c_soon']);
    expect(codes({ hba1c: hba1cMeaning(6.8, true) })).toEqual([]);
  });

  it('measures activity against the goal of the person', () => {
    expect(codes({ activeMinutes: 100 })).toEqual(['activity_more']);
    expect(codes({ activeMinutes: 100, activityGoalMinutes: 60 })).toEqual([]);
    expect(codes({ activeMinutes: 100, activityGoalMinutes: null })).toEqual([]);
  });

  it('ends each text with its source', () => {
    for (const { text } of recommendationsFor({ ...WELL, isSmoker: true, areLabsRecent: false })) {
      expect(text).toMatch(/\. Source: .+\.$/);
    }
  });
});

describe('questionToAnswer', () => {
  const open = (item: OpenQuestion['item'], kind: OpenQuestion['kind']): OpenQuestion => {
    const question = kind === 'doctor_to_confirm' ? null : `About ${item}?`;
    return { item, text: null, kind, reason: `Reason for ${item}.`, question };
  };

  it('asks first what is counted as yes until it is answered', () => {
    const questions = [
      open('chronic_kidney_disease', 'doctor_to_confirm'),
      open('diabetes', 'which_type'),
      open('pregnancy', 'still_pregnant'),
    ];
    expect(questionToAnswer({ questions })).toEqual({
      code: 'question_pregnancy',
      title: 'Answer a question about your health',
      text: 'Reason for pregnancy. About pregnancy?',
      level: 'act',
      leadsTo: 'health_record',
      report: 'personal-profile',
    });
    expect(questionToAnswer({ questions: questions.slice(0, 2) })?.code).toBe('question_diabetes');
  });

  it('excludes questions that only the clinic can answer', () => {
    expect(questionToAnswer({ questions: [open('stroke', 'doctor_to_confirm')] })).toBeNull();
  });
});
