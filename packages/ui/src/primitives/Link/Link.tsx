import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { linkCopy } from './Link.copy.ts';
import { link } from './Link.css.ts';

/** Props of `Link`. */
export interface LinkProps {
  /** Link text that makes sense out of context: “Read about kidney health”, never “here”. */
  children: ReactNode;
  /** Target. The router handles paths of the app. */
  href: string;
  /** `inherit` uses the colour of the surrounding text, for coloured backgrounds. @default 'accent' */
  tone?: 'accent' | 'inherit';
  /** `_blank` for external pages; screen readers announce it. */
  target?: '_blank';
  /** File name under which the target is downloaded instead of opened. */
  download?: string;
  /** `page` if the target is the current page. */
  'aria-current'?: 'page';
  /** Accessible name. Only for equal links in a list. */
  'aria-label'?: string;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Links to another page. To start an action use `Button`. */
export function Link({ children, tone, target, ...aria }: LinkProps) {
  const isNewTab = target === '_blank';
  return (
    <AriaLink {...aria} target={target} rel={isNewTab ? 'noreferrer' : undefined} className={link({ tone })}>
      {children}
      {isNewTab ? <VisuallyHidden>{linkCopy.opensInNewTab}</VisuallyHidden> : null}
    </AriaLink>
  );
}
