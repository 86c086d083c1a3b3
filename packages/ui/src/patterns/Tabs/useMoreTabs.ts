import { type RefObject, useEffect } from 'react';

/** Tolerance in px for the visibility of a tab, because text widths are fractional. */
const tolerancePx = 2;

/**
 * Sets `data-more` on the list while tabs are scrolled out of view: `before`, `after` or `both`, in reading order.
 * Scrolls the open tab into view.
 * @param openId `id` of the open tab
 */
export function useMoreTabs(ref: RefObject<HTMLElement | null>, openId: string | undefined): void {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const mark = () => {
      // Negative in right-to-left layouts.
      const scrolled = Math.abs(list.scrollLeft);
      const isBefore = scrolled > tolerancePx;
      const isAfter = scrolled + list.clientWidth < list.scrollWidth - tolerancePx;
      const more = isBefore && isAfter ? 'both' : (isBefore && 'before') || (isAfter && 'after');
      if (more) list.dataset.more = more;
      else delete list.dataset.more;
    };
    const observer = new ResizeObserver(mark);
    observer.observe(list);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    const tab = openId && list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!(list && tab)) return;
    const [inList, inTab] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inTab.left < inList.left) list.scrollLeft -= inList.left - inTab.left;
    if (inTab.right > inList.right) list.scrollLeft += inTab.right - inList.right;
  }, [ref, openId]);
}
