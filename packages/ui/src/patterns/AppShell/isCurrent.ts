/** Returns whether an entry links to the current page or to one of its parent pages. */
export function isCurrent(href: string, currentPath: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
