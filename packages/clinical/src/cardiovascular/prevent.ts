import { evaluate, type Input, type Values } from '../evaluate.ts';
import { each, excludingFlag, flag, quantity, type Sex, sex, validatedWithin } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import {
  PREVENT_10_YEAR,
  PREVENT_30_YEAR,
  type PreventRow,
  type PreventTerm,
} from './prevent.coefficients.ts';

const FIELDS = {
  sex,
  ageYears: validatedWithin(quantity('ageYears'), 30, 79),
  tcMmolL: validatedWithin(quantity('tcMmolL'), 3.36, 8.28),
  hdlMmolL: validatedWithin(quantity('hdlMmolL'), 0.52, 2.59),
  sbpMmHg: validatedWithin(quantity('sbpMmHg'), 90, 200),
  egfr: validatedWithin(quantity('egfr'), 15, 150),
  bmi: validatedWithin(quantity('bmi'), 18.5, 39.9),
  ...each(flag, 'onBpMedication', 'onStatin', 'hasDiabetes', 'isSmoker'),
  hasCvd: excludingFlag,
};
const THIRTY_YEAR_UP_TO_YEARS = 59;

type Person = Values<typeof FIELDS>;
type Terms = Readonly<Record<PreventTerm, number>>;

/** Column of each outcome in the coefficient rows. */
const COLUMNS = {
  female: { cvd: 0, ascvd: 2, hf: 4 },
  male: { cvd: 1, ascvd: 3, hf: 5 },
} as const;
type Column = (typeof COLUMNS)[Sex]['cvd' | 'ascvd' | 'hf'];

/** Risk in percent, unrounded. The 30-year values are null above 59 years. */
export interface PreventRisk {
  cvd10Percent: number;
  ascvd10Percent: number;
  hf10Percent: number;
  cvd30Percent: number | null;
  ascvd30Percent: number | null;
  hf30Percent: number | null;
}

/** Returns each quantity centred and scaled as the model was fitted, split at its knot where it has one. */
function mainTerms(person: Person) {
  return {
    age: (person.ageYears - 55) / 10,
    nonHdl: person.tcMmolL - person.hdlMmolL - 3.5,
    hdl: (person.hdlMmolL - 1.3) / 0.3,
    sbpLow: (Math.min(person.sbpMmHg, 110) - 110) / 20,
    sbpHigh: (Math.max(person.sbpMmHg, 110) - 130) / 20,
    bmiLow: (Math.min(person.bmi, 30) - 25) / 5,
    bmiHigh: (Math.max(person.bmi, 30) - 30) / 5,
    egfrLow: (Math.min(person.egfr, 60) - 60) / -15,
    egfrHigh: (Math.max(person.egfr, 60) - 90) / -15,
    diabetes: Number(person.hasDiabetes),
    smoker: Number(person.isSmoker),
    bpMedication: Number(person.onBpMedication),
    statin: Number(person.onStatin),
  };
}

function termsOf(person: Person): Terms {
  const main = mainTerms(person);
  return {
    ...main,
    constant: 1,
    ageSquared: main.age ** 2,
    bpMedicationSbpHigh: main.bpMedication * main.sbpHigh,
    statinNonHdl: main.statin * main.nonHdl,
    ageNonHdl: main.age * main.nonHdl,
    ageHdl: main.age * main.hdl,
    ageSbpHigh: main.age * main.sbpHigh,
    ageDiabetes: main.age * main.diabetes,
    ageSmoker: main.age * main.smoker,
    ageBmiHigh: main.age * main.bmiHigh,
    ageEgfrLow: main.age * main.egfrLow,
  };
}

function riskPercent(rows: readonly PreventRow[], terms: Terms, column: Column): number {
  const logOdds = rows.reduce((sum, [term, coefficients]) => sum + coefficients[column] * terms[term], 0);
  return 100 / (1 + Math.exp(-logOdds));
}

/**
 * Calculates the AHA PREVENT base model: risk of cardiovascular disease, atherosclerotic disease and heart failure
 * over 10 and 30 years. Optional display beside the Singapore model; built on United States cohorts and not
 * calibrated for Singapore: state this. Validated range: age 30–79, TC 3.36–8.28 and HDL 0.52–2.59 mmol/L, SBP 90–200
 * mmHg, eGFR 15–150 mL/min/1.73 m², BMI 18.5–39.9. Errors: `missing` (an unknown flag counts), `implausible`,
 * `not_applicable` with known disease, `out_of_range`. Source: Khan, Circulation 2024;149:430.
 */
export function preventBase(input: Input<typeof FIELDS>): Result<PreventRisk> {
  return evaluate(FIELDS, input, (person) => {
    const terms = termsOf(person);
    const columns = COLUMNS[person.sex];
    const after10 = (column: Column) => riskPercent(PREVENT_10_YEAR, terms, column);
    const after30 = (column: Column) =>
      person.ageYears > THIRTY_YEAR_UP_TO_YEARS ? null : riskPercent(PREVENT_30_YEAR, terms, column);
    return ok({
      cvd10Percent: after10(columns.cvd),
      ascvd10Percent: after10(columns.ascvd),
      hf10Percent: after10(columns.hf),
      cvd30Percent: after30(columns.cvd),
      ascvd30Percent: after30(columns.ascvd),
      hf30Percent: after30(columns.hf),
    });
  });
}
