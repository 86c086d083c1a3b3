import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { DarkThemeIcon, LightThemeIcon, MenuIcon, SettingsIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Logo, productName } from '../../primitives/Logo/index.ts';
import { lazyOverlay, useLazyOverlay } from '../lazyOverlay.ts';
import { AccountLink } from './AccountLink.tsx';
import { appShellCopy as copy } from './AppShell.copy.ts';
import * as styles from './AppShell.css.ts';
import type { AppShellProps } from './AppShell.types.ts';
import { IconLink } from './IconLink.tsx';
import { isCurrent } from './isCurrent.ts';

const sideMenu = lazyOverlay(async () => (await import('../overlays.ts')).SideMenu);

/** Renders logo, navigation and account. On narrow screens a menu button replaces the navigation. */
export function TopBar(props: Omit<AppShellProps, 'banner' | 'children'>) {
  const { navEntries, currentPath, links, user, theme, bell, brand } = props;
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const SideMenu = useLazyOverlay(sideMenu, isMenuOpen);
  return (
    <header className={styles.bar}>
      <div className={styles.barContent}>
        <span className={styles.narrowOnly}>
          <IconButton
            label={copy.openMenu}
            icon={<MenuIcon size={24} />}
            aria-expanded={isMenuOpen}
            onPress={() => setIsMenuOpen(true)}
          />
        </span>
        <Link className={styles.logo} href={links.home} aria-label={copy.home(productName(brand))}>
          <span className={styles.wideOnly}>
            <Logo brand={brand} />
          </span>
          <span className={styles.narrowOnly}>
            <Logo size="collapsed" brand={brand} />
          </span>
        </Link>
        <nav className={styles.nav} aria-label={copy.navigation}>
          {navEntries.map(({ href, label }) => (
            <Link
              key={href}
              className={styles.navLink}
              href={href}
              aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <IconButton
            label={theme === 'dark' ? copy.lightTheme : copy.darkTheme}
            icon={theme === 'dark' ? <LightThemeIcon size={22} /> : <DarkThemeIcon size={22} />}
            onPress={props.onToggleTheme}
          />
          <span className={styles.roomy}>
            <IconLink label={copy.settings} href={links.settings} icon={<SettingsIcon size={22} />} />
          </span>
          {bell}
          <span className={styles.account}>
            <AccountLink user={user} href={links.profile} />
            <Button variant="quiet" onPress={props.onSignOut}>
              {copy.signOut}
            </Button>
          </span>
        </div>
      </div>
      {SideMenu && <SideMenu {...props} isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />}
    </header>
  );
}
