import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { card, header } from './Card.css.ts';

/** Props of `Card`. */
export interface CardProps {
  /** Content on one subject, usually with a heading. */
  children: ReactNode;
  /** Title, also the accessible name. */
  title?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Controls beside the title. */
  actions?: ReactNode;
  /** `accent` for the next step, `sunken` for past items. @default 'plain' */
  tone?: 'plain' | 'accent' | 'sunken';
  /** `none` for content that reaches the edges, such as a table. @default 'md' */
  padding?: 'md' | 'none';
  /** Rendered element; `li` in a list of cards. @default 'section' with a title, else 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
}

/** Groups content on its own surface. Cards do not nest. */
export function Card({ children, title, headingLevel = 2, actions, tone, padding, as }: CardProps) {
  const titleId = useId();
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element className={card({ tone, padding })} aria-labelledby={title ? titleId : undefined}>
      {title || actions ? (
        <div className={header}>
          {title ? (
            <Heading level={headingLevel} size="h3" id={titleId}>
              {title}
            </Heading>
          ) : null}
          {actions}
        </div>
      ) : null}
      {children}
    </Element>
  );
}
