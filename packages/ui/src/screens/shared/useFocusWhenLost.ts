import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores lost focus: when `change` changes and the focused element is gone, the element with the returned ref
 * receives focus. The first value after `null`, such as a response, does not count as a change.
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
