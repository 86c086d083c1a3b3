import { addDays } from '@vitalane/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CourseEvent,
  type CoursePerson,
  type CourseReading,
  type CrisisKind,
  comparedWeights,
  courseProgress,
  courseRules,
  crisisWords,
  followCourse,
  inOrder,
  isStillSo,
  newestReading,
  pressureBadge,
  sugarBadge,
  sugarGoal,
} from '../index.ts';

const RUNS = { seed: 2026, numRuns: 200 };
const LATER = 1_000_000;
const KINDS = ['blood_pressure', 'low_pressure', 'low_sugar', 'high_sugar', 'weight_gain'] as const;
const LOW: readonly CrisisKind[] = ['low_pressure', 'low_sugar'];
const GOAL = sugarGoal({ ageYears: 60, pregnant: false, frail: false, diabetes: true });

const PEOPLE: readonly CoursePerson[] = [
  { keepsWater: true },
  { ageYears: 60, hasDiabetes: true, keepsWater: true },
  { ageYears: 60, hasDiabetes: false },
  { ageYears: 31, isPregnant: true, hasDiabetes: true },
  { ageYears: 31, isPregnant: false, isAfterBirth: true, hasDiabetes: false },
];

const pressures = fc.record({
  sbpMmHg: fc.oneof(fc.integer({ min: 70, max: 230 }), fc.constantFrom(89, 90, 139, 140, 159, 160, 179, 180)),
  dbpMmHg: fc.oneof(fc.integer({ min: 40, max: 69 }), fc.constantFrom(59, 60, 76)),
});
const sugars = fc.record({
  glucoseMmolL: fc.oneof(
    fc.double({ min: 1, max: 33, noNaN: true }),
    fc.constantFrom(2.9, 3, 3.9, 4, 9.9, 10, 16.6, 16.7, 19.9, 20, 25),
  ),
});
const weights = fc.record({ weightKg: fc.constantFrom(80, 81, 82, 82.1, 83, 86, 90) });
const steps = fc.array(
  fc.record({
    gap: fc.constantFrom(0, 1, 4, 5, 10, 15, 30, 60, 120, 300, 720),
    does: fc.oneof(pressures, sugars, weights, fc.constant('acknowledge' as const)),
  }),
  { minLength: 1, maxLength: 14 },
);
type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Returns what happened, each reading with its minute, in the order of entry. */
function happened(list: Steps): { readings: readonly CourseReading[]; events: readonly CourseEvent[] } {
  const readings: CourseReading[] = [];
  const events: CourseEvent[] = [];
  list.reduce((before, { gap, does }, index) => {
    const minute = before + gap;
    const id = String(index).padStart(2, '0');
    if (does === 'acknowledge') events.push({ minute, by: 'patient', does });
    else readings.push({ id, minute, ...does });
    return minute;
  }, 0);
  return { readings, events };
}

type Quantity = 'sbpMmHg' | 'glucoseMmolL' | 'weightKg';
const QUANTITY: Readonly<Record<CrisisKind, Quantity>> = {
  blood_pressure: 'sbpMmHg',
  low_pressure: 'sbpMmHg',
  low_sugar: 'glucoseMmolL',
  high_sugar: 'glucoseMmolL',
  weight_gain: 'weightKg',
};
const CALM: Readonly<Record<Quantity, Omit<CourseReading, 'minute'>>> = {
  sbpMmHg: { sbpMmHg: 118, dbpMmHg: 70 },
  glucoseMmolL: { glucoseMmolL: 6 },
  weightKg: { weightKg: 80 },
};

/** Returns the readings of a kind, each weight with what it is compared with. */
function readingsOf(kind: CrisisKind, readings: readonly CourseReading[]): readonly CourseReading[] {
  const ofKind = readings.filter((reading) => reading[QUANTITY[kind]] !== undefined);
  const dated = ofKind.flatMap(({ weightKg, ...reading }) => {
    const date = addDays('2026-01-01', Math.floor(reading.minute / 1440));
    return weightKg === undefined ? [] : [{ ...reading, weightKg, date }];
  });
  return kind === 'weight_gain' ? comparedWeights(dated) : ofKind;
}

/** Returns the open alerts in order, each with what it says, and the newest reading of its kind. */
function alertsAfter(list: Steps, person: CoursePerson) {
  const { readings, events } = happened(list);
  const open = KINDS.flatMap((kind) => {
    const ofKind = readingsOf(kind, readings);
    const rules = courseRules(kind, person);
    const episode = followCourse(rules, { readings: ofKind, events, now: LATER }).at(-1);
    if (!episode || episode.state === 'resolved') return [];
    const { crisis, grade } = episode;
    const facts = { person, crisis, newest: newestReading(ofKind) };
    const { reason } = crisisWords(kind, grade, facts);
    const order = { kind, grade, symptoms: [], lastMinute: crisis.at(-1)?.minute ?? 0 };
    const progress = courseProgress(rules, episode);
    return [
      { ...order, ...facts, isStillSo: isStillSo(kind, facts), reason, rules, events, ofKind, progress },
    ];
  });
  return inOrder(open);
}

/** Returns the chip of a reading, as lists and Home show it. */
function chipOf({ sbpMmHg, dbpMmHg, glucoseMmolL }: CourseReading, person: CoursePerson) {
  if (glucoseMmolL !== undefined) return sugarBadge(glucoseMmolL, null, { ...GOAL, person });
  return pressureBadge({ sbpMmHg: sbpMmHg ?? 0, dbpMmHg: dbpMmHg ?? 0 }, null, person);
}

function forEverySequence(check: (list: Steps, person: CoursePerson) => void) {
  for (const person of PEOPLE)
    fc.assert(
      fc.property(steps, (list) => check(list, person)),
      RUNS,
    );
}

describe('after any sequence of readings', () => {
  it('the chip of the newest reading has the word of the alert exactly while the alert says “is”', () => {
    forEverySequence((list, person) => {
      for (const { kind, reason, newest } of alertsAfter(list, person)) {
        // No list marks a weight.
        if (kind === 'weight_gain') continue;
        const chip = newest && chipOf(newest, person);
        if (reason.startsWith('The lower number')) continue;
        const says = reason.match(/ (is|was) (very |dangerously )?(low|high)/);
        const [, verb, degree, side] = says ?? [];
        const isJudged = chip?.isUrgent === true || chip?.label === 'Low';
        const isSide = isJudged && chip.position === (side === 'low' ? 'below' : 'above');
        const isOfDegree = LOW.includes(kind) || (degree ? 'Very high' : 'High') === chip?.label;
        const isWorse = !degree && chip?.label === 'Very high';
        expect(verb, `${reason} ${chip?.label}`).toBe(isSide && (isOfDegree || isWorse) ? 'is' : 'was');
      }
    });
  });

  it('a newest reading that calls for action has an open alert', () => {
    forEverySequence((list, person) => {
      // Without an answer about diabetes, advice begins below the limit of an alert.
      if (person.hasDiabetes === undefined) return;
      const open = alertsAfter(list, person).map(({ kind }) => kind);
      for (const of of ['blood_pressure', 'low_sugar'] as const) {
        const newest = newestReading(readingsOf(of, happened(list).readings));
        const chip = newest && chipOf(newest, person);
        if (!chip?.isUrgent || chip.label === 'Low') continue;
        const sides =
          of === 'low_sugar' ? (['low_sugar', 'high_sugar'] as const) : (['low_pressure', of] as const);
        expect(open, chip.label).toContain(sides[chip.position === 'below' ? 0 : 1]);
      }
    });
  });

  it('of a low and a high reading one says “is” at most, and the newer leads', () => {
    forEverySequence((list, person) => {
      const alerts = alertsAfter(list, person);
      for (const quantity of ['sbpMmHg', 'glucoseMmolL']) {
        const pair = alerts.filter(({ kind }) => QUANTITY[kind] === quantity);
        expect(pair.filter(({ reason }) => reason.includes(' is ')).length).toBeLessThanOrEqual(1);
        const [first, second] = pair;
        if (first && second) expect(first.lastMinute).toBeGreaterThanOrEqual(second.lastMinute);
      }
    });
  });

  it('a gain of weight “has” risen exactly while the newest weight is not yet what closes it', () => {
    forEverySequence((list, person) => {
      for (const { kind, reason, rules, crisis, newest } of alertsAfter(list, person)) {
        if (kind !== 'weight_gain' || !newest) continue;
        expect(reason).toContain(rules.isCalm(newest, crisis) ? ' had risen ' : ' has risen ');
      }
    });
  });

  it('the readings that an alert asks for close it, and one fewer does not', () => {
    forEverySequence((list, person) => {
      for (const { kind, rules, ofKind, events, progress } of alertsAfter(list, person)) {
        const last = Math.max(...ofKind.map(({ minute }) => minute));
        const first = Math.max(progress.nextFromMinute, last);
        const minutes = [first, first + 120].slice(0, progress.needed - progress.reached);
        const calms = minutes.map((minute) => ({ minute, ...CALM[QUANTITY[kind]] }));
        const stateAfter = (more: readonly CourseReading[]) =>
          followCourse(rules, { readings: [...ofKind, ...more], events, now: LATER }).at(-1)?.state;
        expect(stateAfter(calms)).toBe('resolved');
        expect(stateAfter(calms.slice(1))).not.toBe('resolved');
      }
    });
  });
});
