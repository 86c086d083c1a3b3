const ARTEFACT_DECIMALS = 9;
/** Value from which numbers print with an exponent, so that shifting by text fails. */
const EXPONENT_FROM = 1e21;

/**
 * Rounds half away from zero to `decimals` places, free of binary artefacts: 22.95 gives 23.0 and 1.005 gives 1.01.
 * Values too large for a fraction to matter are returned unchanged.
 */
export function round(value: number, decimals: number): number {
  const magnitude = Math.abs(value);
  if (!(magnitude * 10 ** decimals < EXPONENT_FROM)) return value;
  const shifted = Math.round(Number(`${magnitude.toFixed(ARTEFACT_DECIMALS)}e${decimals}`));
  return Math.sign(value) * Number(`${shifted}e-${decimals}`);
}

/** Returns a rounded number with fixed decimals, as every text shows it: 5 to 1 place is "5.0". */
export function fixedText(value: number, decimals: number): string {
  return round(value, decimals).toFixed(decimals);
}

/** Removes binary noise from a computed value before it is compared with a printed limit. */
export function settle(value: number): number {
  return round(value, ARTEFACT_DECIMALS);
}
