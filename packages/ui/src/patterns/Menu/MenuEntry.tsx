import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './Menu.tsx';

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  /** What it does and says. */
  item: MenuItem;
  /** Called when it is pressed, also as a link. */
  onChoose: () => void;
}

/** In a menu it is the menu that handles the keys that lead from one entry to another, and Tab stops at none. */
const asEntry = { role: 'menuitem', tabIndex: -1 } as const;

/** One entry of an open menu: a button, or a link of the product's router. The pointer takes focus along. */
export function MenuEntry({ item, onChoose }: MenuEntryProps) {
  const shared = {
    className: styles.item({ tone: item.tone }),
    onPress: onChoose,
    onHoverStart: ({ target }: { target: HTMLElement }) => target.focus({ preventScroll: true }),
    children: (
      <>
        {item.icon}
        {item.label}
      </>
    ),
  };
  return item.href === undefined ? (
    <AriaButton {...shared} render={(dom) => <button {...dom} {...asEntry} />} />
  ) : (
    <AriaLink
      {...shared}
      href={item.href}
      render={(dom) => ('href' in dom ? <a {...dom} {...asEntry} /> : <span {...dom} {...asEntry} />)}
    />
  );
}
