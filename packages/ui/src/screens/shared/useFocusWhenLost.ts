import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps keyboard users in their place: when `change` takes another value and the element that had focus is gone,
 * the element with the returned ref takes it.
 */
export function useFocusWhenLost<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) target.current?.focus();
  }, [change]);
  return target;
}
