import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';

/** One entry of a `Menu`. */
export interface MenuItem {
  /** What `onAction` is called with. */
  id: string;
  /** A verb phrase, or the name of a page. */
  label: string;
  icon?: ReactNode;
  /** `danger` deletes or ends something. */
  tone?: 'neutral' | 'danger';
  /** Makes the entry a link. */
  href?: string;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The `Button` or `IconButton` that opens it; its label also names the menu. */
  trigger: ReactNode;
  /** What can be done, the most frequent first. */
  items: readonly MenuItem[];
  /** Called with the `id` of the chosen entry. */
  onAction?: (id: string) => void;
}

/** Actions behind one button, for what is needed seldom. One or two actions are better as buttons. */
export function Menu({ trigger, items, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu className={styles.menu} onAction={(key) => onAction?.(String(key))}>
          {items.map((item) => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              href={item.href}
              textValue={item.label}
              className={styles.item({ tone: item.tone })}
            >
              {item.icon}
              {item.label}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
