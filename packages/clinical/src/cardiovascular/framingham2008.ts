import { band } from '../bands.ts';
import { evaluate, type Input, type Values } from '../evaluate.ts';
import {
  each,
  excludingFlag,
  flag,
  quantities,
  quantity,
  type Sex,
  sex,
  validatedWithin,
} from '../fields.ts';
import { CHOLESTEROL_MG_DL_PER_MMOL_L } from '../quantities/conversions.ts';
import { ok, type Result } from '../result.ts';
import {
  type Baseline,
  FRAMINGHAM_CATEGORIES,
  type FraminghamCategory,
  hazardRiskPercent,
} from './survival.ts';

const SHARED_FIELDS = {
  sex,
  ageYears: validatedWithin(quantity('ageYears'), 30, 74),
  ...quantities('sbpMmHg'),
  ...each(flag, 'onBpMedication', 'isSmoker', 'hasDiabetes'),
  hasCvd: excludingFlag,
};
const LIPID_FIELDS = { ...SHARED_FIELDS, ...quantities('tcMmolL', 'hdlMmolL') };
const BMI_FIELDS = { ...SHARED_FIELDS, ...quantities('bmi') };

type Person = Values<typeof SHARED_FIELDS>;

/** Coefficients of natural logarithms (`ln…`) and of flags. */
interface SharedCoefficients extends Baseline {
  readonly lnAge: number;
  readonly lnSbpUntreated: number;
  readonly lnSbpTreated: number;
  readonly smoker: number;
  readonly diabetes: number;
}
interface LipidCoefficients extends SharedCoefficients {
  readonly lnTc: number;
  readonly lnHdl: number;
}
interface BmiCoefficients extends SharedCoefficients {
  readonly lnBmi: number;
}

/** Source of both tables: D'Agostino, Circulation 2008;117:743. Lipids in mg/dL. */
const LIPID_MODEL: Readonly<Record<Sex, LipidCoefficients>> = {
  female: {
    lnAge: 2.32888,
    lnTc: 1.20904,
    lnHdl: -0.70833,
    lnSbpUntreated: 2.76157,
    lnSbpTreated: 2.82263,
    smoker: 0.52873,
    diabetes: 0.69154,
    mean: 26.1931,
    survival: 0.95012,
  },
  male: {
    lnAge: 3.06117,
    lnTc: 1.1237,
    lnHdl: -0.93263,
    lnSbpUntreated: 1.93303,
    lnSbpTreated: 1.99881,
    smoker: 0.65451,
    diabetes: 0.57367,
    mean: 23.9802,
    survival: 0.88936,
  },
};

const BMI_MODEL: Readonly<Record<Sex, BmiCoefficients>> = {
  female: {
    lnAge: 2.72107,
    lnBmi: 0.51125,
    lnSbpUntreated: 2.81291,
    lnSbpTreated: 2.88267,
    smoker: 0.61868,
    diabetes: 0.77763,
    mean: 26.0145,
    survival: 0.94833,
  },
  male: {
    lnAge: 3.11296,
    lnBmi: 0.79277,
    lnSbpUntreated: 1.85508,
    lnSbpTreated: 1.92672,
    smoker: 0.70953,
    diabetes: 0.5316,
    mean: 23.9388,
    survival: 0.88431,
  },
};

/** 10-year risk of cardiovascular disease in percent, unrounded, and its category. */
export interface FraminghamRisk {
  riskPercent: number;
  category: FraminghamCategory;
}

function sharedSum(person: Person, model: SharedCoefficients): number {
  const lnSbp = person.onBpMedication ? model.lnSbpTreated : model.lnSbpUntreated;
  return (
    model.lnAge * Math.log(person.ageYears) +
    lnSbp * Math.log(person.sbpMmHg) +
    model.smoker * Number(person.isSmoker) +
    model.diabetes * Number(person.hasDiabetes)
  );
}

function risk(sum: number, baseline: Baseline): Result<FraminghamRisk> {
  const riskPercent = hazardRiskPercent(sum, baseline);
  return ok({ riskPercent, category: band(riskPercent, FRAMINGHAM_CATEGORIES) });
}

/**
 * Calculates the general cardiovascular risk over 10 years from lipids in mmol/L and systolic pressure in mmHg.
 * Optional, for a talk with a doctor; it overestimates in many Asian groups. Errors: `missing` (an unknown flag
 * counts), `implausible`, `not_applicable` with known disease, `out_of_range` outside 30–74 years. Source:
 * D'Agostino, Circulation 2008;117:743.
 */
export function framinghamCvd2008(input: Input<typeof LIPID_FIELDS>): Result<FraminghamRisk> {
  return evaluate(LIPID_FIELDS, input, (person) => {
    const model = LIPID_MODEL[person.sex];
    const lipids =
      model.lnTc * Math.log(person.tcMmolL * CHOLESTEROL_MG_DL_PER_MMOL_L) +
      model.lnHdl * Math.log(person.hdlMmolL * CHOLESTEROL_MG_DL_PER_MMOL_L);
    return risk(sharedSum(person, model) + lipids, model);
  });
}

/**
 * Calculates the same risk with the body mass index (kg/m²) instead of lipids, for persons without a lipid result.
 * Errors and source as `framinghamCvd2008`.
 */
export function framinghamCvd2008Bmi(input: Input<typeof BMI_FIELDS>): Result<FraminghamRisk> {
  return evaluate(BMI_FIELDS, input, (person) => {
    const model = BMI_MODEL[person.sex];
    return risk(sharedSum(person, model) + model.lnBmi * Math.log(person.bmi), model);
  });
}
