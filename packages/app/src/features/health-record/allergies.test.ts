import { expect, it } from 'vitest';
import { toAllergies } from './allergies.ts';

it.each([
  ['Penicillin, Ibuprofen; penicillin\nAspirin,', ['Penicillin', 'Ibuprofen', 'penicillin', 'Aspirin']],
  ['Penicillin, Penicillin', ['Penicillin']],
  ['', []],
  [null, []],
])('reads %j as a list of names', (drugAllergies, names) => {
  expect(toAllergies({ isDrugAllergies: true, drugAllergies })).toMatchObject({ answer: true, names });
});

it('distinguishes "not stated" from "none"', () => {
  expect(toAllergies({ isDrugAllergies: null, drugAllergies: null }).answer).toBeNull();
  expect(toAllergies({ isDrugAllergies: false, drugAllergies: null }).answer).toBe(false);
});

it('has a question for the removal of each allergy', () => {
  expect(toAllergies({ isDrugAllergies: true, drugAllergies: 'Penicillin' }).removalQuestions).toEqual({
    Penicillin: 'You removed an allergy to Penicillin. Do you no longer have it, or was it added by mistake?',
  });
});
