import { HEART_INTERACTIONS } from './interactions.heart.ts';
import { OTHER_INTERACTIONS } from './interactions.others.ts';
import type { Interaction } from './types.ts';

/**
 * Interactions of common medicines. The list is incomplete: no match does not mean that medicines are safe together.
 * Sources: the documents that each row names.
 *
 * @signOff [L] Each interaction of two medicines.
 */
export const INTERACTIONS: readonly Interaction[] = [...HEART_INTERACTIONS, ...OTHER_INTERACTIONS];
