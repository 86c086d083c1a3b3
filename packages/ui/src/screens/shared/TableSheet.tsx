import type { ReactNode } from 'react';
import * as styles from './TableSheet.css.ts';

/** A surface under a wide table; none where the table turns into cards, since cards do not nest. */
export function TableSheet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
