import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { gap as distance } from '../layout.css.ts';
import { columns } from './Grid.css.ts';

/** Props of `Grid`. */
export interface GridProps {
  /** Items of equal rank, one for each cell. */
  children: ReactNode;
  /** Minimum column width: `sm` for tiles with a figure, `md` for cards, `lg` for charts and forms. */
  columnWidth?: 'sm' | 'md' | 'lg';
  /** Gap between children. */
  gap?: Space;
  /** Rendered element. Children of a list must be `li`. */
  as?: 'div' | 'ul';
  /** Accessible name of a list. */
  'aria-label'?: string;
}

/** Arranges children in equal columns, as many as fit. */
export function Grid({ children, columnWidth = 'md', gap = 'md', as: Element = 'div', ...aria }: GridProps) {
  return (
    <Element {...aria} className={`${columns[columnWidth]} ${distance[gap]}`}>
      {children}
    </Element>
  );
}
