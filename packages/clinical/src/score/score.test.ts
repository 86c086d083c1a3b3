import { describe, expect, it } from 'vitest';
import { healthScore, scoreNote, weeklyModerateMinutes } from '../index.ts';
import { SAMPLES } from '../testing/samples.ts';

const person = SAMPLES.healthScore;

describe('healthScore', () => {
  it.each([
    [{ sbpMmHg: 119.4 }, { bloodPressure: 100 }],
    [{ sbpMmHg: 119.5 }, { bloodPressure: 75 }],
    [{ dbpMmHg: 80 }, { bloodPressure: 50 }],
    [{ sbpMmHg: 140 }, { bloodPressure: 25 }],
    [{ dbpMmHg: 100 }, { bloodPressure: 0 }],
    [{ onBpMedication: true }, { bloodPressure: 80 }],
    [{ sbpMmHg: 165, onBpMedication: true }, { bloodPressure: 0 }],
    [{ bmi: 18.44 }, { bmi: 70 }],
    [{ bmi: 18.45 }, { bmi: 100 }],
    [{ bmi: 22.95 }, { bmi: 70 }],
    [{ bmi: 27.5 }, { bmi: 30 }],
    [{ bmi: 32.5 }, { bmi: 15 }],
    [{ bmi: 37.5 }, { bmi: 0 }],
    [{ nonHdlMmolL: 130 / 38.67 }, { lipids: 60 }],
    [{ nonHdlMmolL: 160 / 38.67 }, { lipids: 40 }],
    [{ nonHdlMmolL: 190 / 38.67 }, { lipids: 20 }],
    [{ nonHdlMmolL: 220 / 38.67 }, { lipids: 0 }],
    [{ onLipidMedication: true }, { lipids: 80 }],
    [{ hba1cPercent: 5.65 }, { glucose: 60 }],
    [{ hba1cPercent: 6.44 }, { glucose: 60 }],
    [{ hba1cPercent: 6.45 }, { glucose: 40 }],
    [{ hba1cPercent: 5.4, hasDiabetes: true }, { glucose: 40 }],
    [{ hba1cPercent: 9.5, hasDiabetes: true }, { glucose: 10 }],
    [{ hba1cPercent: 10, hasDiabetes: true }, { glucose: 0 }],
    [{ hba1cPercent: null, fastingGlucoseMmolL: 5.54 }, { glucose: 100 }],
    [{ hba1cPercent: null, fastingGlucoseMmolL: 5.6 }, { glucose: 60 }],
    [{ hba1cPercent: null, fastingGlucoseMmolL: 7 }, { glucose: 30 }],
    [{ hba1cPercent: null, fastingGlucoseMmolL: 10 }, { glucose: 10 }],
    [{ hba1cPercent: null, hasDiabetes: true }, { glucose: null }],
    [{ hba1cPercent: null, fastingGlucoseMmolL: null }, { glucose: null }],
    [{ hasDiabetes: null }, { glucose: null }],
    [{ moderateMinutesPerWeek: 150 }, { activity: 100 }],
    [{ moderateMinutesPerWeek: 120 }, { activity: 90 }],
    [{ moderateMinutesPerWeek: 90 }, { activity: 80 }],
    [{ moderateMinutesPerWeek: 149 }, { activity: 90 }],
    [{ moderateMinutesPerWeek: 119 }, { activity: 80 }],
    [{ moderateMinutesPerWeek: 60 }, { activity: 60 }],
    [{ moderateMinutesPerWeek: 30 }, { activity: 40 }],
    [{ moderateMinutesPerWeek: 1 }, { activity: 20 }],
    [{ moderateMinutesPerWeek: 0 }, { activity: 0 }],
    [{ smokingStatus: 'former_5y' }, { nicotine: 75 }],
    [{ smokingStatus: 'former_1to5y' }, { nicotine: 50 }],
    [{ smokingStatus: 'non_smoker_unspecified', livesWithIndoorSmoker: true }, { nicotine: 80 }],
    [{ smokingStatus: 'current', livesWithIndoorSmoker: true }, { nicotine: 0 }],
    [{ dbpMmHg: null }, { bloodPressure: null }],
  ])('%o scores %o', (change, components) => {
    expect(healthScore({ ...person, ...change })).toMatchObject({ status: 'ok', components });
  });

  it('rounds the mean half away from zero', () => {
    // BMI 70, lipids 100, activity 20 and nicotine 100 have the mean 72.5.
    const four = { bmi: 25, nonHdlMmolL: 3, moderateMinutesPerWeek: 20, smokingStatus: 'never' };
    expect(healthScore(four)).toMatchObject({ score: 73, band: 'moderate', metricsUsed: 4 });
  });

  it.each([
    [{ moderateMinutesPerWeek: 70, bmi: 25, smokingStatus: 'never', nonHdlMmolL: 3.6 }, 73, 'moderate'],
    [{ moderateMinutesPerWeek: 100, bmi: 25, smokingStatus: 'former_5y', nonHdlMmolL: 3 }, 81, 'high'],
    [{ moderateMinutesPerWeek: 20, bmi: 30, smokingStatus: 'former_5y', nonHdlMmolL: 3.6 }, 46, 'low'],
  ])('%o scores %d, which is %s', (input, score, band) => {
    expect(healthScore(input)).toMatchObject({ score, band });
  });

  it.each([
    [{ nonHdlMmolL: 6, moderateMinutesPerWeek: 0, bmi: 22, smokingStatus: 'never' }, 50, 'moderate'],
    [
      { nonHdlMmolL: 4.5, moderateMinutesPerWeek: 40, bmi: 27, smokingStatus: 'former_1to5y' },
      50,
      'moderate',
    ],
    [{ nonHdlMmolL: 6, moderateMinutesPerWeek: 20, bmi: 22, smokingStatus: 'former_5y' }, 49, 'low'],
    [{ nonHdlMmolL: 3, moderateMinutesPerWeek: 20, bmi: 22, smokingStatus: 'never' }, 80, 'high'],
    [{ nonHdlMmolL: 4, moderateMinutesPerWeek: 100, bmi: 22, smokingStatus: 'former_5y' }, 79, 'moderate'],
  ])('%o scores %d, which is just %s', (input, score, band) => {
    expect(healthScore(input)).toMatchObject({ score, band });
  });

  it('names the missing areas when fewer than four can be scored', () => {
    expect(healthScore({ sbpMmHg: 118, bmi: 22, smokingStatus: 'never', hba1cPercent: 5 })).toEqual({
      status: 'missing',
      fields: ['bloodPressure', 'lipids', 'glucose', 'activity'],
    });
    expect(healthScore({})).toMatchObject({ status: 'missing' });
  });

  it('counts a value that was given but is implausible as given', () => {
    const four = { sbpMmHg: 118, dbpMmHg: 70, bmi: 210, smokingStatus: 'never', nonHdlMmolL: 3 };
    expect(healthScore(four)).toEqual({ status: 'implausible', fields: ['bmi'] });
    expect(healthScore({ ...four, nonHdlMmolL: null })).toMatchObject({ status: 'missing' });
  });

  it('accepts no other smoking status', () => {
    expect(healthScore({ ...person, smokingStatus: 'sometimes' })).toEqual({
      status: 'not_applicable',
      fields: ['smokingStatus'],
    });
  });
});

describe('weeklyModerateMinutes', () => {
  const asOf = '2025-11-28';
  const on = (date: string, moderateMinutes: number) => ({ date, moderateMinutes });

  it('adds up the 7 days that end today', () => {
    const entries = [
      on('2025-11-28', 30),
      on('2025-11-22', 20),
      on('2025-11-21', 500),
      on('2025-11-29', 500),
    ];
    expect(weeklyModerateMinutes({ entries, asOf })).toEqual({ status: 'ok', moderateMinutesPerWeek: 50 });
  });

  it('is zero only for a person who logs exercise', () => {
    const logged = [on('2025-11-01', 30), on('2025-11-02', 30)];
    expect(weeklyModerateMinutes({ entries: logged, asOf })).toEqual({
      status: 'ok',
      moderateMinutesPerWeek: 0,
    });
    const tooOld = [on('2025-10-31', 30), on('2025-11-28', 30), on('2025-11-28', 10)];
    expect(weeklyModerateMinutes({ entries: tooOld, asOf })).toEqual({
      status: 'missing',
      fields: ['entries'],
    });
  });

  it('rejects an implausible entry', () => {
    const entries = [on('2025-11-28', -5), on('2025-11-27', 30)];
    expect(weeklyModerateMinutes({ entries, asOf })).toEqual({ status: 'implausible', fields: ['entries'] });
  });
});

it('says why points at the goal are few', () => {
  const diabetes = { hasDiabetes: true };
  expect(scoreNote('glucose', 40, diabetes)).toBe(
    'With diabetes this area gives at most 40 points, even at your goal.',
  );
  const medicine = { onBpMedication: true, onLipidMedication: false };
  expect(scoreNote('bloodPressure', 30, medicine)).toBe('20 points less, because you take medicine for it.');
  expect(scoreNote('lipids', 60, medicine)).toBeNull();
  expect(scoreNote('nicotine', 80, { livesWithIndoorSmoker: true })).toBe(
    '20 points less, because somebody smokes in your home.',
  );
  expect(scoreNote('glucose', null, diabetes)).toBeNull();
});
