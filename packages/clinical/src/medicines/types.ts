/** Severity of a finding: a serious one is overridden only with a reason. */
export type FindingLevel = 'serious' | 'caution';

/** Active ingredient. */
export interface Ingredient {
  /** International name in lower case, such as `amoxicillin`. */
  readonly name: string;
  /** ATC codes of the fifth level for the route of the medicine. */
  readonly atc: readonly string[];
  /** Milligrams in one unit (tablet, capsule); absent when unknown. */
  readonly mgPerUnit?: number;
}

/** Medicine to check. Without ingredients nothing can be checked. */
export interface CheckedMedicine {
  readonly name: string;
  readonly ingredients: readonly Ingredient[];
  /** Maximum number of units per day; absent when unknown. */
  readonly unitsPerDay?: number;
}

/** Rule for medicines whose ATC code starts with one of `atc`. */
export interface AtcRule {
  /** Prefixes of ATC codes. */
  readonly atc: readonly string[];
  readonly level: FindingLevel;
  /** Publication of the rule. */
  readonly source: string;
}

/** Returns whether one of the codes starts with one of the prefixes. */
export function hasAtc(codes: readonly string[], prefixes: readonly string[]): boolean {
  return codes.some((code) => prefixes.some((prefix) => code.startsWith(prefix)));
}
