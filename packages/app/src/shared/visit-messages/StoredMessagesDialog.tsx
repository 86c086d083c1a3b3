import { VisitMessagesDialog } from '@vitalane/ui/screens/Consultation';
import { useTimeZone } from '../../api/account.ts';
import { useLiveMessages } from './api.ts';
import { OpenFile } from './OpenFile.tsx';
import { useThread } from './useThread.ts';

interface StoredMessagesDialogProps {
  consultation: string;
  otherName: string | null;
  onClose: () => void;
}

/** Messages of a consultation that is over, in a dialog. */
export function StoredMessagesDialog({ consultation, otherName, onClose }: StoredMessagesDialogProps) {
  useLiveMessages(consultation);
  const { messages, openFile } = useThread(consultation);
  return (
    <>
      <VisitMessagesDialog {...messages} otherName={otherName} timeZone={useTimeZone()} onClose={onClose} />
      <OpenFile {...openFile} />
    </>
  );
}
