import { evaluate, type Input, isMissing } from '../evaluate.ts';
import { optionalQuantities } from '../fields.ts';
import { type BandOf, bandOf } from '../quantities/bands.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const NAMES = ['tcMmolL', 'ldlMmolL', 'hdlMmolL', 'tgMmolL'] as const;
const FIELDS = optionalQuantities(...NAMES);
const TG_URGENT_ABOVE_MMOL_L = 10;

/** Band of total cholesterol. */
export type TcBand = BandOf<'tc'>;
/** Band of LDL cholesterol. */
export type LdlBand = BandOf<'ldl'>;
/** Band of HDL cholesterol. */
export type HdlBand = BandOf<'hdl'>;
/** Band of triglycerides. */
export type TgBand = BandOf<'tg'>;

/** Bands of the given lipids. `tgUrgent` (triglycerides above 10.0) accompanies `tg`. */
export interface LipidBands {
  tc?: TcBand;
  ldl?: LdlBand;
  hdl?: HdlBand;
  tg?: TgBand;
  tgUrgent?: boolean;
}

/** Returns the result of `make` on the value; empty without one. */
function given<Bands extends object>(value: number | undefined, make: (value: number) => Bands) {
  return value === undefined ? {} : make(value);
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
        ...given(tcMmolL, (tc) => ({ tc: bandOf('tc', tc) })),
        ...given(ldlMmolL, (ldl) => ({ ldl: bandOf('ldl', ldl) })),
        ...given(hdlMmolL, (hdl) => ({ hdl: bandOf('hdl', hdl) })),
        ...given(tgMmolL, (tg) => ({
          tg: bandOf('tg', tg),
          tgUrgent: round(tg, 1) > TG_URGENT_ABOVE_MMOL_L,
        })),
      }),
    allWhenNone,
  );
}
