import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Banner } from '../Banner/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { confirmDialogCopy } from './ConfirmDialog.copy.ts';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** The question: “Delete this reading?”. */
  title: string;
  /** Whether it is visible. */
  isOpen: boolean;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Says what happens: “Delete reading”, never “OK”. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` deletes or ends something. */
  tone?: 'accent' | 'danger';
  /** Whether the confirmed action is pending; the dialog stays open until the parent closes it. */
  isPending?: boolean;
  /** Why the action failed: one sentence. */
  errorMessage?: string;
  /** Called when the act is confirmed; the parent closes the dialog when it is done. */
  onConfirm: () => void;
  /** Called by the cancel button and Escape. */
  onCancel: () => void;
}

/** Asks for confirmation of an action that is hard to undo. Focus starts on the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, tone = 'danger', isPending, errorMessage, onConfirm, onCancel } = props;
  return (
    <Dialog
      role="alertdialog"
      {...{ title, isOpen }}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" autoFocus onPress={onCancel}>
            {props.cancelLabel ?? confirmDialogCopy.cancel}
          </Button>
          <Button tone={tone} isPending={isPending} onPress={onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {errorMessage ? <Banner tone="error">{errorMessage}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
