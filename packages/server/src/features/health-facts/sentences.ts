/** Capitalises the first letter of a label, unless its spelling forbids it (eGFR). */
export function sentence(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins items: "a, b and c". */
export function listOf(items: Iterable<string>): string {
  return and.format(items);
}
