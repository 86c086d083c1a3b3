/** Keeps what gets the focus clear of a bar at the bottom of the window. Use it as `ref` of the bar. */
export function keepClear(bar: HTMLElement | null) {
  if (bar === null) return;
  const { style } = bar.ownerDocument.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = `${bar.offsetHeight}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('scroll-padding-block-end');
  };
}
