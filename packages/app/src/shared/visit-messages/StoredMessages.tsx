import { VisitMessages } from '@vitalane/ui/screens/VideoCall';
import { useTimeZone } from '../../api/account.ts';
import { useLiveMessages } from './api.ts';
import { OpenFile } from './OpenFile.tsx';
import { useThread } from './useThread.ts';

interface StoredMessagesProps {
  consultation: string;
  otherName: string | null;
}

/** Messages of a consultation that is over. */
export function StoredMessages({ consultation, otherName }: StoredMessagesProps) {
  useLiveMessages(consultation);
  const { messages, openFile } = useThread(consultation);
  return (
    <>
      <VisitMessages {...messages} otherName={otherName} timeZone={useTimeZone()} />
      <OpenFile {...openFile} />
    </>
  );
}
