/** Mutant without an observable effect, and the reason. */
export interface Equivalent {
  file: string;
  /** Removed text, as in the list. */
  removed: string;
  /** Index among equal mutants of the file, from 0; all of them when absent. */
  nth?: number;
  why: string;
}

/** Mutants that may survive. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/server/src/features/orders/orders.queries.ts',
    removed: 'visibleTo(caller)',
    nth: 2,
    why: 'moving an order is for staff, who see every order; whoever does not see it gets not_found in the same transaction, which takes the move back',
  },
];
