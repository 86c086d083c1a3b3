import { type EmergencyAdvice, emergencyIn } from '@vitalane/clinical';
import { FilesComposer, MessageComposer, UrgentAdvice, VisitMessages } from '@vitalane/ui/screens/VideoCall';
import { useMemo, useState } from 'react';
import { useTimeZone } from '../../api/account.ts';
import { presentOwner } from '../../api/known.ts';
import { createDraft } from '../../session/drafts.ts';
import { emergencyAdvice } from '../advice/emergencyAdvice.ts';
import { useOwnSide } from './api.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { OpenFile } from './OpenFile.tsx';
import { useThread } from './useThread.ts';

interface CallMessagesProps {
  consultation: string;
  otherName: string | null;
  /** Whether the other person is in the call. */
  isOtherHere: boolean;
  /** Whether to write at once. */
  isFocused: boolean;
  /** Whether the doctor has not opened the call: files alone can be sent. */
  isBeforeCall: boolean;
  onRead: (id: string) => void;
}

/** Messages of a call, with the field for a new one. What is typed and not sent survives a reload. */
export function CallMessages(props: CallMessagesProps) {
  const { consultation, otherName, isOtherHere, isFocused, isBeforeCall, onRead } = props;
  const { messages, openFile, send, sendFile } = useThread(consultation);
  const [isChoosing, setChoosing] = useState(false);
  const draft = useMemo(
    () => createDraft<string>(`message-${consultation}`, presentOwner() ?? undefined, sessionStorage),
    [consultation],
  );
  const isPatient = useOwnSide() === 'patient';
  const [emergency, setEmergency] = useState<EmergencyAdvice | null>(null);
  const [refusal, setRefusal] = useState<{ id: number; reason: string } | null>(null);

  async function onSend(text: string): Promise<void> {
    setRefusal(null);
    const reason = await send(text);
    if (reason === null) return;
    // With what was typed since.
    draft.write([text, draft.read()].filter(Boolean).join('\n'));
    setRefusal({ id: Date.now(), reason });
  }

  const onAddFiles = () => setChoosing(true);
  const composer = isBeforeCall ? (
    <FilesComposer isFocused={isFocused} onAddFiles={onAddFiles} />
  ) : (
    <MessageComposer
      key={refusal?.id}
      draft={draft.read() ?? ''}
      awayName={isOtherHere ? null : otherName}
      errorMessage={refusal?.reason}
      // The doctor who is in the call answers it.
      advice={emergency && !isOtherHere ? <UrgentAdvice {...emergencyAdvice(emergency.words)} /> : null}
      isFocused={isFocused}
      onType={(text) => {
        draft.write(text);
        if (isPatient) setEmergency((before) => emergencyIn(text) ?? before);
      }}
      onAddFiles={onAddFiles}
      onSend={(text) => void onSend(text)}
    />
  );
  return (
    <>
      <VisitMessages
        {...messages}
        otherName={otherName}
        timeZone={useTimeZone()}
        composer={composer}
        onRead={onRead}
      />
      {isChoosing ? <ChooseFiles onSend={sendFile} onClose={() => setChoosing(false)} /> : null}
      <OpenFile {...openFile} />
    </>
  );
}
