import { type CallStatus, isTalking } from '@vitalane/flows/call';
import { ConfirmDialog } from '@vitalane/ui';
import { leaveCallMessages as messages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../lib/leaving.ts';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';

/** Asks before a link, the Back button or the closing of the tab leaves a call. `fallback` is the target of Back in a tab that starts with the call. */
export function LeaveCallQuestion({ status, fallback }: { status: CallStatus; fallback: string }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isAsking = isTalking(status);
  useAskBeforeClosing(isAsking);
  useEffect(() => {
    if (!isAsking) return;
    const stopAsking = askBeforeLeaving((go) => setLeave(() => go), fallback);
    return () => {
      stopAsking();
      // Close the question with this call, so that the next call does not show it.
      setLeave(null);
    };
  }, [isAsking, fallback]);
  return (
    <ConfirmDialog
      isOpen={leave !== null}
      title={messages.title}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      onConfirm={() => leave?.()}
      onCancel={() => setLeave(null)}
    >
      {messages.text}
    </ConfirmDialog>
  );
}
