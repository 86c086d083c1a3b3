import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlertGrade,
  type AlertKind,
  alertClosesWords,
  alertEndsWords,
  type CoursePerson,
  type CourseReading,
  type CrisisKind,
  calmWords,
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
    const facts = { crisis: episode.crisis, newest: latest };
    const { reason, action } = crisisWords(kind, episode.grade, facts);
    return [`${reason} ${action}`];
  });
}

describe('the words of an open low', () => {
  it('ask to measure again after 2.2 and then 31, and not to take sugar', () => {
    const facts = { crisis: [sugar(0, 2.2)], newest: sugar(5, 31) };
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

describe('the words of an open high', () => {
  const bp = (minute: number, sbpMmHg: number, dbpMmHg: number): CourseReading => ({
    minute,
    sbpMmHg,
    dbpMmHg,
  });
  const pressureAfter = (newest: CourseReading, grade: AlertGrade = 'same_day', person: CoursePerson = {}) =>
    crisisWords('blood_pressure', grade, { person, crisis: [bp(0, 190, 125)], newest });

  it('say what the pressure was after a lower reading, and ask to measure again', () => {
    expect(pressureAfter(bp(2, 128, 76))).toEqual({
      reason: 'Your blood pressure was very high.',
      action:
        'Sit quietly and measure again. If it is 180/110 mmHg or higher again, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
    });
    expect(pressureAfter(bp(2, 185, 90)).reason).toBe('Your blood pressure is very high.');
  });

  it('keep the advice of an emergency', () => {
    expect(pressureAfter(bp(2, 128, 76), 'emergency')).toEqual({
      reason: 'Your blood pressure was very high.',
      action: 'Call 995 now. Do not drive yourself.',
    });
  });

  it('still lead to the maternity team in pregnancy', () => {
    const words = crisisWords('blood_pressure', 'same_day', {
      person: { isPregnant: true },
      crisis: [bp(0, 150, 95)],
      newest: bp(9, 128, 76),
    });
    expect(words).toEqual({
      reason: 'Your blood pressure was high in pregnancy.',
      action: 'Measure again, and call your maternity team today, even if you feel well.',
    });
  });

  it('say what the sugar was after a lower one', () => {
    const facts = { person: { hasDiabetes: true }, crisis: [sugar(0, 21)], newest: sugar(9, 17) };
    expect(crisisWords('high_sugar', 'same_day', facts)).toEqual({
      reason: 'Your sugar was very high.',
      action:
        'Drink water and measure again. If it is 20.0 mmol/L (360 mg/dL) or higher again, see a doctor today. With vomiting, belly pain, fast breathing or confusion, call 995.',
    });
    expect(crisisWords('high_sugar', 'emergency', facts).action).toMatch(/^Go to A&E now\./);
  });
});

describe('what closes an alert', () => {
  const counts = calmWords('blood_pressure');

  it('is the number of readings left, and from when they count', () => {
    expect(alertClosesWords({ needed: 2, reached: 0, counts, from: '09:15' })).toBe(
      'Two readings below 180/110 mmHg from 09:15 on close this.',
    );
    expect(alertClosesWords({ needed: 2, reached: 1, counts, from: null })).toBe(
      '1 of 2 follow-up readings. One more below 180/110 mmHg closes this.',
    );
    expect(alertClosesWords({ needed: 1, reached: 0, counts: calmWords('low_sugar'), from: '09:20' })).toBe(
      'One reading of 4.0 mmol/L (72 mg/dL) or higher from 09:20 on closes this.',
    );
    expect(alertClosesWords(null)).toBe('A newer and better result closes this, or a doctor.');
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
    weight_gain: [
      [
        { crisis: [{ minute: 0, weightKg: 94, comparedWith: { minute: -2880, weightKg: 88.4 } }] },
        'Stays open until one reading of 90.4 kg or less, at least 12 hours after your last high weight, or until a doctor closes it.',
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
