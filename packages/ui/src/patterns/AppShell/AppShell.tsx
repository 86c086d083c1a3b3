import { appShellCopy as copy } from './AppShell.copy.ts';
import * as styles from './AppShell.css.ts';
import type { AppShellProps } from './AppShell.types.ts';
import { TopBar } from './TopBar.tsx';

/** The frame of every signed-in page: top bar, side menu on narrow screens, messages, and the page. */
export function AppShell({ banner, children, ...bar }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">
        {copy.skip}
      </a>
      <TopBar {...bar} />
      {banner}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
