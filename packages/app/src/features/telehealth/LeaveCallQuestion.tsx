import type { CallStatus } from '@vitalane/flows/call';
import { ConfirmDialog } from '@vitalane/ui';
import { leaveCallMessages as messages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../shell/leaving.ts';

const talking: readonly CallStatus[] = ['connecting', 'connected', 'reconnecting'];

/** Asks before a link or the Back button leaves a call. `fallback` is the target of Back in a tab that starts with the call. */
export function LeaveCallQuestion({ status, fallback }: { status: CallStatus; fallback: string }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isTalking = talking.includes(status);
  useEffect(() => {
    if (!isTalking) return;
    const stopAsking = askBeforeLeaving((go) => setLeave(() => go), fallback);
    return () => {
      stopAsking();
      // Close the question with this call, so that the next call does not show it.
      setLeave(null);
    };
  }, [isTalking, fallback]);
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
