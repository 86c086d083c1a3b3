import { type BandTable, band, bandLabels, withLimits } from '../bands.ts';
import { round } from '../round.ts';
import { type QuantityCode, quantityRow, type UsualRange, unitDecimals, unitsOf } from './catalogue.ts';
import { inUnit } from './convert.ts';

/** Published bands of a quantity. */
interface PublishedBands<Label extends string = string> {
  /** In the canonical unit. */
  readonly table: BandTable<Label>;
  /** Limits published for the other unit, in ascending order. */
  readonly otherLimits?: readonly number[];
  /** Bands of the usual range, lowest first. */
  readonly usual: readonly Label[];
  /** Whether the table is read as measured, not at the decimals of the unit. */
  readonly isExact?: true;
}

const published = <const Label extends string>(bands: PublishedBands<Label>): PublishedBands<Label> => bands;

/**
 * Bands of single values by quantity. Sources: lipids, MOH Singapore lipid bands, with the pairs of units of Singapore
 * General Hospital; triglycerides, Healthier SG lipid protocol. Glucose and HbA1c of people not known to have diabetes,
 * MOH Singapore screening criteria (6.1 is the lower edge of impaired fasting glucose, as WHO has it); 72 and 126 mg/dL,
 * Healthier SG diabetes protocol; 43 and 53 mmol/mol, NGSP/IFCC. eGFR and uACR, KDIGO 2024. BMI, MOH/HPB cut-offs of
 * 2005, after Lancet 2004;363:157.
 */
export const QUANTITY_BANDS = {
  tc: published({
    table: {
      steps: [
        ['<', 5.2, 'desirable'],
        ['<', 6.2, 'borderline_high'],
      ],
      otherwise: 'high',
    },
    otherLimits: [200, 240],
    usual: ['desirable'],
  }),
  ldl: published({
    table: {
      steps: [
        ['<', 2.6, 'optimal'],
        ['<', 3.4, 'desirable'],
        ['<', 4.1, 'borderline_high'],
        ['<', 4.9, 'high'],
      ],
      otherwise: 'very_high',
    },
    otherLimits: [100, 130, 160, 190],
    usual: [],
  }),
  hdl: published({
    table: {
      steps: [
        ['<', 1, 'low'],
        ['<', 1.6, 'desirable'],
      ],
      otherwise: 'high',
    },
    otherLimits: [40, 60],
    usual: ['desirable', 'high'],
  }),
  tg: published({
    table: {
      steps: [
        ['<', 1.7, 'normal'],
        ['<', 2.3, 'borderline_high'],
        ['<', 4.5, 'high'],
      ],
      otherwise: 'very_high',
    },
    otherLimits: [150, 200, 400],
    usual: ['normal'],
  }),
  hba1c: published({
    table: {
      steps: [
        ['<', 6.1, 'low_probability'],
        ['<', 7, 'needs_confirmation'],
      ],
      otherwise: 'high_probability',
    },
    otherLimits: [43, 53],
    usual: ['low_probability'],
  }),
  glucose_fasting: published({
    table: {
      steps: [
        ['<', 4, 'low'],
        ['<', 6.1, 'normal'],
        ['<', 7, 'impaired_fasting'],
      ],
      otherwise: 'diabetes_range',
    },
    otherLimits: [72, 110, 126],
    usual: ['normal'],
  }),
  glucose_2h: published({
    table: {
      steps: [
        ['<', 4, 'low'],
        ['<', 7.8, 'normal'],
        ['<', 11.1, 'impaired_tolerance'],
      ],
      otherwise: 'diabetes_range',
    },
    otherLimits: [72, 140, 200],
    usual: ['normal'],
  }),
  glucose_random: published({
    table: {
      steps: [
        ['<', 4, 'low'],
        ['<', 11.1, 'not_diagnostic'],
      ],
      otherwise: 'diabetes_range',
    },
    otherLimits: [72, 200],
    // No upper limit of a random value counts as usual.
    usual: ['not_diagnostic', 'diabetes_range'],
  }),
  egfr: published({
    table: {
      steps: [
        ['<', 15, 'G5'],
        ['<', 30, 'G4'],
        ['<', 45, 'G3b'],
        ['<', 60, 'G3a'],
        ['<', 90, 'G2'],
      ],
      otherwise: 'G1',
    },
    usual: ['G1'],
  }),
  uacr: published({
    table: {
      steps: [
        ['<', 3, 'A1'],
        ['<=', 30, 'A2'],
      ],
      otherwise: 'A3',
    },
    otherLimits: [30, 300],
    usual: ['A1'],
    isExact: true,
  }),
  bmi: published({
    table: {
      steps: [
        ['<', 18.5, 'underweight'],
        ['<', 23, 'healthy'],
        ['<', 27.5, 'moderate_risk'],
      ],
      otherwise: 'high_risk',
    },
    usual: ['healthy'],
  }),
} as const satisfies Partial<Record<QuantityCode, PublishedBands>>;

/** Quantity with published bands. */
export type BandedCode = keyof typeof QUANTITY_BANDS;

/** Band of a quantity. */
export type BandOf<Code extends BandedCode> = (typeof QUANTITY_BANDS)[Code]['usual'][number];

/** Returns the band of a value in the canonical unit, at the decimals at which the bands are published. */
export function bandOf<Code extends BandedCode>(code: Code, value: number): BandOf<Code> {
  const { table, isExact }: PublishedBands = QUANTITY_BANDS[code];
  return band(isExact ? value : round(value, quantityRow(code).decimals), table) as BandOf<Code>;
}

/** Bands in one unit, and the decimals at which they are read; `null`: as measured. */
interface UnitBands {
  readonly bands: BandTable<string>;
  readonly readAt: number | null;
}

/** Value in its entered unit. */
export interface EnteredValue {
  readonly code: BandedCode;
  readonly value: number;
  readonly unit: string;
}

/** Returns whether a quantity has published bands. */
export function isBanded(code: string): code is BandedCode {
  return Object.hasOwn(QUANTITY_BANDS, code);
}

/** Returns the bands of a quantity in a unit. `undefined` for a unit without published limits. */
export function bandsInUnit(code: BandedCode, unit: string): UnitBands | undefined {
  const { table, otherLimits, isExact }: PublishedBands = QUANTITY_BANDS[code];
  const [canonical, other] = unitsOf(code);
  const readAt = isExact ? null : unitDecimals(code, unit);
  if (unit === canonical) return { bands: table, readAt };
  return unit === other && otherLimits ? { bands: withLimits(table, otherLimits), readAt } : undefined;
}

/**
 * Returns the band of a value by the limits published for its entered unit, never after converting it; `null` for another
 * unit.
 */
export function bandInUnit({ code, value, unit }: EnteredValue): string | null {
  const table = bandsInUnit(code, unit);
  return table ? bandIn(table, value) : null;
}

function bandIn({ bands, readAt }: UnitBands, value: number): string {
  return band(readAt === null ? value : round(value, readAt), bands);
}

/**
 * Returns the number to show in another unit so that it lies in the band of the entered value. Rounds it to that
 * unit's decimals and, where that crosses a limit, moves it one step back. `null` when one step is not enough or the
 * unit is not one of the quantity's: then the value is shown only as entered.
 */
export function shownInUnit({ code, value, unit, showIn }: EnteredValue & { readonly showIn: string }) {
  const [from, to] = [bandsInUnit(code, unit), bandsInUnit(code, showIn)];
  const converted = inUnit(code, value, { from: unit, to: showIn });
  if (!from || !to || converted === null) return null;
  const decimals = unitDecimals(code, showIn);
  const rounded = round(converted, decimals);
  const placeOf = (table: UnitBands, shown: number) => bandLabels(table.bands).indexOf(bandIn(table, shown));
  const place = placeOf(from, value);
  const difference = place - placeOf(to, rounded);
  const moved = round(rounded + Math.sign(difference) * 10 ** -decimals, decimals);
  return placeOf(to, moved) === place ? moved : null;
}

/** Returns the usual range of adults in the canonical unit, from the published bands where there are some. */
export function usualRange(code: QuantityCode): UsualRange {
  if (isBanded(code)) return rangeOfBands(code);
  const { low = null, high = null } = quantityRow(code).range ?? {};
  return { low, high };
}

function rangeOfBands(code: BandedCode): UsualRange {
  const { table, usual }: PublishedBands = QUANTITY_BANDS[code];
  const [first, last] = [usual[0], usual.at(-1)];
  if (first === undefined || last === undefined) return { low: null, high: null };
  const labels = bandLabels(table);
  const below = table.steps[labels.indexOf(first) - 1];
  const above = table.steps[labels.indexOf(last)];
  const { decimals } = quantityRow(code);
  const step = 10 ** -decimals;
  return {
    low: below?.[1] ?? null,
    high: above ? round(above[0] === '<' ? above[1] - step : above[1], decimals) : null,
  };
}
