import type { ReactNode } from 'react';
import { paragraph, text } from './Text.css.ts';

/** Props of `Text`. */
export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** The element; `p` keeps lines to 68 characters. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time';
  /** Step of the type scale; `figure` is one headline number. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'figure';
  /** What the words mean. A status tone needs an icon or a word besides its colour. */
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit';
  /** How heavy the letters are; `bold` for the figure or word that counts. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold';
  /** Alignment of the lines. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Cuts the words off at the end of one line. */
  isTruncated?: boolean;
  /** Digits of equal width, for figures that stand under one another. */
  hasTabularNumbers?: boolean;
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Running text. For titles use `Heading`. */
export function Text({ children, as: Element = 'p', id, ...look }: TextProps) {
  const className = text(look);
  return (
    <Element id={id} className={Element === 'p' ? `${paragraph} ${className}` : className}>
      {children}
    </Element>
  );
}
