import { ANTIBIOTIC_GROUPS } from './allergenGroups.antibiotics.ts';
import { OTHER_GROUPS } from './allergenGroups.others.ts';
import type { AllergenGroup } from './types.ts';

/**
 * Groups of cross-reacting medicines. Sources: the documents that each row names.
 *
 * @signOff [L] Each group of cross-reacting medicines.
 */
export const ALLERGEN_GROUPS: readonly AllergenGroup[] = [...ANTIBIOTIC_GROUPS, ...OTHER_GROUPS];
