import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps keyboard users in their place: when `change` takes another value and the element that had focus is gone,
 * the element with the returned ref takes it. A first value after null, such as an answer that has come, is no change.
 */
export function useFocusWhenLost<Target extends HTMLElement>(change: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    const wasKnown = before.current !== null;
    before.current = change;
    if (wasKnown && document.activeElement === document.body) target.current?.focus();
  }, [change]);
  return target;
}
