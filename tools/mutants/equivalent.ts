/** A mutant that changes nothing anybody could see, and why. */
export interface Equivalent {
  file: string;
  /** As the list prints it. */
  removed: string;
  /** Which of the equal ones of the file, counted from 0; all of them without. */
  nth?: number;
  why: string;
}

/** Everything that is allowed to survive. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/server/src/features/orders/orders.queries.ts',
    removed: 'visibleTo(caller)',
    nth: 2,
    why: 'moving an order is for staff, who see every order; whoever does not see it gets not_found in the same transaction, which takes the move back',
  },
];
