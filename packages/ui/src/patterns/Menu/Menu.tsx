import { type ReactNode, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';
import { type MenuBeginning, MenuList } from './MenuList.tsx';

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

/** Where focus begins for who opens the menu with an arrow key. */
const openedByKey: Readonly<Record<string, MenuBeginning>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A pointer has not pointed at an entry yet; keys and screen readers need one to continue from. */
const openedByPress = (pointerType: string): MenuBeginning =>
  pointerType === 'mouse' || pointerType === 'touch' ? 'menu' : 'first';

/** Actions behind one button, for what is needed seldom. One or two actions are better as buttons. */
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
          onPress: ({ pointerType }) => setBeginning(openedByPress(pointerType)),
          onKeyDown: (event) => {
            const opened = openedByKey[event.key];
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
