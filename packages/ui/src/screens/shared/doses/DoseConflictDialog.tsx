import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Dialog } from '../../../patterns/Dialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { DoseConflict, DoseConflictProps } from './dose.types.ts';
import { doseDialogsCopy } from './doseDialogs.copy.ts';
import { takenWords } from './doseMoment.ts';

const { conflict: copy } = doseDialogsCopy;

interface DoseConflictDialogProps extends DoseConflictProps {
  /** `YYYY-MM-DD`. */
  today: string;
}

interface Words {
  title: string;
  text: string;
  decline: string;
  /** Absent when there is nothing to decide. */
  confirm?: string;
}

/** Says what another device has recorded about a dose, and asks what is right. The strong answer changes nothing. */
export function DoseConflictDialog({
  doseConflict,
  today,
  onConfirmConflict,
  onDismissConflict,
}: DoseConflictDialogProps) {
  if (!doseConflict) return null;
  const { title, text, decline, confirm } = wordsOf(doseConflict, today);
  if (confirm === undefined) {
    const actions = (
      <Button autoFocus onPress={onDismissConflict}>
        {decline}
      </Button>
    );
    return (
      <Dialog isOpen role="alertdialog" title={title} onClose={onDismissConflict} actions={actions}>
        <Text>{text}</Text>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      cancelLabel={decline}
      prefers="cancel"
      isPending={doseConflict.isPending}
      onConfirm={onConfirmConflict}
      onCancel={onDismissConflict}
    >
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}

function wordsOf({ dose, wanted }: DoseConflict, today: string): Words {
  const { name, intake, answeredOn } = dose;
  if (!intake) return { ...copy.skipped, text: copy.skipped.text(name, answeredOn) };
  const words = wanted === 'take' ? copy.taken : copy.takenNotSkipped;
  return { ...words, text: words.text(name, takenWords(intake, today), answeredOn) };
}
