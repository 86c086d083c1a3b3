import type { FailureStatus } from '../result.ts';
import type { Comparator } from '../results/labResult.ts';
import { settle } from '../round.ts';
import { lipidDerived } from './derived.ts';
import { ldlSampson } from './ldl.ts';

/** Lipid result in mmol/L and its sample. */
export interface PanelValue {
  readonly v: number;
  /** Equal for results of one sample. */
  readonly sample: string;
  readonly comparator?: Comparator | null | undefined;
}

/** Lipid of a panel. */
export type PanelLipid = 'tc' | 'hdl' | 'tg' | 'ldl';
/** Known results of a panel. */
export type Panel = Readonly<Partial<Record<PanelLipid, PanelValue>>>;
/** Value calculated from a panel. */
export type PanelDerivation = 'ldl_estimate' | 'non_hdl' | 'tc_hdl_ratio';

/** Contradictory numbers of one sample; `check`: they barely fit and should be reviewed. */
export type PanelConflict =
  | { readonly status: 'refused'; readonly reason: 'hdl_above_total' | 'ldl_above_total' }
  | { readonly status: 'check'; readonly reason: 'parts_exceed_total' };

/** Derived value in mmol/L (or a ratio), unrounded, or the reason why there is none. */
export type DerivedValue =
  | { readonly status: 'ok'; readonly result: number; readonly uncertain: boolean }
  | PanelConflict
  | { readonly status: 'refused'; readonly reason: 'different_samples' | 'censored' | FailureStatus }
  | { readonly status: 'not_estimable'; readonly reason: 'tg_too_high' }
  | { readonly status: 'missing'; readonly reason: PanelLipid };

const NEEDS: Readonly<Record<PanelDerivation, readonly PanelLipid[]>> = {
  ldl_estimate: ['tc', 'hdl', 'tg'],
  non_hdl: ['tc', 'hdl'],
  tc_hdl_ratio: ['tc', 'hdl'],
};
const PARTS_MAY_EXCEED_TOTAL_BY_MMOL_L = 0.2;
/** Triglycerides above which the equations disagree more. */
const UNCERTAIN_ABOVE_TG_MMOL_L = 4.5;

/**
 * Returns the contradiction between results of one sample, if any: LDL and HDL are parts of total cholesterol. Limits
 * ("<1.0") are not compared.
 */
export function panelConflict(panel: Panel): PanelConflict | null {
  const tc = numberOf(panel.tc);
  if (tc === null) return null;
  const [hdl, ldl] = [numberOf(panel.hdl), numberOf(panel.ldl)];
  if (hdl !== null && hdl >= tc) return { status: 'refused', reason: 'hdl_above_total' };
  if (ldl !== null && ldl >= tc) return { status: 'refused', reason: 'ldl_above_total' };
  const excess = settle((hdl ?? 0) + (ldl ?? 0) - tc);
  return hdl !== null && ldl !== null && excess > PARTS_MAY_EXCEED_TOTAL_BY_MMOL_L
    ? { status: 'check', reason: 'parts_exceed_total' }
    : null;
}

/**
 * Calculates LDL (Sampson), non-HDL or the ratio of total to HDL cholesterol from results of one sample. LDL
 * is `uncertain` with triglycerides above 4.5 mmol/L or below 1.0 mmol/L itself. It then never shows that a
 * goal is met. Above 800 mg/dL of triglycerides it is not estimable. Sources: JAMA Cardiol 2020;5:540; Ann
 * Acad Med Singap 2023;52:280.
 */
export function derivedLipid(value: PanelDerivation, inputs: Panel): DerivedValue {
  const needed = NEEDS[value];
  const missing = needed.find((lipid) => inputs[lipid] === undefined);
  if (missing) return { status: 'missing', reason: missing };
  const used = needed.flatMap((lipid) => inputs[lipid] ?? []);
  const sample = used[0]?.sample;
  if (used.some((input) => input.sample !== sample))
    return { status: 'refused', reason: 'different_samples' };
  if (used.some(({ comparator }) => comparator)) return { status: 'refused', reason: 'censored' };
  const conflict = panelConflict({ ...inputs, ldl: inputs.ldl?.sample === sample ? inputs.ldl : undefined });
  return conflict ?? compute(value, inputs);
}

function compute(value: PanelDerivation, inputs: Panel): DerivedValue {
  const panel = { tcMmolL: inputs.tc?.v, hdlMmolL: inputs.hdl?.v, tgMmolL: inputs.tg?.v };
  if (value === 'ldl_estimate') {
    const estimate = ldlSampson(panel);
    if (estimate.status === 'out_of_range') return { status: 'not_estimable', reason: 'tg_too_high' };
    if (estimate.status !== 'ok') return { status: 'refused', reason: estimate.status };
    const isUncertain = (panel.tgMmolL ?? 0) > UNCERTAIN_ABOVE_TG_MMOL_L || estimate.isUnreliable;
    return { status: 'ok', result: estimate.ldlMmolL, uncertain: isUncertain };
  }
  const derived = lipidDerived(panel);
  if (derived.status !== 'ok') return { status: 'refused', reason: derived.status };
  const result = value === 'non_hdl' ? derived.nonHdlMmolL : derived.tcHdlRatio;
  return { status: 'ok', result, uncertain: false };
}

function numberOf(input: PanelValue | undefined): number | null {
  return input && !input.comparator ? input.v : null;
}
