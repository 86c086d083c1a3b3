import { appShellCopy as copy } from './AppShell.copy.ts';
import * as styles from './AppShell.css.ts';
import type { AppShellProps } from './AppShell.types.ts';
import { publishHeight } from './publishHeight.ts';
import { TopBar } from './TopBar.tsx';

/** Renders the frame of every signed-in page: top bar, side menu on narrow screens, messages and content. */
export function AppShell({ banner, footer, children, ...bar }: AppShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">
        {copy.skip}
      </a>
      <TopBar {...bar} />
      <div ref={publishHeight}>{banner}</div>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
