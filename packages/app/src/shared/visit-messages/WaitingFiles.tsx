import { VisitFilesCard } from '@vitalane/ui/screens/TeleHealth';
import { useState } from 'react';
import { useLiveMessages } from './api.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { OpenFile } from './OpenFile.tsx';
import { useThread } from './useThread.ts';

/** Photos and documents that a patient in the queue sends for the doctor. */
export function WaitingFiles({ consultation }: { consultation: string }) {
  useLiveMessages(consultation);
  const { messages, openFile, sendFile } = useThread(consultation);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <VisitFilesCard {...messages} onAdd={() => setChoosing(true)} />
      {isChoosing ? <ChooseFiles onSend={sendFile} onClose={() => setChoosing(false)} /> : null}
      <OpenFile {...openFile} />
    </>
  );
}
