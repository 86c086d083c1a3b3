// Checks for generated patients in both unit systems that API, screen, doctor's view and PDF state the same goals, bands and levels.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSection } from '../packages/app/src/features/reports/reportView.ts';
import { toOwnTarget } from '../packages/app/src/features/targets/targets.ts';
import { averageOf, homeLimitsOf, toTimedPressure } from '../packages/app/src/measures/pressureAverage.ts';
import { AGAINST_GOAL_WORDS, categoryLabel, goalText, type SetGoal } from '../packages/clinical/src/index.ts';
import { goalsFor } from '../packages/server/src/features/goals/goals.ts';
import { patientGoals } from '../packages/server/src/features/goals/patientGoals.ts';
import { toTarget } from '../packages/server/src/features/goals/target.rules.ts';
import type { HealthFacts } from '../packages/server/src/features/health-facts/facts.ts';
import { contentOf } from '../packages/server/src/features/reports/pdf/content.ts';
import { calculateReport, toData, toWords } from '../packages/server/src/features/reports/report.ts';
import { reports } from '../packages/server/src/features/reports/reports.ts';
import { healthTargetKinds } from '../packages/server/src/lists/measures.ts';
import { quantityText } from '../packages/server/src/own-units/ownUnits.ts';
import { knownPerson, withLab, withStatements } from '../packages/server/test/helpers/facts.sample.ts';

const RUNS = { seed: 2026, numRuns: 30 };
const usUnits = {
  cholesterol: 'mg/dL',
  triglycerides: 'mg/dL',
  glucose: 'mg/dL',
  hba1c: 'mmol/mol',
} as const;
const conditions = [
  'diabetes',
  'heart_attack',
  'artery_disease',
  'stroke',
  'chronic_kidney_disease',
  'familial_hypercholesterolaemia',
  'frailty',
  'pregnancy',
  'organ_damage',
] as const;
const says = fc.constantFrom('present', 'absent', 'uncertain', undefined);
const between = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(1)));

const setGoal: fc.Arbitrary<SetGoal | null> = fc
  .option(
    fc.record({
      measure: fc.constantFrom('sbp', 'dbp', 'ldl', 'hba1c'),
      by: fc.constantFrom('patient', 'doctor'),
    }),
  )
  .map((goal) => {
    const high = { sbp: 125, dbp: 75, ldl: 1.6, hba1c: 6.8 } as const;
    return (
      goal && { ...goal, low: null, high: high[goal.measure], doctorName: 'Dr Priya Nair', on: '2025-12-20' }
    );
  });

/** Patients with conditions, results, readings, units and possibly a goal of their own or of their doctor. */
const people: fc.Arbitrary<HealthFacts> = fc
  .record({
    bornIn: fc.integer({ min: 1935, max: 2010 }),
    statements: fc.record(Object.fromEntries(conditions.map((item) => [item, says]))),
    results: fc.record({
      tc: between(3, 8),
      hdl: between(0.6, 2),
      ldl: between(1, 5),
      hba1c: between(4.5, 11),
    }),
    pressures: fc.array(fc.tuple(fc.integer({ min: 100, max: 175 }), fc.integer({ min: 60, max: 99 })), {
      minLength: 1,
      maxLength: 6,
    }),
    isUs: fc.boolean(),
    goal: setGoal,
  })
  .map(({ bornIn, statements, results, pressures, isUs, goal }) => {
    const spoken = Object.fromEntries(
      Object.entries(statements).filter(([, answer]) => answer !== undefined),
    );
    const facts = withLab(
      withStatements({ ...knownPerson, dateOfBirth: `${bornIn}-06-15` }, spoken),
      results,
    );
    const bloodPressure = pressures.map(([sbpMmHg, dbpMmHg], index) => {
      const date = `2025-12-${31 - index}`;
      return { at: `${date}T00:00:00.000Z`, date, time: '08:00', sbpMmHg, dbpMmHg };
    });
    return { ...facts, bloodPressure, units: isUs ? usUnits : {}, setGoals: goal ? [goal] : [] };
  });

const targetsOf = (facts: HealthFacts) =>
  healthTargetKinds.map((kind) =>
    toTarget(kind, goalsFor(facts).goals[kind.code], {
      setAt: null,
      offer: { range: null, refusal: '' },
    }),
  );
const numbers = ({ low, high }: { low: number | null; high: number | null }) => ({ low, high });
const homeLimits = (facts: HealthFacts) => homeLimitsOf(targetsOf(facts));
const sectionsOf = (facts: HealthFacts) =>
  Object.values(reports)
    .filter(({ name }) => name !== 'personal-profile')
    .map((report) => {
      const calculated = calculateReport(report, facts);
      const [words, data] = [toWords(calculated), toData(calculated)];
      const reader = { units: facts.units, homeLimits: homeLimits(facts) };
      return { name: report.name, data, screen: toSection(report.name, words, data, reader) };
    });

/** Returns the diary entries of the app for the readings. */
const diaryOf = ({ bloodPressure, timeZone }: HealthFacts) =>
  bloodPressure.map(({ at, date, time, sbpMmHg, dbpMmHg }) => ({
    uuid: at,
    valueFrom: sbpMmHg,
    valueTo: dbpMmHg,
    date,
    time,
    timeZone,
    measuredAt: at,
  }));

describe('consistent clinical statements', () => {
  it('targets, reports, the doctor’s view and the screen have the same goals', () => {
    fc.assert(
      fc.property(people, (facts) => {
        const targets = targetsOf(facts);
        const doctors = patientGoals(facts);
        for (const target of targets) {
          const seen = doctors.find(({ code }) => code === target.code);
          expect(seen).toMatchObject({ ...numbers(target), homeHigh: target.homeHigh, setBy: target.setBy });
        }
        for (const { data } of sectionsOf(facts)) {
          const own = targets.find(({ code }) => code === data.target?.code);
          if (data.target && own) expect(numbers(data.target)).toEqual(numbers(own));
        }
      }),
      RUNS,
    );
  });

  it('the page of targets, the report and the PDF state a goal in the same units', () => {
    fc.assert(
      fc.property(people, (facts) => {
        const { goals } = goalsFor(facts);
        const report = toWords(calculateReport(reports['personal-health-targets'], facts)).findings;
        const printed = contentOf(facts).sections.flatMap(({ lines }) => lines);
        for (const target of targetsOf(facts).filter(
          ({ low, high, homeHigh }) => (low ?? high) !== null && homeHigh === null,
        )) {
          const statements = goalText(goals[target.code], (value) =>
            quantityText(facts.units, target.code, value),
          );
          const finding = report.find(({ label }) => label === target.label);
          expect(finding?.text ?? 'no such goal').toContain(statements);
          expect(printed).toContain(`${finding?.label}: ${finding?.text}`);
          const shown = toOwnTarget(target, facts.units);
          for (const end of [shown.low, shown.high])
            if (end !== null) expect(Number.isFinite(end) && statements.includes(String(end))).toBe(true);
          expect(statements).toContain(shown.unit);
          expect(statements).toBe(`${shown.text}.`);
        }
      }),
      RUNS,
    );
  });

  it('the diary badge, every chart of home pressure and the report judge the average alike', () => {
    fc.assert(
      fc.property(people, (facts) => {
        const limits = homeLimits(facts);
        const average = averageOf(diaryOf(facts).map(toTimedPressure), limits);
        const text = toWords(calculateReport(reports['blood-pressure-analysis'], facts)).findings.find(
          ({ label }) => label === 'Your average',
        )?.text;
        if (!limits || !average?.range || !text) return;
        const isWithin = average.range.position !== 'above';
        expect(text.includes(AGAINST_GOAL_WORDS.none.text)).toBe(isWithin);
        expect(text.includes('above your goal')).toBe(!isWithin);
        expect(average.verdict).toMatch(isWithin ? /is (within your goal|low)\.$/ : /is above your goal\.$/);
        // A chart states the verdict on the average or none, never a share of readings in target.
        for (const { screen } of sectionsOf(facts))
          for (const { lines, isJudgedApart } of screen.charts)
            if (lines.some(({ code }) => code === 'sbp' || code === 'dbp')) expect(isJudgedApart).toBe(true);
      }),
      RUNS,
    );
  });

  it('the PDF has every finding as shown, and every band of the report', () => {
    fc.assert(
      fc.property(people, (facts) => {
        const printed = contentOf(facts).sections.flatMap(({ lines }) => lines);
        for (const { data, screen } of sectionsOf(facts)) {
          for (const { label, text } of screen.text.findings) expect(printed).toContain(`${label}: ${text}`);
          for (const { code, bands, bandIndex, category } of screen.figures) {
            const value = data.values.find((one) => one.code === code);
            const statements = categoryLabel(code, value?.category)?.label;
            const shown = bands ? bands[bandIndex ?? -1]?.label : category?.label;
            if (shown !== undefined && code !== 'sbp' && code !== 'dbp') expect(shown).toBe(statements);
          }
        }
      }),
      RUNS,
    );
  });
});
