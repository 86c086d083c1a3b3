import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import { align as alignment, gap as distance, justify as distribution } from '../layout.css.ts';
import * as styles from './Inline.css.ts';

/** Props of `Inline`. */
export interface InlineProps {
  /** Things beside one another that wrap when there is no room. */
  children: ReactNode;
  /** Distance between children, also between wrapped lines. */
  gap?: Space;
  /** How children of different height stand. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** How children share the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children that do not fit go to a next line. @default true */
  canWrap?: boolean;
  /** The element; a list's children are `li`. */
  as?: 'div' | 'ul';
  /** Name of a list. */
  'aria-label'?: string;
}

/** Puts children beside one another; they wrap when the line is full. */
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
