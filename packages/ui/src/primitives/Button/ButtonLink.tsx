import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { button } from './Button.css.ts';

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  /** Visible label: target page or action there, such as “Order medicines”. */
  children: ReactNode;
  /** Target path or URL. */
  href: string;
  /** Visual prominence. At most one `solid` button for each screen. */
  variant?: 'solid' | 'soft' | 'quiet';
  /** `sm` is only for dense staff tables. */
  size?: 'md' | 'sm';
  /** `full` fills the row. */
  width?: 'auto' | 'full';
  /** Icon before the label. */
  leadingIcon?: ReactNode;
  /** Accessible name. Only for equal links in a list. */
  'aria-label'?: string;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders a link to the next step as prominently as a button. Inside a sentence use `Link`. */
export function ButtonLink({ children, leadingIcon, variant, size, width, ...aria }: ButtonLinkProps) {
  return (
    <AriaLink {...aria} className={button({ variant, size, width })}>
      {leadingIcon}
      {children}
    </AriaLink>
  );
}
