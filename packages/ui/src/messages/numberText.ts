const artefactDecimals = 9;

/**
 * Returns a number rounded half away from zero to fixed decimals, such as `5.0`. Removes binary noise first, as the
 * clinical package does, so that one value has one text on all screens and in all reports.
 */
export function numberText(value: number, decimals: number): string {
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(Number(value.toFixed(artefactDecimals)));
}
