import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { DoseQuestionProps } from './dose.types.ts';
import { doseDialogsCopy } from './doseDialogs.copy.ts';

const { question: copy } = doseDialogsCopy;

/** Asks about a dose soon after another one or above the daily maximum. Nothing is recorded before the answer. */
export function DoseQuestionDialog({ doseQuestion, onConfirmDose, onDeclineDose }: DoseQuestionProps) {
  if (!doseQuestion) return null;
  const { name, text, isPending } = doseQuestion;
  return (
    <ConfirmDialog
      isOpen
      title={copy.title(name)}
      confirmLabel={copy.confirm}
      cancelLabel={copy.decline}
      prefers="cancel"
      isPending={isPending}
      onConfirm={onConfirmDose}
      onCancel={onDeclineDose}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}
