import { type RefObject, useEffect, useState } from 'react';

/** Returns the current inner width of the element in CSS pixels; `null` before the first measurement. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // `ResizeObserver` reports after layout; reading the width earlier would force a second layout.
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}
