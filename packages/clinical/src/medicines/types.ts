/** How strongly a finding warns: a serious one is overridden only with a reason. */
export type FindingLevel = 'serious' | 'caution';

/** An active ingredient. */
export interface Ingredient {
  /** International name in lower case, such as `amoxicillin`. */
  readonly name: string;
  /** ATC codes of the fifth level for the route of the medicine. */
  readonly atc: readonly string[];
  /** Milligrams in one unit (tablet, capsule); absent when it is not known. */
  readonly mgPerUnit?: number;
}

/** A medicine that is checked. Without ingredients nothing can be said about it. */
export interface CheckedMedicine {
  readonly name: string;
  readonly ingredients: readonly Ingredient[];
  /** Most units taken on one day; absent when it is not known. */
  readonly unitsPerDay?: number;
}

/** Rules for medicines whose ATC code begins with one of `atc`. */
export interface AtcRule {
  /** Prefixes of ATC codes. */
  readonly atc: readonly string[];
  readonly level: FindingLevel;
  /** Where the rule is published. */
  readonly source: string;
}

/** Tells whether one of the codes begins with one of the prefixes. */
export function hasAtc(codes: readonly string[], prefixes: readonly string[]): boolean {
  return codes.some((code) => prefixes.some((prefix) => code.startsWith(prefix)));
}
