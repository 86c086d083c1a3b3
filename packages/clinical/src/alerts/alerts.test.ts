import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALERT_GRADES,
  type AlertGrade,
  askedSymptoms,
  bpAlertGrade,
  crisisWords,
  entryLimits,
  highSugarGrade,
  inUnit,
  isUrgentSymptom,
  isWorse,
  LAB_ROWS,
  type LabCode,
  labAction,
  labAlert,
  labReason,
  lowSugarGrade,
  QUANTITIES,
  SYMPTOMS,
  type Symptom,
  sugarAlertGrade,
  sugarReadingAdvice,
  unitsOf,
  worst,
} from '../index.ts';
import type { LabRow } from './labTable.ts';

const RUNS = { seed: 2026, numRuns: 400 };
const symptomLists = fc.subarray(Object.keys(SYMPTOMS) as Symptom[]);
const people = fc.record({
  ageYears: fc.option(fc.integer({ min: 1, max: 100 })),
  isPregnant: fc.option(fc.boolean()),
  symptoms: symptomLists,
});

function expectNotMilder(worse: AlertGrade, milder: AlertGrade): void {
  expect(isWorse(milder, worse)).toBe(false);
}

describe('grades', () => {
  it('are sorted worst first, and the worst of several applies in any order', () => {
    const some = fc.array(fc.constantFrom(...ALERT_GRADES), { minLength: 1 });
    fc.assert(
      fc.property(some, (grades) => {
        expect(worst(...grades)).toBe(worst(...grades.toReversed()));
        for (const grade of grades) expectNotMilder(worst(...grades), grade);
      }),
      RUNS,
    );
  });
});

describe('isUrgentSymptom', () => {
  it.each([
    ['blood_pressure', (symptoms: Symptom[]) => bpAlertGrade({ sbpMmHg: 180, dbpMmHg: 80 }, { symptoms })],
    ['low_sugar', (symptoms: Symptom[]) => sugarAlertGrade({ glucoseMmolL: 3.9, symptoms })],
    ['high_sugar', (symptoms: Symptom[]) => sugarAlertGrade({ glucoseMmolL: 20, symptoms })],
  ] as const)('names the symptoms that make the mildest alert of %s an emergency', (kind, gradeWith) => {
    for (const symptom of askedSymptoms(kind, false))
      expect([symptom, isUrgentSymptom(kind, symptom)]).toEqual([
        symptom,
        gradeWith([symptom]) === 'emergency',
      ]);
  });

  it('names the red flags of a result', () => {
    const urgent = askedSymptoms('lab', false).filter((symptom) => isUrgentSymptom('lab', symptom));
    expect(urgent).toEqual(['chest_pain', 'breathless', 'fainting', 'confused']);
  });
});

describe('bpAlertGrade', () => {
  it('never falls when a high pressure rises or a symptom is added', () => {
    const sbp = fc.integer({ min: 90, max: 259 });
    const dbp = fc.integer({ min: 60, max: 159 });
    fc.assert(
      fc.property(
        sbp,
        dbp,
        people,
        fc.constantFrom(...(Object.keys(SYMPTOMS) as Symptom[])),
        (s, d, person, symptom) => {
          const grade = bpAlertGrade({ sbpMmHg: s, dbpMmHg: d }, person);
          expectNotMilder(bpAlertGrade({ sbpMmHg: s + 1, dbpMmHg: d }, person), grade);
          expectNotMilder(bpAlertGrade({ sbpMmHg: s, dbpMmHg: d + 1 }, person), grade);
          const more = { ...person, symptoms: [...person.symptoms, symptom] };
          expectNotMilder(bpAlertGrade({ sbpMmHg: s, dbpMmHg: d }, more), grade);
        },
      ),
      RUNS,
    );
  });

  it.each([
    [179, 109, {}, 'none'],
    [180, 80, {}, 'same_day'],
    [120, 110, {}, 'same_day'],
    [182, 100, { symptoms: ['bad_headache'] }, 'emergency'],
    [88, 62, {}, 'next_visit'],
    [88, 62, { symptoms: ['faint_feeling'] }, 'same_day'],
    [142, 86, { isPregnant: true, symptoms: ['vision_change'] }, 'emergency'],
    [124, 78, { isPregnant: true, symptoms: ['sudden_swelling'] }, 'same_day'],
    [124, 78, { isPregnant: true, symptoms: ['bleeding'] }, 'emergency'],
    [136, 78, { isPregnant: true }, 'next_visit'],
    [142, 78, { ageYears: 12 }, 'same_day'],
    [182, 78, { ageYears: 12 }, 'emergency'],
    [230, 130, { ageYears: 0 }, 'none'],
  ] as const)('grades %d/%d of %j as %s', (sbpMmHg, dbpMmHg, person, grade) => {
    expect(bpAlertGrade({ sbpMmHg, dbpMmHg }, person)).toBe(grade);
  });
});

describe('sugar', () => {
  const value = fc.double({ min: 0.6, max: 59, noNaN: true });
  it('never grades higher high sugar or lower low sugar milder', () => {
    fc.assert(
      fc.property(
        value,
        fc.double({ min: 0, max: 1, noNaN: true }),
        people,
        fc.option(fc.boolean()),
        (mmolL, more, person, hasDiabetes) => {
          const who = { ...person, hasDiabetes };
          const higher = highSugarGrade({ ...who, glucoseMmolL: mmolL + more });
          expectNotMilder(higher, highSugarGrade({ ...who, glucoseMmolL: mmolL }));
          const lower = lowSugarGrade({ ...who, glucoseMmolL: mmolL });
          expectNotMilder(lower, lowSugarGrade({ ...who, glucoseMmolL: mmolL + more }));
        },
      ),
      RUNS,
    );
  });

  it.each([
    [{ glucoseMmolL: 3.9 }, 'act_now'],
    [{ glucoseMmolL: 4 }, 'none'],
    [{ glucoseMmolL: 2.2, symptoms: ['drowsy'] }, 'emergency'],
    [{ isMeterHigh: true }, 'emergency'],
    [{ glucoseMmolL: 17, hasDiabetes: true }, 'within_7_days'],
    [{ glucoseMmolL: 17 }, 'same_day'],
    [{ glucoseMmolL: 12 }, 'within_7_days'],
    [{ glucoseMmolL: 12, symptoms: ['very_thirsty'] }, 'same_day'],
    [{ glucoseMmolL: 20, hasDiabetes: true }, 'same_day'],
    [{ ketonesMmolL: 3 }, 'emergency'],
    [{ ketonesMmolL: 0.6 }, 'same_day'],
    [{ ketonesMmolL: 1.5, isPregnant: true }, 'emergency'],
    [{ urineKetones: 1 }, 'same_day'],
    [{ urineKetones: 2 }, 'emergency'],
    [{ glucoseMmolL: 10, isPregnant: true }, 'same_day'],
    [{ glucoseMmolL: 9.4, symptoms: ['belly_pain'] }, 'none'],
  ] as const)('grades %j as %s', (now, grade) => {
    expect(sugarAlertGrade(now)).toBe(grade);
  });
});

describe('labAlert', () => {
  const codes = Object.keys(LAB_ROWS) as LabCode[];
  const results = fc.record({
    code: fc.constantFrom(...codes),
    value: fc.double({ min: 0.1, max: 3000, noNaN: true }),
    unitIndex: fc.constantFrom(0, 1),
    sampledDaysAgo: fc.integer({ min: 0, max: 90 }),
    symptoms: symptomLists,
    hasDiabetes: fc.boolean(),
    isPregnant: fc.boolean(),
  });

  it('never falls when a value moves further out in the same direction', () => {
    fc.assert(
      fc.property(results, ({ code, value, unitIndex, hasDiabetes, isPregnant, ...rest }) => {
        const unit = unitsOf(code)[unitIndex] ?? QUANTITIES[code].unit;
        const known = { hasDiabetes, isPregnant };
        const at = (of: number) => labAlert({ ...rest, code, unit, known, value: of });
        const here = at(value);
        if (here.side === null || here.grade === 'none') return;
        expectNotMilder(at(here.side === 'high' ? value * 1.1 : value * 0.9).grade, here.grade);
      }),
      RUNS,
    );
  });

  it('grades an old sample no worse than a new one', () => {
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 1, max: 60 }),
        ({ code, value, sampledDaysAgo, symptoms }, older) => {
          const at = (days: number) =>
            labAlert({ code, value, unit: QUANTITIES[code].unit, symptoms, sampledDaysAgo: days }).grade;
          expectNotMilder(at(sampledDaysAgo), at(sampledDaysAgo + older));
        },
      ),
      RUNS,
    );
  });

  /** Published limits of two units differ by rounding: 11.1 mmol/L is 199.97 mg/dL, and both 11.1 and 200 are limits. */
  const ROUNDED = 0.02;

  it('is the same in both units of a quantity, away from its limits', () => {
    const twoUnits = codes.filter((code) => unitsOf(code).length > 1);
    const measured = fc.record({
      code: fc.constantFrom(...twoUnits),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(measured, ({ code, share }) => {
        const { min, max } = entryLimits(code);
        const value = min + share * (max - min);
        const rows: readonly LabRow[] = LAB_ROWS[code];
        fc.pre(rows.every(({ limit: [limit] }) => Math.abs(limit / value - 1) > ROUNDED));
        const [first = '', second = ''] = unitsOf(code);
        const other = inUnit(code, value, { from: first, to: second }) ?? Number.NaN;
        const grade = (unit: string, of: number) =>
          labAlert({ code, value: of, unit, sampledDaysAgo: 0 }).grade;
        expect(grade(second, other)).toBe(grade(first, value));
      }),
      { ...RUNS, numRuns: 2000 },
    );
  });

  const lab = (code: LabCode, value: number, more: object = {}) =>
    labAlert({ code, value, unit: QUANTITIES[code].unit, sampledDaysAgo: 0, ...more }).grade;

  it.each([
    ['potassium', 7.1, {}, 'emergency'],
    ['potassium', 6.2, { symptoms: ['unwell'] }, 'emergency'],
    ['potassium', 6, { comparator: '>' }, 'same_day'],
    ['haemoglobin', 5.5, {}, 'same_day'],
    ['haemoglobin', 7.8, { symptoms: ['bleeding'] }, 'emergency'],
    ['haemoglobin', 12.5, { earlier: [{ value: 14.8, daysBefore: 20 }] }, 'same_day'],
    ['platelets', 18, {}, 'emergency'],
    ['glucose_random', 31, {}, 'emergency'],
    ['creatinine', 410, { known: { hasKidneyStage5: true } }, 'next_visit'],
    ['creatinine', 120, { earlier: [{ value: 90, daysBefore: 1 }] }, 'within_3_days'],
    ['creatinine', 300, { earlier: [{ value: 90, daysBefore: 100 }] }, 'emergency'],
    ['egfr', 15, { comparator: '<' }, 'same_day'],
    ['egfr', 12, { known: { hasKidneyStage5: true } }, 'next_visit'],
    ['alt', 130, { known: { bilirubinUmolL: 45 } }, 'same_day'],
    ['alt', 45, { symptoms: ['yellow_eyes'] }, 'emergency'],
    ['uacr', 9, { known: { isPregnant: true } }, 'same_day'],
    ['potassium', 5.3, { printedRange: { low: 3.5, high: 5.1 } }, 'next_visit'],
    ['sodium', 134, { printedRange: { low: 133, high: 146 } }, 'none'],
    ['sodium', 128, { known: { ageYears: 12 } }, 'none'],
    ['potassium', 7.1, { known: { ageYears: 0 } }, 'none'],
  ] as const)('grades %s %d %j as %s', (code, value, more, grade) => {
    expect(lab(code, value, more)).toBe(grade);
  });

  it('keeps a grade from a present symptom for any age of the sample', () => {
    const old = { sampledDaysAgo: 45, symptoms: ['unwell'] };
    expect(lab('potassium', 6.2, old)).toBe('emergency');
    expect(lab('potassium', 6.2, { sampledDaysAgo: 45 })).toBe('within_7_days');
  });

  it('has the specified texts for reason and action', () => {
    const alert = labAlert({ code: 'potassium', value: 7.1, unit: 'mmol/L', sampledDaysAgo: 0 });
    expect(labReason('potassium', alert)).toBe(
      'Your potassium is very high. This can disturb your heartbeat.',
    );
    expect(labAction('emergency')).toBe(
      'Go to A&E now. If you feel very unwell or cannot get there, call 995. Take this result with you.',
    );
    expect(labAction('within_3_days')).toBe('Call your clinic now. Ask to be seen within 3 days.');
    const mild = labAlert({ code: 'potassium', value: 5.6, unit: 'mmol/L', sampledDaysAgo: 0 });
    expect(labReason('potassium', mild)).toBe('Your potassium is high. This can disturb your heartbeat.');
    const jump = labAlert({
      code: 'creatinine',
      value: 140,
      unit: 'umol/L',
      sampledDaysAgo: 0,
      earlier: [{ value: 90, daysBefore: 40 }],
    });
    expect(labReason('creatinine', jump)).toBe('Your kidney result has changed quickly.');
  });
});

describe('words for low sugar', () => {
  const atHome = 'Take 15 g of fast sugar now';
  const drowsy =
    'Drowsy, fitting or unable to swallow: call 995. Do not give food or drink to someone who is not fully awake.';

  it('state below 3.0 what to do when the person gets drowsy', () => {
    expect(sugarReadingAdvice({ glucoseMmolL: 2.9 })?.action).toContain(atHome);
    expect(sugarReadingAdvice({ glucoseMmolL: 2.9 })?.action).toContain(drowsy);
    expect(sugarReadingAdvice({ glucoseMmolL: 3 })?.action).not.toContain('995');
  });

  it('keep it while an alert with such a reading is open', () => {
    const crisis = [2.9, 3.5].map((glucoseMmolL, minute) => ({ minute, glucoseMmolL }));
    expect(crisisWords('low_sugar', 'act_now', { crisis }).action).toContain(drowsy);
    expect(crisisWords('low_sugar', 'act_now', { crisis: crisis.slice(1) }).action).not.toContain('995');
  });
});
