/** Spellings of one sound, in the order of replacement. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ae|oe/g, 'e'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns a name in normal form for comparison: lower case, without accents and punctuation. It has one spelling for
 * ph and f, ae and e, y and i, and doubled letters.
 */
export function normaliseName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SPELLINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
}

/** Returns the number of letters to add, remove, change or swap with a neighbour to turn one name into the other. */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(one.length, other.length);
}
