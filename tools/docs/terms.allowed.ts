/** A line that may hold a term which the glossary replaces. */
export interface AllowedTerm {
  readonly path: string;
  /** Part of the line. */
  readonly text: string;
  readonly why: string;
}

/** Lines that mean something else by the word. An entry that no line needs fails the check. */
export const ALLOWED: readonly AllowedTerm[] = [];
