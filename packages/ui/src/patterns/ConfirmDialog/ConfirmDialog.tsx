import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Banner } from '../Banner/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { confirmDialogCopy } from './ConfirmDialog.copy.ts';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** Question to confirm: “Delete this reading?”. */
  title: string;
  /** Whether it is visible. */
  isOpen: boolean;
  /** Consequence of the action, and whether it can be undone. */
  children: ReactNode;
  /** Name of the action: “Delete reading”, never “OK”. */
  confirmLabel: string;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for actions that delete or end something. */
  tone?: 'accent' | 'danger';
  /**
   * Answer with the strong button. `cancel` when it is the safe one and the question asks whether something happened.
   * @default 'confirm'
   */
  prefers?: 'confirm' | 'cancel';
  /** Whether the confirmed action is pending; the dialog stays open until the parent closes it. */
  isPending?: boolean;
  /** Error of the last attempt: one sentence. */
  errorMessage?: string;
  /** Called when the user confirms. The parent closes the dialog after the action. */
  onConfirm: () => void;
  /** Called on the cancel button and Escape. */
  onCancel: () => void;
}

/** Asks for confirmation of an action that is hard to undo. Focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, tone = 'danger', isPending, errorMessage, onConfirm, onCancel } = props;
  const isCancelStrong = props.prefers === 'cancel';
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button variant={isCancelStrong ? 'solid' : 'quiet'} autoFocus onPress={onCancel}>
            {props.cancelLabel ?? confirmDialogCopy.cancel}
          </Button>
          <Button
            {...(isCancelStrong ? { variant: 'quiet' as const } : { tone })}
            isPending={isPending}
            onPress={onConfirm}
          >
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
