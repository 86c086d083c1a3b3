import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of `VisuallyHidden`. */
export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode;
  /** `id` for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Renders text for screen readers only. Prefer visible text. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  );
}
