import { HEART_INTERACTIONS } from './interactions.heart.ts';
import { OTHER_INTERACTIONS } from './interactions.others.ts';
import type { FindingLevel } from './types.ts';

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

/**
 * Interactions of common medicines. The list is incomplete: no match does not mean that medicines are safe together.
 * Sources: the documents that each row names.
 *
 * @signOff [L] Each interaction of two medicines.
 */
export const INTERACTIONS: readonly Interaction[] = [...HEART_INTERACTIONS, ...OTHER_INTERACTIONS];
