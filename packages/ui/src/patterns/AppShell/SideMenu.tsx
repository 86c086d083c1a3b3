import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon, SettingsIcon, SignOutIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { type Brand, Logo } from '../../primitives/Logo/index.ts';
import { AccountLink } from './AccountLink.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import type { NavEntry, ShellLinks, ShellUser } from './AppShell.types.ts';
import { isCurrent } from './isCurrent.ts';
import * as styles from './SideMenu.css.ts';

interface SideMenuProps {
  isOpen: boolean;
  /** Called when an entry is selected, on Escape, and on a press outside. */
  onClose: () => void;
  navEntries: readonly NavEntry[];
  currentPath: string;
  links: ShellLinks;
  user: ShellUser | null;
  brand?: Brand;
  onSignOut: () => void;
}

/** Renders the navigation of narrow screens over the page. It traps focus and returns it to the menu button. */
export function SideMenu(props: SideMenuProps) {
  const { isOpen, onClose, navEntries, currentPath, links, user, onSignOut } = props;
  const entries = [
    ...navEntries,
    { href: links.settings, label: copy.settings, icon: <SettingsIcon size={22} /> },
  ];
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(willOpen) => {
        if (!willOpen) onClose();
      }}
    >
      <Modal className={styles.panel}>
        <Dialog className={styles.dialog} aria-label={copy.menu}>
          <div className={styles.header}>
            <Logo size="collapsed" brand={props.brand} />
            <IconButton label={copy.closeMenu} icon={<CloseIcon size={24} />} onPress={onClose} />
          </div>
          <AccountLink user={user} href={links.profile} isInMenu onPress={onClose} />
          <nav className={styles.nav} aria-label={copy.navigation}>
            {entries.map(({ href, label, icon }) => (
              <Link
                key={href}
                className={styles.entry}
                href={href}
                aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                onPress={onClose}
              >
                {icon}
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.footer}>
            <Button className={styles.entry} onPress={onSignOut}>
              <SignOutIcon size={22} />
              {copy.signOut}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
