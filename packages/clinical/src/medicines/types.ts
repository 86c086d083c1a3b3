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

/** Group of medicines to which the same person often reacts. */
export interface AllergenGroup {
  readonly code: string;
  /** Name of the group in a sentence, such as `penicillins`. */
  readonly name: string;
  /** Common names of the group, in the spelling of `normaliseName`. */
  readonly words: readonly string[];
  /** ATC prefixes of its members. */
  readonly atc: readonly string[];
  /** ATC prefixes within `atc` that do not belong to the group. */
  readonly except?: readonly string[];
  /** Level of a reaction to one member for another member. */
  readonly within: FindingLevel;
  /** Medicines outside the group that may cause the same reaction. */
  readonly related?: readonly AtcRule[];
  readonly source: string;
}

/** Two kinds of medicine that interact. */
export interface Interaction {
  /** ATC prefixes of one kind. */
  readonly one: readonly string[];
  /** ATC prefixes of the other kind. */
  readonly other: readonly string[];
  readonly level: FindingLevel;
  /** Effect of both; completes "A and B together …". */
  readonly effect: string;
  readonly source: string;
}
