/** Inclusive limits of a quantity, in the unit of its name. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * Values outside these limits are refused by equations as implausible. They are wide on purpose: they catch unit mistakes
 * (creatinine 0.9 is mg/dL, HbA1c 48 is mmol/mol, platelets 240000 are per µL), they are not clinical warnings.
 */
export const PLAUSIBILITY_LIMITS = {
  ageYears: { min: 0, max: 120 },
  heightCm: { min: 100, max: 250 },
  weightKg: { min: 20, max: 350 },
  waistCm: { min: 40, max: 200 },
  bmi: { min: 10, max: 80 },
  sbpMmHg: { min: 60, max: 260 },
  dbpMmHg: { min: 30, max: 160 },
  tcMmolL: { min: 1, max: 20 },
  hdlMmolL: { min: 0.2, max: 5 },
  ldlMmolL: { min: 0.2, max: 15 },
  tgMmolL: { min: 0.2, max: 60 },
  nonHdlMmolL: { min: 0.5, max: 19 },
  glucoseMmolL: { min: 0.6, max: 60 },
  fastingGlucoseMmolL: { min: 0.6, max: 60 },
  hba1cPercent: { min: 3, max: 20 },
  creatinineUmolL: { min: 15, max: 2500 },
  egfr: { min: 1, max: 200 },
  potassiumMmolL: { min: 1, max: 12 },
  uacrMgMmol: { min: 0, max: 2000 },
  altUL: { min: 3, max: 10_000 },
  astUL: { min: 3, max: 10_000 },
  altUlnUL: { min: 10, max: 100 },
  astUlnUL: { min: 10, max: 100 },
  plateletsE9L: { min: 5, max: 2000 },
  exerciseMinutes: { min: 1, max: 1440 },
  moderateMinutesPerWeek: { min: 0, max: 10_080 },
  sgFrsPercent: { min: 0, max: 100 },
} as const satisfies Record<string, Limits>;

/**
 * Limits of what can be entered, by form, file or photograph. A quantity of which devices show more than an equation
 * takes has limits of its own here; every other has its plausibility limits. Averages and alerts use whatever can be
 * entered; equations keep `PLAUSIBILITY_LIMITS` and leave out what lies beyond them.
 *
 * @signOff [D] Blood pressures from 40 to 300 and from 20 to 200 mmHg can be entered: home monitors show up to 299.
 */
export const ENTRY_LIMITS: Readonly<Record<QuantityName, Limits>> = {
  ...PLAUSIBILITY_LIMITS,
  sbpMmHg: { min: 40, max: 300 },
  dbpMmHg: { min: 20, max: 200 },
};

/** Returns a value that equations take, or `null` when it is unknown or outside their limits. */
export function forEquation(name: QuantityName, value: number | null): number | null {
  const { min, max } = PLAUSIBILITY_LIMITS[name];
  return value !== null && value >= min && value <= max ? value : null;
}

/** Quantity with plausibility limits. Its name contains its unit. */
export type QuantityName = keyof typeof PLAUSIBILITY_LIMITS;

/** Pairs of inputs of which the first must exceed the second. */
export const ORDERED_PAIRS: readonly (readonly [string, string])[] = [
  ['sbpMmHg', 'dbpMmHg'],
  ['tcMmolL', 'hdlMmolL'],
  ['sbpBelowMmHg', 'dbpBelowMmHg'],
];
