let shownPath: string | undefined;

/**
 * Focuses the heading of a new page, so that a screen reader starts there. The first page of a visit keeps the
 * browser's focus. Waits for the heading, since pages load lazily.
 */
export function focusHeading(path: string): () => void {
  const isFirst = shownPath === undefined || shownPath === path;
  shownPath = path;
  if (isFirst) return () => undefined;
  const before = document.querySelector('main h1');
  const focusNew = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === before) return;
    observer.disconnect();
    heading.focus();
  };
  const observer = new MutationObserver(focusNew);
  observer.observe(document.body, { childList: true, subtree: true });
  focusNew();
  return () => observer.disconnect();
}

/** Moves the focus to the heading of the page, or to the page itself while it has none. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  page?.focus();
}
