import type { ReactNode } from 'react';
import { lazyOverlay, useLazyOverlay } from '../LazyOverlay/index.ts';

const dialogBox = lazyOverlay(async () => (await import('../LazyOverlay/overlays.ts')).DialogBox);

/** Props of `Dialog`. */
export interface DialogProps {
  /** What it is about; also its name for screen readers. */
  title: string;
  /** Whether it is visible. */
  isOpen: boolean;
  /** Called by the close button, Escape, and a press outside. */
  onClose: () => void;
  /** Content in reading order. */
  children: ReactNode;
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
  /** `sm` a question, `md` a form. */
  size?: 'sm' | 'md';
  /** `alertdialog` interrupts, and closes only by an answer; `ConfirmDialog` sets it. */
  role?: 'dialog' | 'alertdialog';
}

/** A box over the page that keeps focus until it is closed. To ask before an action use `ConfirmDialog`. */
export function Dialog(props: DialogProps) {
  const DialogBox = useLazyOverlay(dialogBox, props.isOpen);
  return DialogBox ? <DialogBox {...props} /> : null;
}
