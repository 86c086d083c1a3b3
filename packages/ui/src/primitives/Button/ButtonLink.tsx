import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { button } from './Button.css.ts';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  /** Visible label: where it leads or what happens there, such as “Order medicines”. */
  children: ReactNode;
  /** Where it leads. */
  href: string;
  /** How loud it is. One `solid` button for each screen. */
  variant?: 'solid' | 'soft' | 'quiet';
  /** `sm` only in dense staff tables. */
  size?: 'md' | 'sm';
  /** `full` fills the line. */
  width?: 'auto' | 'full';
  /** An icon before the label. */
  leadingIcon?: ReactNode;
  /** Only when equal links repeat in a list. */
  'aria-label'?: string;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** The next step on another page, as prominent as a button. Inside a sentence use `Link`. */
export function ButtonLink({ children, leadingIcon, variant, size, width, ...aria }: ButtonLinkProps) {
  return (
    <AriaLink {...aria} className={button({ variant, size, width })}>
      {leadingIcon}
      {children}
    </AriaLink>
  );
}
