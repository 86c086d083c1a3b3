import { type RefObject, useEffect } from 'react';

/** Room in px within which a tab counts as in sight: widths of letters are fractions. */
const tolerancePx = 2;

/**
 * Marks the list with `data-more` while tabs lie out of sight: `before`, `after` or `both`, in reading order. Keeps the
 * open tab in sight.
 * @param openId `id` of the open tab
 */
export function useMoreTabs(ref: RefObject<HTMLElement | null>, openId: string | undefined): void {
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const mark = () => {
      // Negative in right-to-left.
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
