import { useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './Menu.types.ts';
import { type MenuBeginning, MenuList } from './MenuList.tsx';

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
