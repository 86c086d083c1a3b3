import { evaluate, type Input, type Values } from '../evaluate.ts';
import { choice, each, excludingFlag, flag, quantity, type Sex, sex, validatedWithin } from '../fields.ts';
import { CHOLESTEROL_MG_DL_PER_MMOL_L } from '../quantities/conversions.ts';
import { ok, type Result } from '../result.ts';
import { type Baseline, hazardRiskPercent } from './survival.ts';

const GROUPS = ['white_other', 'black'] as const;
const FIELDS = {
  sex,
  group: choice(GROUPS),
  ageYears: validatedWithin(quantity('ageYears'), 40, 79),
  tcMmolL: validatedWithin(quantity('tcMmolL'), 3.36, 8.28),
  hdlMmolL: validatedWithin(quantity('hdlMmolL'), 0.52, 2.59),
  sbpMmHg: validatedWithin(quantity('sbpMmHg'), 90, 200),
  ...each(flag, 'onBpMedication', 'isSmoker', 'hasDiabetes'),
  hasCvd: excludingFlag,
};

type Person = Values<typeof FIELDS>;

type Column = 0 | 1 | 2 | 3;

/** Column of each model in the coefficient rows, with its baseline. */
const MODELS: Readonly<
  Record<Sex, Readonly<Record<(typeof GROUPS)[number], Baseline & { column: Column }>>>
> = {
  female: {
    white_other: { column: 0, mean: -29.18, survival: 0.9665 },
    black: { column: 1, mean: 86.61, survival: 0.9533 },
  },
  male: {
    white_other: { column: 2, mean: 61.18, survival: 0.9144 },
    black: { column: 3, mean: 19.54, survival: 0.8954 },
  },
};

/** Source: Goff, Circulation 2014;129:S49. Lipids in mg/dL. */
const COEFFICIENTS = [
  ['lnAge', [-29.799, 17.114, 12.344, 2.469]],
  ['lnAgeSquared', [4.884, 0, 0, 0]],
  ['lnTc', [13.54, 0.94, 11.853, 0.302]],
  ['lnAgeLnTc', [-3.114, 0, -2.664, 0]],
  ['lnHdl', [-13.578, -18.92, -7.99, -0.307]],
  ['lnAgeLnHdl', [3.149, 4.475, 1.769, 0]],
  ['lnSbpTreated', [2.019, 29.291, 1.797, 1.916]],
  ['lnAgeLnSbpTreated', [0, -6.432, 0, 0]],
  ['lnSbpUntreated', [1.957, 27.82, 1.764, 1.809]],
  ['lnAgeLnSbpUntreated', [0, -6.087, 0, 0]],
  ['smoker', [7.574, 0.691, 7.837, 0.549]],
  ['lnAgeSmoker', [-1.665, 0, -1.795, 0]],
  ['diabetes', [0.661, 0.874, 0.658, 0.645]],
] as const;

type Term = (typeof COEFFICIENTS)[number][0];

function termsOf(person: Person): Readonly<Record<Term, number>> {
  const lnAge = Math.log(person.ageYears);
  const lnTc = Math.log(person.tcMmolL * CHOLESTEROL_MG_DL_PER_MMOL_L);
  const lnHdl = Math.log(person.hdlMmolL * CHOLESTEROL_MG_DL_PER_MMOL_L);
  const lnSbpTreated = Math.log(person.sbpMmHg) * Number(person.onBpMedication);
  const lnSbpUntreated = Math.log(person.sbpMmHg) * Number(!person.onBpMedication);
  const smoker = Number(person.isSmoker);
  return {
    lnAge,
    lnAgeSquared: lnAge ** 2,
    lnTc,
    lnAgeLnTc: lnAge * lnTc,
    lnHdl,
    lnAgeLnHdl: lnAge * lnHdl,
    lnSbpTreated,
    lnAgeLnSbpTreated: lnAge * lnSbpTreated,
    lnSbpUntreated,
    lnAgeLnSbpUntreated: lnAge * lnSbpUntreated,
    smoker,
    lnAgeSmoker: lnAge * smoker,
    diabetes: Number(person.hasDiabetes),
  };
}

/**
 * Calculates the ACC/AHA pooled cohort equations: 10-year risk of atherosclerotic disease in percent, unrounded. For
 * reference only. Validated range: age 40–79, TC 3.36–8.28 and HDL 0.52–2.59 mmol/L, SBP 90–200 mmHg. Errors:
 * `missing` (an unknown flag counts), `implausible`, `not_applicable` (known disease, another group), `out_of_range`.
 * Source: Goff, Circulation 2014;129:S49.
 */
export function ascvdPce2013(input: Input<typeof FIELDS>): Result<{ riskPercent: number }> {
  return evaluate(FIELDS, input, (person) => {
    const { column, ...baseline } = MODELS[person.sex][person.group];
    const terms = termsOf(person);
    const sum = COEFFICIENTS.reduce((total, [term, row]) => total + row[column] * terms[term], 0);
    return ok({ riskPercent: hazardRiskPercent(sum, baseline) });
  });
}
