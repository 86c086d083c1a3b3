import { evaluate, type Input } from '../evaluate.ts';
import { adultAge, quantities, type Sex, sex } from '../fields.ts';
import { CREATININE_UMOL_L_PER_MG_DL } from '../quantities/conversions.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = { sex, ageYears: adultAge, ...quantities('creatinineUmolL') };

interface Coefficients {
  /** Creatinine (mg/dL) at which the slope changes. */
  readonly kappa: number;
  /** Exponent below kappa. */
  readonly alpha: number;
  readonly sexFactor: number;
}

const COEFFICIENTS: Readonly<Record<Sex, Coefficients>> = {
  female: { kappa: 0.7, alpha: -0.241, sexFactor: 1.012 },
  male: { kappa: 0.9, alpha: -0.302, sexFactor: 1 },
};

/** Estimated filtration rate in mL/min/1.73 m²: unrounded, and as the whole number that is staged. */
export interface Egfr {
  egfr: number;
  egfrRounded: number;
}

/**
 * Calculates kidney filtration from serum creatinine in µmol/L, without a race term. Not for pregnancy, acute
 * illness, dialysis, amputation or extreme muscle mass. Errors: `missing`, `implausible` outside 15–2500,
 * `not_applicable` under 18 or for another sex. Source: CKD-EPI 2021, Inker, N Engl J Med 2021;385:1737.
 */
export function egfrCkdEpi2021(input: Input<typeof FIELDS>): Result<Egfr> {
  return evaluate(FIELDS, input, (person) => {
    const { kappa, alpha, sexFactor } = COEFFICIENTS[person.sex];
    const ratio = person.creatinineUmolL / CREATININE_UMOL_L_PER_MG_DL / kappa;
    const slope = Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2;
    const egfr = 142 * slope * 0.9938 ** person.ageYears * sexFactor;
    return ok({ egfr, egfrRounded: round(egfr, 0) });
  });
}
