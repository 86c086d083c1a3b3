import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** Words that only a screen reader needs. */
  children: ReactNode;
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Texts for screen readers only. Prefer words that everyone can see. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  );
}
