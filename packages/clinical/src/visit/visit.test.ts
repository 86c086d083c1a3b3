import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { EMERGENCY_KIND_WORDS } from '../emergency/words.ts';
import { urgencyOfVisit, VIDEO_CONSENT, VISIT_RED_FLAGS, type VisitFacts, visitAdvice } from './index.ts';

const calm: VisitFacts = {
  redFlags: [],
  words: 'My knee hurts when I climb stairs.',
  topic: 'new_problem',
  since: 'weeks',
  isPregnant: false,
  alerts: [],
};

describe('urgencyOfVisit', () => {
  it('is routine when no rule fits', () => {
    expect(urgencyOfVisit(calm)).toEqual({ urgency: 'routine', because: [] });
    expect(urgencyOfVisit({ ...calm, alerts: ['within_week', 'next_visit', 'none'] }).urgency).toBe(
      'routine',
    );
  });

  it.each<[string, Partial<VisitFacts>, string, string]>([
    ['a ticked sign', { redFlags: ['allergy'] }, 'emergency', 'red_flag'],
    ['words', { words: 'I have chest pain' }, 'emergency', 'emergency_words'],
    [
      'a headache in pregnancy',
      { words: 'A headache', isPregnant: true, topic: 'other' },
      'emergency',
      'emergency_words',
    ],
    ['an emergency alert', { alerts: ['emergency'] }, 'emergency', 'emergency_alert'],
    ['an alert for today', { alerts: ['same_day'] }, 'today', 'same_day_alert'],
    ['an alert to treat now', { alerts: ['act_now'] }, 'today', 'same_day_alert'],
    ['a worse problem', { topic: 'worse_problem' }, 'today', 'got_worse'],
    ['a problem of today', { since: 'today' }, 'today', 'began_today'],
    ['a new problem in pregnancy', { isPregnant: true }, 'today', 'pregnant'],
  ])('follows %s', (_, changes, urgency, rule) => {
    expect(urgencyOfVisit({ ...calm, ...changes })).toEqual({ urgency, because: [rule] });
  });

  it('takes the most urgent of several rules, and names all', () => {
    const facts = { ...calm, redFlags: ['heart'], since: 'today', topic: 'worse_problem' } as const;
    expect(urgencyOfVisit(facts)).toEqual({
      urgency: 'emergency',
      because: ['red_flag', 'got_worse', 'began_today'],
    });
  });
});

describe('visitAdvice', () => {
  it('answers each sign with its specified words', () => {
    for (const kind of Object.keys(VISIT_RED_FLAGS) as (keyof typeof VISIT_RED_FLAGS)[]) {
      expect(visitAdvice({ redFlags: [kind], words: '' })?.words).toBe(EMERGENCY_KIND_WORDS[kind]);
    }
  });

  it('answers the most important of ticks and words', () => {
    expect(visitAdvice({ redFlags: ['allergy', 'stroke'], words: '' })?.kind).toBe('stroke');
    expect(visitAdvice({ redFlags: ['allergy'], words: 'I want to die' })?.kind).toBe('suicide');
    expect(visitAdvice({ redFlags: [], words: 'no chest pain' })).toBeNull();
    expect(visitAdvice({ redFlags: [], words: 'a headache', isPregnant: true })?.kind).toBe('pregnancy');
  });

  it('finds its own labels of signs in free text', () => {
    // What a patient copies from the question counts like a tick.
    expect(visitAdvice({ redFlags: [], words: VISIT_RED_FLAGS.heart })?.kind).toBe('heart');
  });
});

test('the consent to video has a new version whenever its words change', () => {
  // Patients who agreed to a version are not asked again about the same one.
  const { version, ...words } = VIDEO_CONSENT;
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('base64url');
  expect({ [version]: digest }).toEqual({ '2026-11-30': 'kBR2TwpI5SVWJk98AyH6LFFA06z_aFigJZeOltqUooo' });
});
