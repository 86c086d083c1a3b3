import type { ReactNode } from 'react';

/** Props of `Dialog`. */
export interface DialogProps {
  /** Title, also the accessible name. */
  title: string;
  /** Whether it is visible. */
  isOpen: boolean;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  /** Content in reading order. */
  children: ReactNode;
  /** Buttons at the end, the primary action last. */
  actions?: ReactNode;
  /** `sm` for a question, `md` for a form. @default 'sm' */
  size?: 'sm' | 'md';
  /** `alertdialog` interrupts, and closes only by one of its buttons. `ConfirmDialog` sets it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}
