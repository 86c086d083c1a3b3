const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins items: "a, b and c". */
export function listOf(items: Iterable<string>): string {
  return and.format(items);
}
