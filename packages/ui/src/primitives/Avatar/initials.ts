/**
 * Returns the letters that replace a missing picture, as they are written in the name. One word gives its
 * first two letters, two or more words give the first letters of the first and second. An empty name gives no
 * letters.
 */
export function initials(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/);
  // Spread by code points, so that a letter outside the basic plane is not cut in half.
  return second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
}
