import { HEART_INTERACTIONS } from './interactions.heart.ts';
import { OTHER_INTERACTIONS } from './interactions.others.ts';
import type { FindingLevel } from './types.ts';

/** Two kinds of medicine that affect each other. */
export interface Interaction {
  /** ATC prefixes of the one. */
  readonly one: readonly string[];
  /** ATC prefixes of the other. */
  readonly other: readonly string[];
  readonly level: FindingLevel;
  /** What they do together; completes "A and B together …". */
  readonly effect: string;
  readonly source: string;
}

/**
 * Interactions of common medicines. It is not complete: finding none does not mean that medicines are safe together.
 * Sources: the documents that each row names.
 *
 * @signOff [L] Each interaction of two medicines.
 */
export const INTERACTIONS: readonly Interaction[] = [...HEART_INTERACTIONS, ...OTHER_INTERACTIONS];
