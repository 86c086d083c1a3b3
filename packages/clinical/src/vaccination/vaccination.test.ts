import { describe, expect, it } from 'vitest';
import { agreedVaccinationAdvice, vaccinationRecommendations } from '../index.ts';

const adult = {
  sex: 'female',
  ageYears: 40,
  asOf: '2025-11-01',
  isPregnant: false,
  isImmunocompromised: false,
  conditions: [],
  history: {},
};

describe('vaccinationRecommendations', () => {
  it.each([
    [{ ageYears: 64 }, { influenza: 'optional', pneumococcal: 'not_routine' }],
    [{ ageYears: 65 }, { influenza: 'recommended', pneumococcal: 'recommended' }],
    [{ ageYears: 59 }, { zoster: 'not_routine', covid19: 'optional' }],
    [{ ageYears: 60 }, { zoster: 'recommended', covid19: 'recommended', rsv: 'not_routine' }],
    [{ ageYears: 75 }, { rsv: 'discuss' }],
    [{ ageYears: 74 }, { rsv: 'not_routine' }],
    [{ ageYears: 60, conditions: ['asthma'] }, { rsv: 'discuss' }],
    [
      { ageYears: 60, conditions: ['csf_leak'] },
      { rsv: 'discuss', influenza: 'optional' },
    ],
    [{ ageYears: 59, conditions: ['asthma'] }, { rsv: 'not_routine' }],
    [{ ageYears: 60, isImmunocompromised: true }, { rsv: 'discuss' }],
    [{ ageYears: 74, isAgedCareResident: true }, { rsv: 'discuss' }],
    [{ ageYears: 26 }, { hpv: 'recommended' }],
    [{ ageYears: 27 }, { hpv: 'not_routine' }],
    [{ ageYears: 20, sex: 'male' }, { hpv: 'not_routine' }],
    [{ ageYears: 20, isPregnant: true }, { hpv: 'not_now' }],
  ])('%o leads to %o', (change, advice) => {
    expect(vaccinationRecommendations({ ...adult, ...change })).toMatchObject({ status: 'ok', ...advice });
  });

  it.each([
    [
      { conditions: ['asthma'] },
      { influenza: 'recommended', pneumococcal: 'not_routine', covid19: 'recommended' },
    ],
    [{ conditions: ['cochlear_implant'] }, { influenza: 'optional', pneumococcal: 'recommended' }],
    [
      { conditions: ['hypertension'] },
      { influenza: 'optional', pneumococcal: 'not_routine', covid19: 'optional' },
    ],
    [
      { isAgedCareResident: true },
      { influenza: 'recommended', pneumococcal: 'not_routine', covid19: 'recommended' },
    ],
    [
      { isPregnant: true },
      { influenza: 'recommended', tdap: 'recommended', mmr: 'not_now', covid19: 'optional' },
    ],
  ])('%o leads to %o at 40', (change, advice) => {
    expect(vaccinationRecommendations({ ...adult, ...change })).toMatchObject(advice);
  });

  it.each([
    [
      { influenzaLast: '2024-11-02', covidLast: '2024-11-01' },
      { influenza: 'up_to_date', covid19: 'optional' },
    ],
    [{ pneumococcal: ['PCV13'] }, { pneumococcal: 'not_routine' }],
    [{ pneumococcal: ['PPSV23', 'PCV13'] }, { pneumococcal: 'complete' }],
    [
      { zosterDoses: 2, hpvDoses: 3, hepBDoses: 3 },
      { zoster: 'complete', hpv: 'complete', hepatitisB: 'complete' },
    ],
    [
      { hepBDoses: 2, mmrDoses: 1 },
      { hepatitisB: 'check_immunity', mmr: 'check_immunity' },
    ],
    [
      { mmrImmune: true, varicellaDoses: 2 },
      { mmr: 'complete', varicella: 'complete' },
    ],
  ])('a record of %o leads to %o', (history, advice) => {
    expect(vaccinationRecommendations({ ...adult, history })).toMatchObject(advice);
  });

  it('counts the whooping cough dose of this pregnancy only', () => {
    const history = { tdapThisPregnancy: true };
    expect(vaccinationRecommendations({ ...adult, history, isPregnant: true })).toMatchObject({
      tdap: 'complete',
    });
    expect(vaccinationRecommendations({ ...adult, history })).toMatchObject({ tdap: 'not_routine' });
  });

  it('names the invalid entry of the record', () => {
    expect(
      vaccinationRecommendations({ ...adult, history: { covidLast: '2025-02-30', mmrDoses: -1 } }),
    ).toEqual({
      status: 'implausible',
      fields: ['covidLast', 'mmrDoses'],
    });
  });
});

describe('vaccination advice with open answers', () => {
  const open = { ...adult, ageYears: 70, isPregnant: null, isImmunocompromised: null };

  it('applies where every possible answer agrees, and is withheld where one differs', () => {
    const agreed = agreedVaccinationAdvice(open);
    expect(agreed).toMatchObject({ influenza: 'recommended' });
    for (const [vaccine, advice] of Object.entries(agreed)) {
      for (const isPregnant of [true, false]) {
        for (const isImmunocompromised of [true, false]) {
          const certain = vaccinationRecommendations({ ...open, isPregnant, isImmunocompromised });
          expect(certain).toMatchObject({ [vaccine]: advice });
        }
      }
    }
    expect(agreed).not.toHaveProperty('mmr');
  });

  it('asks only for the answers that are open', () => {
    const pregnant = agreedVaccinationAdvice({ ...adult, isPregnant: true, isImmunocompromised: null });
    expect(pregnant).toMatchObject({ influenza: 'recommended', tdap: 'recommended' });
  });

  it('is empty while the age is missing', () => {
    expect(agreedVaccinationAdvice({ ...open, ageYears: null })).toEqual({});
  });
});
