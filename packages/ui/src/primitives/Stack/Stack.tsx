import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { align as alignment, gap as distance } from '../layout.css.ts';
import * as styles from './Stack.css.ts';

/** Props of `Stack`. */
export interface StackProps {
  /** Items in a column. */
  children: ReactNode;
  /** Gap between children: `sm` within an item, `md` between items, `xl` between sections of a page. */
  gap?: Space;
  /** Alignment of narrower children. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Rendered element. Children of a list must be `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Accessible name of a list or section. */
  'aria-label'?: string;
}

/** Arranges children in a column with equal gaps. */
export function Stack({ children, gap = 'md', align = 'stretch', as: Element = 'div', ...aria }: StackProps) {
  return (
    <Element {...aria} className={`${styles.root} ${distance[gap]} ${alignment[align]}`}>
      {children}
    </Element>
  );
}
