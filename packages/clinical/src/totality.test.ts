import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as adherence from './adherence/index.ts';
import * as advice from './advice/index.ts';
import * as alerts from './alerts/index.ts';
import * as emergency from './emergency/index.ts';
import * as goals from './goals/index.ts';
import * as clinical from './index.ts';
import * as paper from './paper/index.ts';
import * as quantities from './quantities/index.ts';
import * as record from './record/index.ts';
import { SAMPLES } from './testing/samples.ts';
import * as visit from './visit/index.ts';

type Rule = (input: unknown) => unknown;
interface Answer {
  readonly status: string;
  readonly fields?: readonly string[];
}

/** Functions on validated values: their types state their input, and they return no status. */
const HELPERS = [
  'agreedVaccinationAdvice',
  'amountAboveLimit',
  'askQuestion',
  'askedWithinHours',
  'itemPhrase',
  'round',
  'againstGoal',
  'ageGate',
  'bandMark',
  'byWorstValue',
  'censoredBand',
  'chooseResult',
  'derivedLipid',
  'diabetesChecks',
  'doseQuestion',
  'egfrInUse',
  'enzymeCategory',
  'firstWeightStep',
  'fixedText',
  'forEquation',
  'formerSmokerSince',
  'isNews',
  'isOnDialysis',
  'isOfLastDays',
  'isSuspectWeightChange',
  'kidneyRisk',
  'nearestAllowed',
  'panelConflict',
  'plannedGapHours',
  'recordedKidneyStage',
  'resultBand',
  'capitalised',
  'isEnterable',
  'limitsIn',
  'measureRow',
  'pressureText',
  'uncapitalised',
  'riskForGoals',
  'riskPressure',
  'scoreNote',
  'showResult',
  'stageChange',
  'usableUpperLimit',
  'weightChangeQuestion',
  'withheldFor',
  ...Object.keys(adherence),
  ...Object.keys(advice),
  ...Object.keys(goals),
  ...Object.keys(alerts),
  ...Object.keys(emergency),
  ...Object.keys(record),
  ...Object.keys(paper),
  ...Object.keys(visit),
  ...Object.keys(quantities).filter((name) => !Object.hasOwn(SAMPLES, name)),
  'allergyVocabulary',
  'doseOn',
  'dosesOnDay',
  'isDoseDay',
  'proposedTimes',
  'scheduleSupply',
  'takeableHoursBefore',
  'unitsIn',
  'matchAllergy',
  'splitAllergies',
];

const isRule = (name: string, value: unknown): value is Rule =>
  typeof value === 'function' && !HELPERS.includes(name);
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value;

const samples = new Map<string, Readonly<Record<string, unknown>>>(Object.entries(SAMPLES));
const rules = Object.entries(clinical).flatMap(([name, value]) =>
  isRule(name, value) ? [{ name, rule: value }] : [],
);
const STATUSES = ['ok', 'missing', 'implausible', 'not_applicable', 'out_of_range'];
/** Fixed seed, so that failures are reproducible. */
const RUNS = { seed: 2025, numRuns: 300 };
const UNKNOWN_VALUES = [null, undefined, Number.NaN, '', '  '];

function answer(rule: Rule, input: unknown): Answer {
  const result = rule(input);
  if (!isAnswer(result)) throw new Error('A rule must answer with a status');
  return result;
}

function holdsNaN(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsNaN);
  return typeof value === 'number' && !Number.isFinite(value);
}

function expectSound(result: Answer): void {
  expect(STATUSES).toContain(result.status);
  expect(holdsNaN(result)).toBe(false);
  if (result.status === 'ok') return;
  expect(new Set(Object.keys(result))).toEqual(new Set(['status', 'fields']));
  expect(result.fields).not.toEqual([]);
}

/** Numbers that break naive arithmetic, and arbitrary values. */
const junk = fc.oneof(
  fc.anything(),
  fc.double(),
  fc.constantFrom(
    -1,
    0,
    -0,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
    Number.POSITIVE_INFINITY,
    '2025-02-30',
    '2025-13-01',
  ),
);

/** Returns the sample with some entries replaced by junk or removed. */
function corrupted(sample: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.entries(sample).map(([key, value]) => [key, fc.oneof(fc.constant(value), junk)]);
  return fc.record(Object.fromEntries(model), { requiredKeys: [] });
}

describe.each(rules)('$name', ({ name, rule }) => {
  const sample = samples.get(name) ?? {};

  it('accepts a complete input', () => {
    expect(answer(rule, sample).status).toBe('ok');
  });

  it('never throws and never returns NaN, for any input', () => {
    fc.assert(
      fc.property(junk, (input) => expectSound(answer(rule, input))),
      RUNS,
    );
    fc.assert(
      fc.property(corrupted(sample), (input) => expectSound(answer(rule, input))),
      RUNS,
    );
  });

  it('treats null, undefined, NaN and blank text as equal', () => {
    for (const key of Object.keys(sample)) {
      const [first, ...others] = UNKNOWN_VALUES.map((value) => answer(rule, { ...sample, [key]: value }));
      for (const other of others) expect(other).toEqual(first);
    }
  });
});

/** Excludes the function whose targets have their own statuses, which therefore never fails. */
const refusing = rules.filter(({ name }) => name !== 'healthTargets');

describe.each(refusing)('$name', ({ name, rule }) => {
  it('names an input of the wrong type and returns no result', () => {
    const sample = samples.get(name) ?? {};
    for (const key of Object.keys(sample)) {
      const status = key === 'sex' ? 'not_applicable' : 'implausible';
      expect(answer(rule, { ...sample, [key]: Symbol('wrong') })).toEqual({ status, fields: [key] });
    }
  });
});
