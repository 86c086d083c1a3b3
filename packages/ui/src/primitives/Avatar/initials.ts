/**
 * Returns the initials that replace a missing picture, in the case of the name. A single word returns its first two
 * letters, several words the first letters of the first and second. An empty name returns an empty string.
 */
export function initials(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/);
  // Split by code points, so that a letter outside the basic plane stays complete.
  return second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('');
}
