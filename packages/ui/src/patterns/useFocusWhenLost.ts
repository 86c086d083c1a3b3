import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Restores lost focus: when `change` changes and the focused element is gone, the element with the returned ref
 * receives focus, or the element that `preferred` finds. The first value after `null`, such as a response, does not
 * count as a change.
 */
export function useFocusWhenLost<Target extends HTMLElement>(
  change: unknown,
  preferred: () => HTMLElement | null = () => null,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(change);
  const focus = useEffectEvent(() => (preferred() ?? target.current)?.focus());
  useEffect(() => {
    if (before.current === change) return;
    const wasKnown = before.current !== null;
    before.current = change;
    if (wasKnown && document.activeElement === document.body) focus();
  }, [change]);
  return target;
}
