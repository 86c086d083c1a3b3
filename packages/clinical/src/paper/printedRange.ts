/** Limits of a range as printed by a laboratory; `null` where none is printed. */
export interface PrintedRange {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Ends that laboratories usually print, in the canonical unit of each test. They are compared by factors only, so one
 * line serves all laboratories, sexes and ages. Sources: UK Pathology Harmony adult reference intervals (sodium,
 * potassium, urea, urate, albumin, bilirubin, ALP). WHO 2024 (haemoglobin). The bands of this package (lipids, glucose,
 * HbA1c, eGFR, uACR, ALT, AST). MedlinePlus (GGT, white cells, platelets, creatinine).
 */
export const USUAL_RANGES: Readonly<Record<string, PrintedRange>> = {
  tc: { low: 3, high: 5.2 },
  ldl: { low: 1.5, high: 2.6 },
  hdl: { low: 1, high: 2 },
  nonhdl: { low: 2, high: 3.4 },
  tg: { low: 0.5, high: 1.7 },
  glucose_fasting: { low: 3.9, high: 6 },
  glucose_2h: { low: 3.9, high: 7.8 },
  glucose_random: { low: 3.9, high: 7.8 },
  hba1c: { low: 4, high: 6 },
  creatinine: { low: 50, high: 105 },
  egfr: { low: 90, high: 120 },
  uacr: { low: 1, high: 3 },
  urea: { low: 2.5, high: 7.8 },
  uric_acid: { low: 180, high: 400 },
  sodium: { low: 135, high: 145 },
  potassium: { low: 3.5, high: 5.1 },
  alt: { low: 7, high: 40 },
  ast: { low: 10, high: 40 },
  alp: { low: 35, high: 130 },
  ggt: { low: 8, high: 60 },
  bilirubin: { low: 4, high: 21 },
  albumin: { low: 35, high: 50 },
  platelets: { low: 150, high: 400 },
  haemoglobin: { low: 12.5, high: 16 },
  wbc: { low: 4, high: 10 },
};

/** Factor by which no laboratory's limit differs from the usual one; a lost decimal point is a factor of ten. [D] */
const SCALE_FACTOR = 3;
/** Multiple of the range beyond which a value needs confirmation. [D] */
const FAR_FACTOR = 4;

/** Returns whether a printed range, in the canonical unit of the test, has a usual size. */
export function isUsualRange(code: string, { low, high }: PrintedRange): boolean {
  const usual = USUAL_RANGES[code];
  if (!usual || (low === null && high === null)) return false;
  if (low !== null && high !== null && low >= high) return false;
  // Lower limits vary much more than upper ones, down to 0.
  const [end, usualEnd] = high === null ? [low, usual.low] : [high, usual.high];
  if (end === null || usualEnd === null) return false;
  return end < usualEnd * SCALE_FACTOR && end * SCALE_FACTOR > usualEnd;
}

/** Returns whether a value is so far outside its printed range that a digit or decimal point may be lost. */
export function isFarFromRange(value: number, { low, high }: PrintedRange): boolean {
  return (high !== null && value >= FAR_FACTOR * high) || (low !== null && value * FAR_FACTOR <= low);
}
