import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TagItem } from './TagList.tsx';

/** What `useFocusAfterRemoval` hands out. */
export interface FocusAfterRemoval {
  /** Takes focus when no tag is left. */
  labelRef: RefObject<HTMLElement | null>;
  /** Holds one remove button for each tag. */
  listRef: RefObject<HTMLUListElement | null>;
  /** Call this before a tag is removed. */
  onRemoving: (id: string) => void;
}

/**
 * The pressed button disappears with its focus, and the next Tab would begin at the top of the page. So focus
 * moves to the button of the next tag, else of the one before, else to the label. It moves once the tag has
 * gone, and only if nothing else has taken focus meanwhile.
 */
export function useFocusAfterRemoval(items: readonly TagItem[]): FocusAfterRemoval {
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
