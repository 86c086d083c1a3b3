import { ANTIBIOTIC_GROUPS } from './allergenGroups.antibiotics.ts';
import { OTHER_GROUPS } from './allergenGroups.others.ts';
import type { AtcRule, FindingLevel } from './types.ts';

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

/**
 * Groups of cross-reacting medicines. Sources: the documents that each row names.
 *
 * @signOff [L] Each group of cross-reacting medicines.
 */
export const ALLERGEN_GROUPS: readonly AllergenGroup[] = [...ANTIBIOTIC_GROUPS, ...OTHER_GROUPS];
