/** Sign of a result that the laboratory printed as a limit. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** Result as printed by the laboratory. */
export interface PrintedResult {
  value: number;
  /** As printed; empty for a ratio. */
  unit: string;
  /** Sign of a limit, such as “<0.5”; omitted for a measured value. */
  comparator?: Comparator;
}

/** Formats a result as on the report, with a non-breaking space: “<0.5 mmol/L”. */
export function resultText({ comparator, value, unit }: PrintedResult): string {
  return `${comparator ?? ''}${value}\u00a0${unit}`.trimEnd();
}
