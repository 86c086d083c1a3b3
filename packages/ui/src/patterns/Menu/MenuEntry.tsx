import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './Menu.types.ts';

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  /** Label and action. */
  item: MenuItem;
  /** Whether any entry has an icon, so that all labels are aligned. */
  hasIcons: boolean;
  /** Called when the entry is pressed, also for links. */
  onChoose: () => void;
}

/** The menu handles the arrow keys, and entries are not tab stops. */
const menuItemProps = { role: 'menuitem', tabIndex: -1 } as const;

/** Renders an entry of an open menu: a button, or a router link. Hover moves focus to it. */
export function MenuEntry({ item, hasIcons, onChoose }: MenuEntryProps) {
  const shared = {
    className: styles.item({ tone: item.tone }),
    onPress: onChoose,
    onHoverStart: ({ target }: { target: HTMLElement }) => target.focus({ preventScroll: true }),
    children: (
      <>
        {hasIcons ? <span className={styles.icon}>{item.icon}</span> : null}
        {item.label}
      </>
    ),
  };
  return item.href === undefined ? (
    <AriaButton {...shared} render={(dom) => <button {...dom} {...menuItemProps} />} />
  ) : (
    <AriaLink
      {...shared}
      href={item.href}
      render={(dom) =>
        'href' in dom ? <a {...dom} {...menuItemProps} /> : <span {...dom} {...menuItemProps} />
      }
    />
  );
}
