import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlertGrade,
  type CourseEvent,
  type CourseReading,
  type CrisisKind,
  courseProgress,
  courseRules,
  followCourse,
  isWorse,
  mayBeCrisis,
  SYMPTOMS,
  type Symptom,
} from '../index.ts';

const RUNS = { seed: 2026, numRuns: 300 };
const NOW = 100_000;
const PERSON = { keepsWater: true };

const bp = (minute: number, sbpMmHg: number, dbpMmHg = 90): CourseReading => ({ minute, sbpMmHg, dbpMmHg });
const sugar = (minute: number, glucoseMmolL: number): CourseReading => ({ minute, glucoseMmolL });

function lastOf(kind: CrisisKind, readings: readonly CourseReading[], events: readonly CourseEvent[] = []) {
  return followCourse(courseRules(kind), { readings, events, now: NOW }).at(-1);
}

describe('a blood pressure crisis', () => {
  it('is raised, repeated after a minute, acknowledged, repeated again, and resolved by two lower readings', () => {
    const acknowledged: CourseEvent = { minute: 8, by: 'patient', does: 'acknowledge' };
    expect(lastOf('blood_pressure', [bp(0, 186)])?.state).toBe('raised');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(0.5, 188)])?.state).toBe('raised');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(6, 182)])?.state).toBe('repeated');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(6, 182)], [acknowledged])?.state).toBe('acknowledged');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(20, 182)], [acknowledged])?.state).toBe('repeated');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(4, 150), bp(9, 150)])?.state).toBe('raised');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(5, 150), bp(6, 150)])?.state).toBe('resolved');
    expect(lastOf('blood_pressure', [bp(0, 186), bp(5, 150), bp(6, 190), bp(12, 150)])?.state).toBe(
      'repeated',
    );
  });

  it('is repeated by a reading of the same minute that was entered after the acknowledgement', () => {
    const acknowledged: CourseEvent = { minute: 10.3, by: 'doctor', does: 'acknowledge' };
    const before = { ...bp(10, 200), enteredMinute: 10.1 };
    const after = { ...bp(10, 200), enteredMinute: 10.6 };
    const first = { ...bp(0, 190), enteredMinute: 0.2 };
    expect(lastOf('blood_pressure', [first, before], [acknowledged])?.state).toBe('acknowledged');
    expect(lastOf('blood_pressure', [first, after], [acknowledged])?.state).toBe('repeated');
    expect(lastOf('blood_pressure', [before, after], [acknowledged])?.state).toBe('repeated');
    expect(lastOf('blood_pressure', [after], [acknowledged])?.state).toBe('raised');
    const closed: CourseEvent = { ...acknowledged, does: 'close' };
    expect(lastOf('blood_pressure', [first, after], [closed])?.state).toBe('raised');
  });

  it('is closed by a doctor and not by the patient', () => {
    const close = (by: CourseEvent['by']): CourseEvent => ({ minute: 3, by, does: 'close' });
    expect(lastOf('blood_pressure', [bp(0, 186)], [close('patient')])?.state).toBe('raised');
    expect(lastOf('blood_pressure', [bp(0, 186)], [close('doctor')])?.state).toBe('resolved');
  });

  it('opens a new alert after the end', () => {
    const readings = [bp(0, 186), bp(5, 150), bp(6, 150), bp(60, 184)];
    expect(
      followCourse(courseRules('blood_pressure'), { readings, now: NOW }).map(({ state }) => state),
    ).toEqual(['resolved', 'raised']);
  });

  it('begins at 140/90 in pregnancy', () => {
    const pregnant = courseRules('blood_pressure', { isPregnant: true });
    const [episode] = followCourse(pregnant, { readings: [bp(0, 162)], now: NOW });
    expect(episode?.grade).toBe('emergency');
  });
});

describe('a crisis of low sugar', () => {
  it('below 3.0 stays open after one normal reading, and ends with two that are 15 minutes apart', () => {
    expect(lastOf('low_sugar', [sugar(0, 2.2), sugar(5, 5)])?.state).toBe('raised');
    expect(lastOf('low_sugar', [sugar(0, 2.2), sugar(15, 5)])?.state).toBe('raised');
    expect(lastOf('low_sugar', [sugar(0, 2.2), sugar(15, 5), sugar(29, 5)])?.state).toBe('raised');
    expect(lastOf('low_sugar', [sugar(0, 2.2), sugar(15, 5), sugar(30, 5)])?.state).toBe('resolved');
  });

  it('from 3.0 ends with one normal reading after 10 minutes', () => {
    expect(lastOf('low_sugar', [sugar(0, 3.4), sugar(9, 5)])?.state).toBe('raised');
    expect(lastOf('low_sugar', [sugar(0, 3.4), sugar(10, 5)])?.state).toBe('resolved');
  });
});

describe('a crisis of high sugar', () => {
  it('ends with two readings below 16.7, two hours apart, none higher between', () => {
    expect(lastOf('high_sugar', [sugar(0, 21), sugar(60, 12), sugar(180, 12)])?.state).toBe('resolved');
    expect(lastOf('high_sugar', [sugar(0, 21), sugar(60, 12), sugar(100, 17), sugar(180, 12)])?.state).toBe(
      'raised',
    );
    expect(lastOf('high_sugar', [sugar(0, 21), sugar(30, 12), sugar(150, 12)])?.state).toBe('raised');
  });
});

describe('the progress of a crisis', () => {
  const progressOf = (kind: CrisisKind, readings: readonly CourseReading[]) => {
    const episode = lastOf(kind, readings);
    return episode && courseProgress(courseRules(kind), episode);
  };

  it('counts calm readings that are late enough, and names when the next one counts', () => {
    const needed = 2;
    expect(progressOf('blood_pressure', [bp(0, 190)])).toEqual({ needed, reached: 0, nextFromMinute: 5 });
    expect(progressOf('blood_pressure', [bp(0, 190), bp(2, 128)])).toEqual({
      needed,
      reached: 0,
      nextFromMinute: 5,
    });
    expect(progressOf('blood_pressure', [bp(0, 190), bp(7, 128)])).toEqual({
      needed,
      reached: 1,
      nextFromMinute: 8,
    });
    expect(progressOf('high_sugar', [sugar(0, 21), sugar(60, 12), sugar(90, 17)])).toEqual({
      needed,
      reached: 0,
      nextFromMinute: 60,
    });
  });

  it('needs one reading after a low, and two after one below 3.0', () => {
    expect(progressOf('low_sugar', [sugar(0, 3.4)])).toEqual({ needed: 1, reached: 0, nextFromMinute: 10 });
    expect(progressOf('low_sugar', [sugar(0, 2.2), sugar(12, 5)])).toEqual({
      needed: 2,
      reached: 1,
      nextFromMinute: 27,
    });
  });
});

describe('followCourse', () => {
  const kinds = fc.constantFrom<CrisisKind>(
    'blood_pressure',
    'low_pressure',
    'low_sugar',
    'high_sugar',
    'weight_gain',
  );
  const readings = fc.uniqueArray(
    fc.record({
      minute: fc.integer({ min: 0, max: 2000 }),
      sbpMmHg: fc.integer({ min: 60, max: 220 }),
      dbpMmHg: fc.integer({ min: 40, max: 130 }),
      glucoseMmolL: fc.double({ min: 1, max: 30, noNaN: true }),
      weightKg: fc.integer({ min: 80, max: 90 }),
      comparedWith: fc.record({ minute: fc.constant(0), weightKg: fc.integer({ min: 80, max: 90 }) }),
    }),
    { selector: ({ minute }) => minute, maxLength: 12 },
  );
  const events = fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 2000 }),
      by: fc.constantFrom('patient' as const, 'doctor' as const),
      does: fc.constant('acknowledge' as const),
    }),
    { maxLength: 3 },
  );

  it('does not depend on the order in which readings arrive', () => {
    fc.assert(
      fc.property(kinds, readings, events, (kind, list, done) => {
        const rules = courseRules(kind, PERSON);
        const shuffled = list.toReversed();
        expect(followCourse(rules, { readings: shuffled, events: done, now: NOW })).toEqual(
          followCourse(rules, { readings: list, events: done, now: NOW }),
        );
      }),
      RUNS,
    );
  });

  it('is not changed by the passing of time, and no later reading lowers the grade of an open crisis', () => {
    const gradeOf = (kind: CrisisKind, list: readonly CourseReading[], now: number): AlertGrade => {
      const episode = followCourse(courseRules(kind, PERSON), { readings: list, now }).at(-1);
      return episode && episode.state !== 'resolved' ? episode.grade : 'none';
    };
    fc.assert(
      fc.property(kinds, readings, (kind, list) => {
        expect(gradeOf(kind, list, NOW)).toBe(gradeOf(kind, list, NOW * 10));
        const sorted = list.toSorted((a, b) => a.minute - b.minute);
        const before = followCourse(courseRules(kind, PERSON), {
          readings: sorted.slice(0, -1),
          now: NOW,
        }).at(-1);
        const after = followCourse(courseRules(kind, PERSON), { readings: sorted, now: NOW });
        if (!before || before.state === 'resolved') return;
        const same = after.find(({ openedMinute }) => openedMinute === before.openedMinute);
        expect(same && isWorse(before.grade, same.grade)).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('mayBeCrisis', () => {
  const kinds = ['blood_pressure', 'low_pressure', 'low_sugar', 'high_sugar', 'weight_gain'] as const;
  const maybe = fc.option(fc.boolean());
  const people = fc.record({
    ageYears: fc.option(fc.integer({ min: 0, max: 110 })),
    isPregnant: maybe,
    isAfterBirth: maybe,
    hasDiabetes: maybe,
    hasCopd: maybe,
    keepsWater: maybe,
    onSglt2: maybe,
  });
  const readings = fc.record({
    minute: fc.constant(0),
    sbpMmHg: fc.integer({ min: 50, max: 260 }),
    dbpMmHg: fc.integer({ min: 30, max: 160 }),
    glucoseMmolL: fc.integer({ min: 10, max: 350 }).map((tenths) => tenths / 10),
    weightKg: fc.integer({ min: 60, max: 70 }),
    comparedWith: fc.option(fc.record({ minute: fc.constant(-1), weightKg: fc.constant(64) }), {
      nil: undefined,
    }),
    symptoms: fc.subarray(Object.keys(SYMPTOMS) as Symptom[]),
  });

  it.each(kinds)('is true of every reading that is a crisis for anybody: %s', (kind) => {
    fc.assert(
      fc.property(people, readings, (person, reading) => {
        if (courseRules(kind, person).crisisGrade(reading) !== null)
          expect(mayBeCrisis(kind, reading)).toBe(true);
      }),
      { seed: 2026, numRuns: 3000 },
    );
  });

  it.each([
    ['blood_pressure', bp(0, 128, 82), bp(0, 142, 82)],
    ['low_pressure', bp(0, 88, 58), bp(0, 78, 58)],
    ['low_sugar', sugar(0, 5.6), sugar(0, 3.8)],
    ['high_sugar', sugar(0, 9.8), sugar(0, 25)],
  ] as const)('is false of a usual one: %s', (kind, usual, crisis) => {
    expect([mayBeCrisis(kind, usual), mayBeCrisis(kind, crisis)]).toEqual([false, true]);
  });
});
