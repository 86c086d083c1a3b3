import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

/** Props of `Heading`. */
export interface HeadingProps {
  /** The title, in sentence case. */
  children: ReactNode;
  /** Place in the outline of the page; 1 belongs to `Page`. Levels are not skipped. */
  level: 1 | 2 | 3 | 4;
  /** Visual size where it differs from the level. */
  size?: 'h1' | 'h2' | 'h3' | 'h4';
  /** For `aria-labelledby`. */
  id?: string;
  /** -1 lets the app move focus here. */
  tabIndex?: -1;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A title. */
export function Heading({ children, level, size, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...native} className={heading[size ?? Element]}>
      {children}
    </Element>
  );
}
