import { type RefObject, useEffect, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

const isTabStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]');

/** Returns whether the element contains a tab stop. It observes the element, because content may load lazily. */
export function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [hasTabStop, setHasTabStop] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () =>
      setHasTabStop(Array.from(element.querySelectorAll<HTMLElement>(focusable)).some(isTabStop));
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled', 'href'],
    });
    return () => observer.disconnect();
  }, [ref]);
  return hasTabStop;
}
