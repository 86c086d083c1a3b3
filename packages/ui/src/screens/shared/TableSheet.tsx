import type { ReactNode } from 'react';
import * as styles from './TableSheet.css.ts';

/** Renders a surface below a wide table, but none below the card layout, because cards do not nest. */
export function TableSheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
