import { Dialog } from '../../../patterns/Dialog/index.ts';
import { visitMessagesCopy as copy } from './VisitMessages.copy.ts';
import { VisitMessages, type VisitMessagesProps } from './VisitMessages.tsx';

/** Props of `VisitMessagesDialog`. */
export interface VisitMessagesDialogProps extends Omit<VisitMessagesProps, 'composer' | 'onRead'> {
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** Shows the messages of a consultation that is over. */
export function VisitMessagesDialog({ onClose, ...messages }: VisitMessagesDialogProps) {
  return (
    <Dialog isOpen title={copy.list(messages.otherName ?? copy.otherPerson)} onClose={onClose}>
      <VisitMessages {...messages} />
    </Dialog>
  );
}
