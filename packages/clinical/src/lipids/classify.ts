import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input, isMissing } from '../evaluate.ts';
import { optionalQuantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const NAMES = ['tcMmolL', 'ldlMmolL', 'hdlMmolL', 'tgMmolL'] as const;
const FIELDS = optionalQuantities(...NAMES);
const TG_URGENT_ABOVE_MMOL_L = 10;

/** Band of total cholesterol. */
export type TcBand = 'desirable' | 'borderline_high' | 'high';
/** Band of LDL cholesterol. */
export type LdlBand = 'optimal' | 'desirable' | 'borderline_high' | 'high' | 'very_high';
/** Band of HDL cholesterol. */
export type HdlBand = 'low' | 'desirable' | 'high';
/** Band of triglycerides. */
export type TgBand = 'normal' | 'borderline_high' | 'high' | 'very_high';

/** Total cholesterol in mmol/L, to 1 decimal. */
export const TC_BANDS: BandTable<TcBand> = {
  steps: [
    ['<', 5.2, 'desirable'],
    ['<', 6.2, 'borderline_high'],
  ],
  otherwise: 'high',
};
/** LDL cholesterol in mmol/L, to 1 decimal. */
export const LDL_BANDS: BandTable<LdlBand> = {
  steps: [
    ['<', 2.6, 'optimal'],
    ['<', 3.4, 'desirable'],
    ['<', 4.1, 'borderline_high'],
    ['<', 4.9, 'high'],
  ],
  otherwise: 'very_high',
};
/** HDL cholesterol in mmol/L, to 1 decimal. */
export const HDL_BANDS: BandTable<HdlBand> = {
  steps: [
    ['<', 1, 'low'],
    ['<', 1.6, 'desirable'],
  ],
  otherwise: 'high',
};
/** Triglycerides in mmol/L, to 1 decimal. */
export const TG_BANDS: BandTable<TgBand> = {
  steps: [
    ['<', 1.7, 'normal'],
    ['<', 2.3, 'borderline_high'],
    ['<', 4.5, 'high'],
  ],
  otherwise: 'very_high',
};

/** Bands of the given lipids. `tgUrgent` (triglycerides above 10.0) accompanies `tg`. */
export interface LipidBands {
  tc?: TcBand;
  ldl?: LdlBand;
  hdl?: HdlBand;
  tg?: TgBand;
  tgUrgent?: boolean;
}

/** Returns the result of `make` on the value to 1 decimal; empty without a value. */
function given<Bands extends object>(value: number | undefined, make: (rounded: number) => Bands) {
  return value === undefined ? {} : make(round(value, 1));
}

/**
 * Classifies the given lipids, in mmol/L to 1 decimal. A band describes the number; whether LDL is acceptable depends
 * on the personal goal (`cvRiskCategory`). Errors: `missing` when none is given, `implausible` (also TC not above
 * HDL). Source: MOH Singapore lipid bands; Healthier SG lipid protocol for triglycerides.
 */
export function classifyLipids(input: Input<typeof FIELDS>): Result<LipidBands> {
  const allWhenNone = (raw: Readonly<Record<string, unknown>>) =>
    NAMES.every((name) => isMissing(raw[name])) ? NAMES : [];
  return evaluate(
    FIELDS,
    input,
    ({ tcMmolL, ldlMmolL, hdlMmolL, tgMmolL }) =>
      ok({
        ...given(tcMmolL, (tc) => ({ tc: band(tc, TC_BANDS) })),
        ...given(ldlMmolL, (ldl) => ({ ldl: band(ldl, LDL_BANDS) })),
        ...given(hdlMmolL, (hdl) => ({ hdl: band(hdl, HDL_BANDS) })),
        ...given(tgMmolL, (tg) => ({ tg: band(tg, TG_BANDS), tgUrgent: tg > TG_URGENT_ABOVE_MMOL_L })),
      }),
    allWhenNone,
  );
}
