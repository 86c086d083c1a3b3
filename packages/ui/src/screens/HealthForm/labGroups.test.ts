import { expect, it } from 'vitest';
import { labGroups } from './labGroups.ts';

/** Every code of `GET /dimensions`. */
const codes =
  'tc ldl hdl nonhdl tg glucose_fasting glucose_2h glucose_random hba1c creatinine egfr uacr urea uric_acid sodium potassium alt ast alp ggt bilirubin albumin platelets haemoglobin wbc sbp dbp weight height waist bmi'.split(
    ' ',
  );

it('has a field for everything that a form can hold, once', () => {
  const groups = labGroups(codes.map((code) => ({ code, name: code, unitChoices: [] })));
  const shown = groups.flatMap(({ dimensions }) => dimensions.map(({ code }) => code));
  expect(shown.toSorted()).toEqual(codes.toSorted());
});
