/** Page of a list in the format of the contract. */
interface Page<T> {
  items: readonly T[];
  /** `null` on the last page. */
  nextCursor: string | null;
}

/** Loaded pages of a list. */
export interface Paged<T> {
  pages: readonly Page<T>[];
}

/** Options of a query that loads a list page by page. */
export const pageByPage = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

/** Returns the loaded entries as one list. */
export function entriesIn<T>(data: Paged<T> | undefined): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
