import { type BandTable, band, bandLabels, withLimits } from '../bands.ts';
import { GLUCOSE_BANDS } from '../glycaemia/glucose.ts';
import { HBA1C_SCREENING_BANDS } from '../glycaemia/hba1c.ts';
import { A_BANDS } from '../kidney/kdigo.ts';
import { HDL_BANDS, LDL_BANDS, TC_BANDS, TG_BANDS } from '../lipids/classify.ts';
import { round } from '../round.ts';
import { convertUnit } from '../units/convertUnit.ts';
import { QUANTITIES, type QuantityCode, unitDecimals } from '../units/showQuantity.ts';

/** Bands, and the decimals at which the table is read; `null`: as measured. */
interface UnitBands {
  readonly bands: BandTable<string>;
  readonly readAt: number | null;
}

/** Returns one table in two units, each with its published limits: 1 decimal in the first, none in the second. */
function pair<First extends string, Second extends string>(
  first: readonly [First, BandTable<string>],
  second: readonly [Second, readonly number[]],
) {
  return {
    [first[0]]: { bands: first[1], readAt: 1 },
    [second[0]]: { bands: withLimits(first[1], second[1]), readAt: 0 },
  } as Readonly<Record<First | Second, UnitBands>>;
}

/**
 * Band tables by analyte and unit. A value is banded in the unit in which it was entered, never after converting it.
 * Sources: lipid pairs, Singapore General Hospital. Glucose 72 and 126, Healthier SG diabetes protocol. HbA1c 43 and 53,
 * NGSP/IFCC. UACR, KDIGO 2024 (published as rounded pairs, read as measured).
 */
export const UNIT_BANDS = {
  tc: pair(['mmol/L', TC_BANDS], ['mg/dL', [200, 240]]),
  ldl: pair(['mmol/L', LDL_BANDS], ['mg/dL', [100, 130, 160, 190]]),
  hdl: pair(['mmol/L', HDL_BANDS], ['mg/dL', [40, 60]]),
  tg: pair(['mmol/L', TG_BANDS], ['mg/dL', [150, 200, 400]]),
  glucose_fasting: pair(['mmol/L', GLUCOSE_BANDS.fasting], ['mg/dL', [72, 110, 126]]),
  glucose_2h: pair(['mmol/L', GLUCOSE_BANDS.ogtt_2h], ['mg/dL', [72, 140, 200]]),
  glucose_random: pair(['mmol/L', GLUCOSE_BANDS.random], ['mg/dL', [72, 200]]),
  hba1c: pair(['%', HBA1C_SCREENING_BANDS], ['mmol/mol', [43, 53]]),
  uacr: {
    'mg/mmol': { bands: A_BANDS, readAt: null },
    'mg/g': { bands: withLimits(A_BANDS, [30, 300]), readAt: null },
  },
} as const satisfies Partial<Record<QuantityCode, Readonly<Record<string, UnitBands>>>>;

/** Analyte with published bands in two units. */
export type BandedAnalyte = keyof typeof UNIT_BANDS;

/** Value in its entered unit. */
export interface EnteredValue {
  readonly analyte: BandedAnalyte;
  readonly value: number;
  readonly unit: string;
}

/** Returns whether an analyte has published bands by unit. */
export function isBanded(code: string): code is BandedAnalyte {
  return Object.hasOwn(UNIT_BANDS, code);
}

/** Returns the table of an analyte in a unit, and its precision. `undefined` for another unit. */
export function bandsInUnit(analyte: BandedAnalyte, unit: string): UnitBands | undefined {
  const units: Readonly<Record<string, UnitBands>> = UNIT_BANDS[analyte];
  return units[unit];
}

/** Returns the band of a value by the limits published for its entered unit; `null` for another unit. */
export function bandInUnit({ analyte, value, unit }: EnteredValue): string | null {
  const table = bandsInUnit(analyte, unit);
  return table ? bandIn(table, value) : null;
}

function bandIn({ bands, readAt }: UnitBands, value: number): string {
  return band(readAt === null ? value : round(value, readAt), bands);
}

/**
 * Returns the number to show in another unit so that it lies in the band of the entered value. Rounds it to that
 * unit's decimals and, where that crosses a limit, moves it one step back. `null` when one step is not enough or the
 * unit is not one of the analyte's: then the value is shown only as entered.
 */
export function shownInUnit(entered: EnteredValue & { readonly showIn: string }): number | null {
  const { analyte, value, unit, showIn } = entered;
  const [from, to] = [bandsInUnit(analyte, unit), bandsInUnit(analyte, showIn)];
  const converted = convertUnit({ analyte: QUANTITIES[analyte].analyte, value, from: unit, to: showIn });
  if (!from || !to || converted.status !== 'ok') return null;
  const decimals = unitDecimals(analyte, showIn);
  const rounded = round(converted.value, decimals);
  const placeOf = (table: UnitBands, shown: number) => bandLabels(table.bands).indexOf(bandIn(table, shown));
  const place = placeOf(from, value);
  const difference = place - placeOf(to, rounded);
  const moved = round(rounded + Math.sign(difference) * 10 ** -decimals, decimals);
  return placeOf(to, moved) === place ? moved : null;
}
