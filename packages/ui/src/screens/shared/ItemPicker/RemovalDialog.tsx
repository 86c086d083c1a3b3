import { Dialog } from '../../../patterns/Dialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { itemPickerCopy as copy } from './ItemPicker.copy.ts';

/** Props of `RemovalDialog`. */
export interface RemovalDialogProps {
  /** Name of the removed entry. */
  name: string;
  /** Question, from the clinical rules. */
  question: string;
  /** Consequence of each answer. */
  note?: string;
  /** Called with the reason of the removal. */
  onAnswer: (says: 'resolved' | 'mistake') => void;
  /** Called when the entry is kept. */
  onKeep: () => void;
}

/** Asks for the reason of a removal: a past condition remains in the history, a mistake does not. */
export function RemovalDialog({ name, question, note, onAnswer, onKeep }: RemovalDialogProps) {
  return (
    <Dialog role="alertdialog" isOpen title={copy.title(name)} onClose={onKeep}>
      <Stack gap="lg">
        <Text>{question}</Text>
        {note ? <Text tone="muted">{note}</Text> : null}
        <Stack gap="sm">
          <Button variant="soft" width="full" onPress={() => onAnswer('resolved')}>
            {copy.resolved}
          </Button>
          <Button variant="soft" width="full" onPress={() => onAnswer('mistake')}>
            {copy.mistake}
          </Button>
          <Button variant="quiet" width="full" autoFocus onPress={onKeep}>
            {copy.keep}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
