import type { ReactNode } from 'react';
import { paragraph, text } from './Text.css.ts';

/** Props of `Text`. */
export interface TextProps {
  /** Text content. */
  children: ReactNode;
  /** Rendered element; `p` limits lines to 68 characters. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time';
  /** Step of the type scale; `figure` is for a single large number. @default 'body' */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'figure';
  /** Meaning of the text. A status tone needs an icon or a word besides its colour. @default 'default' */
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit';
  /** Font weight; `bold` for the important figure or word. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold';
  /** Alignment of the lines. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Whether the text is truncated to one line. */
  isTruncated?: boolean;
  /** Whether digits have equal width, for figures in a column. */
  hasTabularNumbers?: boolean;
  /** `id` for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Renders text. For titles use `Heading`. */
export function Text({ children, as: Element = 'p', id, ...look }: TextProps) {
  const className = text(look);
  return (
    <Element id={id} className={Element === 'p' ? `${paragraph} ${className}` : className}>
      {children}
    </Element>
  );
}
