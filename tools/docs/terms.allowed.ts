/** Line that may contain a replaced term. */
export interface AllowedTerm {
  readonly path: string;
  /** Part of the line. */
  readonly text: string;
  readonly why: string;
}

/** Lines that use the word in another sense. Unused entries fail the check. */
export const ALLOWED: readonly AllowedTerm[] = [];
