/** Returns whether an entry leads to the page that is shown, or to one above it. */
export function isCurrent(href: string, currentPath: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
