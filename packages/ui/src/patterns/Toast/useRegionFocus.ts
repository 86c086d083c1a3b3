import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Result of `useRegionFocus`: focus state and event handlers. */
export interface RegionFocus {
  ref: RefObject<HTMLElement | null>;
  hasFocus: boolean;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

function restoreFocus(element: HTMLElement | null): void {
  if (element?.isConnected) element.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isHotKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F6' && !(altKey || ctrlKey || metaKey);

/**
 * Moves focus to the region with F6, and back with F6. Focus also returns when a focused toast closes; otherwise
 * Tab would start at the top of the page.
 */
export function useRegionFocus(): RegionFocus {
  const ref = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHotKey(event)) return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) restoreFocus(previousFocus.current);
      else ref.current?.focus();
    };
    // Captured before dialogs, which stop key events.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  // React dispatches no blur event for a removed element, so focus is checked after each change.
  useLayoutEffect(() => {
    if (!hasFocus || ref.current?.contains(document.activeElement)) return;
    setHasFocus(false);
    restoreFocus(previousFocus.current);
  });
  useLayoutEffect(() => {
    const region = ref.current;
    return () => {
      if (region?.contains(document.activeElement)) restoreFocus(previousFocus.current);
    };
  }, []);

  return {
    ref,
    hasFocus,
    onFocus: ({ currentTarget, relatedTarget }) => {
      setHasFocus(true);
      if (currentTarget.contains(relatedTarget)) return;
      previousFocus.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onBlur: ({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget)),
  };
}
