import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width before the element was measured, in px; only the server ever shows it. */
const assumedWidthPx = 640;

/** The element's current inner width in CSS pixels, followed as the layout changes. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(assumedWidthPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidthPx(element.clientWidth);
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}
