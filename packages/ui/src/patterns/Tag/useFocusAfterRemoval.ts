import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Result of `useFocusAfterRemoval`. */
export interface FocusAfterRemoval {
  /** Ref to the element that receives focus when no tag remains. */
  labelRef: RefObject<HTMLElement | null>;
  /** Ref to the list with one remove button for each tag. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Must be called before a tag is removed. */
  onRemoving: (id: string) => void;
}

/**
 * Moves focus after a tag is removed: to the button of the next tag, else of the previous one, else to the label.
 * Otherwise focus would be lost, and Tab would start at the top of the page. Focus moves once the tag is gone, and
 * only if nothing else has taken focus.
 */
export function useFocusAfterRemoval(items: readonly { id: string }[]): FocusAfterRemoval {
  const labelRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const removing = useRef<{ id: string; place: number }>(null);

  useLayoutEffect(() => {
    const asked = removing.current;
    if (!asked || items.some(({ id }) => id === asked.id)) return;
    removing.current = null;
    if (document.activeElement !== document.body) return;
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    (buttons[asked.place] ?? buttons[asked.place - 1] ?? labelRef.current)?.focus();
  }, [items]);

  const onRemoving = (id: string) => {
    removing.current = { id, place: items.findIndex((item) => item.id === id) };
  };
  return { labelRef, listRef, onRemoving };
}
