import { type ReactNode, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';
import { type MenuBeginning, MenuList } from './MenuList.tsx';

/** Entry of a `Menu`. */
export interface MenuItem {
  /** Identifier passed to `onAction`. */
  id: string;
  /** Verb phrase, or the name of a page. */
  label: string;
  icon?: ReactNode;
  /** `danger` for actions that delete or end something. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Target of a link entry. */
  href?: string;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** `Button` or `IconButton` that opens the menu. Its label also names the menu. */
  trigger: ReactNode;
  /** Entries, the most frequent first. */
  items: readonly MenuItem[];
  /** Called with the `id` of the selected entry. */
  onAction?: (id: string) => void;
}

/** Initial focus when an arrow key opens the menu. */
const focusByKey: Readonly<Record<string, MenuBeginning>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Returns the initial focus for a press: keys and screen readers need an entry to continue from, a pointer does not. */
const focusByPointer = (pointerType: string): MenuBeginning =>
  pointerType === 'mouse' || pointerType === 'touch' ? 'menu' : 'first';

/** Renders a button that opens a list of rarely used actions. For one or two actions use buttons. */
export function Menu({ trigger, items, onAction }: MenuProps) {
  const [triggerId, menuId] = [useId(), useId()];
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [beginning, setBeginning] = useState<MenuBeginning | null>(null);
  const isOpen = beginning !== null;
  const close = () => setBeginning(null);
  return (
    <>
      <ButtonContext
        value={{
          id: triggerId,
          ref: triggerRef,
          isPressed: isOpen,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? menuId : undefined,
          onPress: ({ pointerType }) => setBeginning(focusByPointer(pointerType)),
          onKeyDown: (event) => {
            const opened = focusByKey[event.key];
            if (!opened) return event.continuePropagation();
            event.preventDefault();
            setBeginning(opened);
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <Popover
        className={styles.popover}
        placement="bottom end"
        triggerRef={triggerRef}
        aria-labelledby={triggerId}
        isOpen={isOpen}
        onOpenChange={close}
      >
        <MenuList
          id={menuId}
          labelId={triggerId}
          items={items}
          beginning={beginning ?? 'menu'}
          onAction={onAction}
          onClose={close}
        />
      </Popover>
    </>
  );
}
