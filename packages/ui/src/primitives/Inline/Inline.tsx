import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { align as alignment, gap as distance, justify as distribution } from '../layout.css.ts';
import * as styles from './Inline.css.ts';

/** Props of `Inline`. */
export interface InlineProps {
  /** Items in a row that wrap when space is short. */
  children: ReactNode;
  /** Gap between children, also between wrapped rows. */
  gap?: Space;
  /** Alignment of children of different height. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Distribution of children in the row. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children wrap to the next row. @default true */
  canWrap?: boolean;
  /** Rendered element. Children of a list must be `li`. */
  as?: 'div' | 'ul';
  /** Accessible name of a list. */
  'aria-label'?: string;
}

/** Arranges children in a row that wraps. */
export function Inline(props: InlineProps) {
  const {
    children,
    gap = 'sm',
    align = 'center',
    justify = 'start',
    canWrap = true,
    as: Element = 'div',
  } = props;
  const classes = [styles.root, distance[gap], alignment[align], distribution[justify]];
  return (
    <Element
      aria-label={props['aria-label']}
      className={[...classes, canWrap ? styles.wrapping : ''].join(' ').trim()}
    >
      {children}
    </Element>
  );
}
