import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlertKind,
  alertEndsWords,
  type CourseReading,
  type CrisisKind,
  courseRules,
  crisisWords,
  followCourse,
} from '../index.ts';

const SUGAR_KINDS = ['low_sugar', 'high_sugar'] as const;
const ADVISES_SUGAR = /fast sugar|sweet|glucose sweets|15 g/i;
const sugar = (minute: number, glucoseMmolL: number): CourseReading => ({ minute, glucoseMmolL });

/** Returns the actions in the open alerts of these readings, oldest first. */
function actionsAfter(readings: readonly CourseReading[]): readonly string[] {
  const latest = readings.at(-1);
  return SUGAR_KINDS.flatMap((kind) => {
    const episode = followCourse(courseRules(kind), { readings, now: latest?.minute ?? 0 }).at(-1);
    if (!episode || episode.state === 'resolved') return [];
    const facts = { crisis: episode.crisis, latestMmolL: latest?.glucoseMmolL ?? null };
    const { reason, action } = crisisWords(kind, episode.grade, facts);
    return [`${reason} ${action}`];
  });
}

describe('the words of an open low', () => {
  it('ask to measure again after 2.2 and then 31, and not to take sugar', () => {
    const facts = { crisis: [sugar(0, 2.2)], latestMmolL: 31 };
    expect(crisisWords('low_sugar', 'act_now', facts)).toEqual({
      reason: 'Your sugar was low.',
      action:
        'Measure again after 15 minutes. Do not stay alone. Drowsy, fitting or unable to swallow: call 995. Do not give food or drink to someone who is not fully awake.',
    });
    expect(crisisWords('low_sugar', 'act_now', { ...facts, crisis: [sugar(0, 3.5)] }).action).toBe(
      'Measure again after 15 minutes.',
    );
  });

  it('advise sugar exactly while the newest reading is below 4.0, for every sequence of readings', () => {
    const sequences = fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 90 }),
        glucoseMmolL: fc.oneof(
          fc.double({ min: 1, max: 33, noNaN: true }),
          fc.constantFrom(2.2, 2.9, 3, 3.9, 3.99, 4, 4.1, 5, 16.7, 20, 25, 31),
        ),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(sequences, (steps) => {
        const minuteOf = (index: number) =>
          steps.slice(0, index + 1).reduce((minute, { gap }) => minute + gap, 0);
        const readings = steps.map(({ glucoseMmolL }, index) => sugar(minuteOf(index), glucoseMmolL));
        const isLow = (readings.at(-1)?.glucoseMmolL ?? 0) < 4;
        const words = actionsAfter(readings);
        if (!isLow) for (const word of words) expect(word).not.toMatch(ADVISES_SUGAR);
        else
          expect(words.some((word) => ADVISES_SUGAR.test(word) || word.includes('Call 995 now.'))).toBe(true);
      }),
      { seed: 2026, numRuns: 2000 },
    );
  });
});

describe('the end of an alert', () => {
  const low = { crisis: [sugar(0, 3.4)] };
  const veryLow = { crisis: [sugar(0, 2.2)] };
  const sentences: Record<AlertKind, readonly (readonly [Parameters<typeof alertEndsWords>[1], string])[]> = {
    blood_pressure: [
      [
        {},
        'Stays open until two readings below 180/110 mmHg, at least 1 minute apart, the first at least 5 minutes after your last very high reading, or until a doctor closes it.',
      ],
      [
        { person: { isPregnant: true } },
        'Stays open until two readings below 140/90 mmHg, at least 1 minute apart, the first at least 5 minutes after your last very high reading, or until a doctor closes it.',
      ],
    ],
    low_pressure: [
      [
        {},
        'Stays open until two readings of 80/50 mmHg or higher, at least 1 minute apart, the first at least 5 minutes after your last very low reading, or until a doctor closes it.',
      ],
    ],
    low_sugar: [
      [
        low,
        'Stays open until one reading of 4.0 mmol/L (72 mg/dL) or higher, at least 10 minutes after your last low reading, or until a doctor closes it.',
      ],
      [
        veryLow,
        'Stays open until two readings of 4.0 mmol/L (72 mg/dL) or higher, at least 15 minutes apart, the first at least 10 minutes after your last low reading, or until a doctor closes it.',
      ],
    ],
    high_sugar: [
      [
        {},
        'Stays open until two readings below 16.7 mmol/L (300 mg/dL), at least 2 hours apart, the first at least 1 hour after your last very high reading, and none higher between, or until a doctor closes it.',
      ],
      [
        { person: { isPregnant: true } },
        'Stays open until two readings below 10.0 mmol/L (180 mg/dL), at least 2 hours apart, the first at least 1 hour after your last very high reading, and none higher between, or until a doctor closes it.',
      ],
    ],
    lab: [[{}, 'Stays open until a newer result is better, or until a doctor closes it.']],
  };

  it.each(Object.entries(sentences))('is named for %s', (kind, cases) => {
    for (const [facts, sentence] of cases) expect(alertEndsWords(kind as AlertKind, facts)).toBe(sentence);
  });

  it('matches the rules: exactly the minimum in the sentence ends the alert', () => {
    const stateAfter = (kind: CrisisKind, readings: readonly CourseReading[]) =>
      followCourse(courseRules(kind), { readings, now: 10_000 }).at(-1)?.state;
    expect(stateAfter('low_sugar', [sugar(0, 2.2), sugar(10, 4), sugar(25, 4)])).toBe('resolved');
    expect(stateAfter('low_sugar', [sugar(0, 2.2), sugar(10, 4), sugar(24, 4)])).toBe('raised');
    expect(stateAfter('high_sugar', [sugar(0, 31), sugar(60, 16.6), sugar(180, 16.6)])).toBe('resolved');
    expect(stateAfter('high_sugar', [sugar(0, 31), sugar(60, 16.7), sugar(180, 16.6)])).toBe('raised');
  });
});
