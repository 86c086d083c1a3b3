import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/index.ts';
import { buttonCopy } from './Button.copy.ts';
import { button } from './Button.css.ts';

/** Props of `Button`. */
export interface ButtonProps {
  /** Visible label: a verb phrase in sentence case, such as “Add reading”. */
  children: ReactNode;
  /** What the action means. `danger` deletes or ends something. */
  tone?: 'accent' | 'danger';
  /** How loud it is. One `solid` button for each screen. */
  variant?: 'solid' | 'soft' | 'quiet';
  /** `sm` only in dense staff tables. */
  size?: 'md' | 'sm';
  /** `full` fills the line, as in a sign-in form. */
  width?: 'auto' | 'full';
  /** An icon before the label. Its place is taken by a spinner while pending. */
  leadingIcon?: ReactNode;
  /** `submit` submits the surrounding form. */
  type?: 'button' | 'submit';
  /** Blocks presses, keeps focus, and announces that the action is pending. */
  isPending?: boolean;
  /** Called on mouse, touch and keyboard alike. */
  onPress?: (event: PressEvent) => void;
  /** Only when equal buttons repeat in a list: “Delete reading of 2 March”. */
  'aria-label'?: string;
  /** Whether the part of the page that this button opens is open. */
  'aria-expanded'?: boolean;
  /** `id` of the part of the page that this button opens. */
  'aria-controls'?: string;
  /** Moves focus here first when a dialog opens. */
  autoFocus?: boolean;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. To go to another page use `Link` or `ButtonLink`. */
export function Button({ children, leadingIcon, tone, variant, size, width, ...aria }: ButtonProps) {
  return (
    <AriaButton {...aria} className={button({ tone, variant, size, width })}>
      {aria.isPending ? <Spinner size="sm" label={buttonCopy.pending} /> : leadingIcon}
      {children}
    </AriaButton>
  );
}
