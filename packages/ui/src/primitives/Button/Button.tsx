import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/index.ts';
import { buttonCopy } from './Button.copy.ts';
import { button } from './Button.css.ts';

/** Props of `Button`. */
export interface ButtonProps {
  /** Visible label: a verb phrase in sentence case, such as “Add reading”. */
  children: ReactNode;
  /** Meaning of the action. `danger` for actions that delete or end something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Visual prominence. At most one `solid` button for each screen. @default 'solid' */
  variant?: 'solid' | 'soft' | 'quiet';
  /** `sm` is only for dense staff tables. @default 'md' */
  size?: 'md' | 'sm';
  /** `full` fills the row, as in a sign-in form. @default 'auto' */
  width?: 'auto' | 'full';
  /** Icon before the label. A spinner replaces it while pending. */
  leadingIcon?: ReactNode;
  /** `submit` submits the surrounding form. @default 'button' */
  type?: 'button' | 'submit';
  /** Whether the action is pending. Blocks presses, keeps focus, and is announced to screen readers. */
  isPending?: boolean;
  /** Called on activation by mouse, touch or keyboard. */
  onPress?: () => void;
  /** Accessible name. Only for equal buttons in a list: “Delete reading of 2 March”. */
  'aria-label'?: string;
  /** Whether the element that the button controls is expanded. */
  'aria-expanded'?: boolean;
  /** `id` of the element that the button controls. */
  'aria-controls'?: string;
  /** Whether to focus the button when a dialog opens. */
  autoFocus?: boolean;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action. For navigation to another page use `Link` or `ButtonLink`. */
export function Button({ children, leadingIcon, tone, variant, size, width, ...aria }: ButtonProps) {
  return (
    <AriaButton {...aria} className={button({ tone, variant, size, width })}>
      {aria.isPending ? <Spinner size="sm" label={buttonCopy.pending} /> : leadingIcon}
      {children}
    </AriaButton>
  );
}
