import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { gap as distance } from '../layout.css.ts';
import { columns } from './Grid.css.ts';

/** Props of `Grid`. */
export interface GridProps {
  /** Things of equal rank; each takes one cell. */
  children: ReactNode;
  /** Least width of a column: `sm` tiles with a figure, `md` cards, `lg` charts and forms. */
  columnWidth?: 'sm' | 'md' | 'lg';
  /** Distance between children. */
  gap?: Space;
  /** The element; a list's children are `li`. */
  as?: 'div' | 'ul';
  /** Name of a list. */
  'aria-label'?: string;
}

/** Equal columns, as many as fit. */
export function Grid({ children, columnWidth = 'md', gap = 'md', as: Element = 'div', ...aria }: GridProps) {
  return (
    <Element {...aria} className={`${columns[columnWidth]} ${distance[gap]}`}>
      {children}
    </Element>
  );
}
