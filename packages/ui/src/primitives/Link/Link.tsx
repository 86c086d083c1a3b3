import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { linkCopy } from './Link.copy.ts';
import { link } from './Link.css.ts';

/** Props of `Link`. */
export interface LinkProps {
  /** Words that make sense out of context: “Read about kidney health”, never “here”. */
  children: ReactNode;
  /** Target. The app's router handles paths of the app. */
  href: string;
  /** `inherit` uses the colour of the surrounding text, as on a coloured background. */
  tone?: 'accent' | 'inherit';
  /** `_blank` for external pages; screen readers announce it. */
  target?: '_blank';
  /** Saves what the address holds under this name instead of opening it. */
  download?: string;
  /** `page` when the link leads to where the reader already is. */
  'aria-current'?: 'page';
  /** Only when equal links repeat in a list. */
  'aria-label'?: string;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another page. To start an action use `Button`. */
export function Link({ children, tone, target, ...aria }: LinkProps) {
  const isNewTab = target === '_blank';
  return (
    <AriaLink {...aria} target={target} rel={isNewTab ? 'noreferrer' : undefined} className={link({ tone })}>
      {children}
      {isNewTab ? <VisuallyHidden>{linkCopy.opensInNewTab}</VisuallyHidden> : null}
    </AriaLink>
  );
}
