import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { align as alignment, gap as distance } from '../layout.css.ts';
import * as styles from './Stack.css.ts';

/** Props of `Stack`. */
export interface StackProps {
  /** Things under one another. */
  children: ReactNode;
  /** Distance between children: `sm` within a thing, `md` between things, `xl` between parts of a page. */
  gap?: Space;
  /** Where narrower children stand. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The element; a list's children are `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'dl';
  /** Name of a list or section. */
  'aria-label'?: string;
}

/** Puts children under one another with even distances. */
export function Stack({ children, gap = 'md', align = 'stretch', as: Element = 'div', ...aria }: StackProps) {
  return (
    <Element {...aria} className={`${styles.root} ${distance[gap]} ${alignment[align]}`}>
      {children}
    </Element>
  );
}
