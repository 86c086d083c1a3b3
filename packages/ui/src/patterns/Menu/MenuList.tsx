import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isPlain, placeAfterKey } from '../Roving/index.ts';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './Menu.types.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { appendLetter, emptyPrefix, indexOfMatch } from './typeAhead.ts';

/** Initial focus: an entry, or the menu itself, from which arrow keys move to the entries. */
export type MenuBeginning = 'first' | 'last' | 'menu';

/** Props of `MenuList`. */
export interface MenuListProps {
  /** `id` of the list, for `aria-controls`. */
  id: string;
  /** `id` of the button that opened it. */
  labelId: string;
  /** Entries in display order. */
  items: readonly MenuItem[];
  /** Initial focus. */
  beginning: MenuBeginning;
  /** Called with the `id` of the selected entry. */
  onAction?: (id: string) => void;
  /** Called when the menu should close. */
  onClose: () => void;
}

const entriesOf = (menu: HTMLElement) => Array.from(menu.querySelectorAll<HTMLElement>('[role="menuitem"]'));

function focusFirst(menu: HTMLElement, beginning: MenuBeginning): void {
  const entries = entriesOf(menu);
  const begin = { first: entries.at(0), last: entries.at(-1), menu }[beginning];
  begin?.focus({ preventScroll: beginning === 'menu' });
}

/** Renders the open menu. Arrow keys, Home, End and first letters move focus between its entries. */
export function MenuList({ id, labelId, items, beginning, onAction, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef(emptyPrefix);

  useEffect(() => {
    if (ref.current) focusFirst(ref.current, beginning);
  }, [beginning]);

  const placeAfterLetter = ({ key, timeStamp }: KeyboardEvent, place: number) => {
    typed.current = appendLetter(typed.current, key, timeStamp);
    return indexOfMatch(
      items.map(({ label }) => label),
      typed.current.text,
      place,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const entries = entriesOf(event.currentTarget);
    const place = entries.findIndex((entry) => entry.matches(':focus'));
    const isLetter = event.key.length === 1 && event.key !== ' ' && isPlain(event);
    const next = isLetter
      ? placeAfterLetter(event, place)
      : placeAfterKey(event, place, entries.length, 'column');
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  const hasIcons = items.some(({ icon }) => icon !== undefined);
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-labelledby={labelId}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuEntry
          key={item.id}
          item={item}
          hasIcons={hasIcons}
          onChoose={() => {
            onAction?.(item.id);
            onClose();
          }}
        />
      ))}
    </div>
  );
}
