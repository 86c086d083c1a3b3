import { describe, expect, it } from 'vitest';
import { knownPerson, unknownPerson, withLab, withStatements } from '../../../test/helpers/facts.sample.ts';
import { readingPersonOf } from './readingPerson.ts';

describe('the facts for the advice about a reading', () => {
  it('are unknown for a person of whom nothing is known', () => {
    expect(readingPersonOf(unknownPerson)).toEqual({
      ageYears: null,
      isPregnant: null,
      isAfterBirth: false,
      hasDiabetes: null,
      takesPressureMedicine: null,
      keepsWater: false,
      hasCopd: null,
    });
  });

  it.each([
    ['nothing of the kind', knownPerson, false],
    ['heart failure', withStatements(knownPerson, { heart_failure: 'present' }), true],
    ['kidney disease of no stage', withStatements(knownPerson, { chronic_kidney_disease: 'present' }), false],
    ['an eGFR of 24', withLab(knownPerson, { egfr: 24 }), true],
    ['an eGFR of 44', withLab(knownPerson, { egfr: 44 }), false],
  ])('with %s', (_name, facts, keepsWater) => {
    expect(readingPersonOf(facts)).toMatchObject({ keepsWater });
  });

  it('say whether less oxygen may be usual', () => {
    expect(readingPersonOf(withStatements(knownPerson, { copd: 'present' }))).toMatchObject({
      hasCopd: true,
    });
  });
});
