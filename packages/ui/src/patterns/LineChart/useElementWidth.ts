import { type RefObject, useEffect, useState } from 'react';

/** Returns the element's current inner width in CSS pixels, followed as the layout changes; null before it was measured. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // Told after the browser has laid the page out: asking any earlier would make it do so twice.
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}
