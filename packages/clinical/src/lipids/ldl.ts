import { evaluate, type Input, type Values } from '../evaluate.ts';
import { narrow, quantities, quantity } from '../fields.ts';
import {
  CHOLESTEROL_MG_DL_PER_MMOL_L as CHOLESTEROL,
  TRIGLYCERIDES_MG_DL_PER_MMOL_L as TRIGLYCERIDES,
} from '../quantities/conversions.ts';
import { failure, ok, type Result } from '../result.ts';

const PANEL = quantities('tcMmolL', 'hdlMmolL', 'tgMmolL');
type Panel = Values<typeof PANEL>;

const FRIEDEWALD_TG_LIMIT_MMOL_L = 4.5;
const SAMPSON_TG_LIMIT_MG_DL = 800;
const UNRELIABLE_BELOW_MMOL_L = 1;

const FRIEDEWALD_FIELDS = {
  ...PANEL,
  tgMmolL: narrow(quantity('tgMmolL'), 'out_of_range', (tg) => tg <= FRIEDEWALD_TG_LIMIT_MMOL_L),
};
const SAMPSON_FIELDS = {
  ...PANEL,
  tgMmolL: narrow(quantity('tgMmolL'), 'out_of_range', (tg) => tg * TRIGLYCERIDES <= SAMPSON_TG_LIMIT_MG_DL),
};

/** Estimated LDL cholesterol in mmol/L, unrounded. Label it "estimated". */
export interface EstimatedLdl {
  ldlMmolL: number;
  /** True below 1.0 mmol/L, where both equations are unreliable. */
  isUnreliable: boolean;
}

function estimated(ldlMmolL: number): Result<EstimatedLdl> {
  if (ldlMmolL <= 0) return failure('implausible', Object.keys(PANEL));
  return ok({ ldlMmolL, isUnreliable: ldlMmolL < UNRELIABLE_BELOW_MMOL_L });
}

function friedewald({ tcMmolL, hdlMmolL, tgMmolL }: Panel): number {
  return tcMmolL - hdlMmolL - tgMmolL / 2.2;
}

function sampson(panel: Panel): number {
  const tc = panel.tcMmolL * CHOLESTEROL;
  const hdl = panel.hdlMmolL * CHOLESTEROL;
  const tg = panel.tgMmolL * TRIGLYCERIDES;
  const vldl = tg / 8.56 + (tg * (tc - hdl)) / 2140 - tg ** 2 / 16_100;
  return (tc / 0.948 - hdl / 0.971 - vldl - 9.44) / CHOLESTEROL;
}

/**
 * Calculates LDL cholesterol by Friedewald, all in mmol/L: TC − HDL − TG ÷ 2.2. Use the laboratory's own LDL first.
 * Errors: `missing`; `implausible` also when the result is not above zero; `out_of_range` for triglycerides above
 * 4.5. Source: Friedewald, Clin Chem 1972;18:499.
 */
export function ldlFriedewald(input: Input<typeof PANEL>): Result<EstimatedLdl> {
  return evaluate(FRIEDEWALD_FIELDS, input, (panel) => estimated(friedewald(panel)));
}

/**
 * Calculates LDL cholesterol by Sampson (NIH equation 2), inputs in mmol/L; preferred over Friedewald. Use the
 * laboratory's own LDL first. Errors: `missing`; `implausible` also when the result is not above zero; `out_of_range`
 * for triglycerides above 800 mg/dL (9.03 mmol/L). Source: Sampson, JAMA Cardiol 2020;5:540.
 */
export function ldlSampson(input: Input<typeof PANEL>): Result<EstimatedLdl> {
  return evaluate(SAMPSON_FIELDS, input, (panel) => estimated(sampson(panel)));
}
