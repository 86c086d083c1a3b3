import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

/** Props of `Heading`. */
export interface HeadingProps {
  /** Title in sentence case. */
  children: ReactNode;
  /** Heading level. Level 1 belongs to `Page`. Do not skip levels. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, if it differs from the level. @default that of the level */
  size?: 'h1' | 'h2' | 'h3' | 'h4';
  /** `id` for `aria-labelledby`. */
  id?: string;
  /** -1 allows the app to focus the heading. */
  tabIndex?: -1;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Renders a heading. */
export function Heading({ children, level, size, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...native} className={heading[size ?? Element]}>
      {children}
    </Element>
  );
}
