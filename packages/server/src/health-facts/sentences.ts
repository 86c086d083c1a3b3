/** Begins a label with a capital letter, unless its own spelling says otherwise (eGFR). */
export function sentence(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "a, b and c". */
export function listOf(items: Iterable<string>): string {
  return and.format(items);
}
