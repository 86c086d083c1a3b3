import { ANTIBIOTIC_GROUPS } from './allergenGroups.antibiotics.ts';
import { OTHER_GROUPS } from './allergenGroups.others.ts';
import type { AtcRule, FindingLevel } from './types.ts';

/** Medicines to which the same person often reacts. */
export interface AllergenGroup {
  readonly code: string;
  /** The group in a sentence, such as `penicillins`. */
  readonly name: string;
  /** What people write for it, in the spelling of `normaliseName`. */
  readonly words: readonly string[];
  /** ATC prefixes of its members. */
  readonly atc: readonly string[];
  /** ATC prefixes that `atc` covers but that do not belong to it. */
  readonly except?: readonly string[];
  /** How much a reaction to one member says about another. */
  readonly within: FindingLevel;
  /** Medicines outside the group that may cause the same reaction. */
  readonly related?: readonly AtcRule[];
  readonly source: string;
}

/**
 * Groups of cross-reacting medicines. Sources: the documents that each row names.
 *
 * @signOff [L] Each group of cross-reacting medicines.
 */
export const ALLERGEN_GROUPS: readonly AllergenGroup[] = [...ANTIBIOTIC_GROUPS, ...OTHER_GROUPS];
