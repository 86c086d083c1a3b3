/** Reports when the page returns from sleep, the background or being offline. Returns a function that stops it. */
export function watchWake(
  report: () => void,
  page: Document = document,
  target: Window = window,
): () => void {
  const onVisibility = () => {
    if (page.visibilityState === 'visible') report();
  };
  page.addEventListener('visibilitychange', onVisibility);
  target.addEventListener('online', report);
  target.addEventListener('pageshow', report);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    target.removeEventListener('online', report);
    target.removeEventListener('pageshow', report);
  };
}
