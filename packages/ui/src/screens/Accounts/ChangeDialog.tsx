import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { accountsCopy } from './AccountsScreen.copy.ts';
import type { ChangeState } from './AccountsScreen.types.ts';

const { questions, cancel } = accountsCopy;

interface ChangeDialogProps {
  state: Exclude<ChangeState, { status: 'closed' }>;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains the effect of a change and asks for confirmation. */
export function ChangeDialog({ state, onClose, onConfirm }: ChangeDialogProps) {
  const { account, change, status, message } = state;
  const isActivation = change.kind === 'activate';
  return (
    <ConfirmDialog
      isOpen
      tone={isActivation ? 'accent' : 'danger'}
      title={
        change.kind === 'role'
          ? questions.role.title(account.fullName, change.role)
          : questions[change.kind].title(account.fullName)
      }
      confirmLabel={questions[change.kind].confirm}
      cancelLabel={cancel}
      isPending={status === 'saving'}
      errorMessage={message}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {questions[change.kind].text}
    </ConfirmDialog>
  );
}
