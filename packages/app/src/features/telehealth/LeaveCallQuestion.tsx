import type { CallStatus } from '@vitalane/flows/call';
import { ConfirmDialog } from '@vitalane/ui';
import { leaveCallMessages as messages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../shell/leaving.ts';

const talking: readonly CallStatus[] = ['connecting', 'connected', 'reconnecting'];

/** Asks before a link or the Back button leaves a call. `fallback` is where Back leads in a tab that begins with the call. */
export function LeaveCallQuestion({ status, fallback }: { status: CallStatus; fallback: string }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isTalking = talking.includes(status);
  useEffect(() => {
    if (!isTalking) return;
    const stopAsking = askBeforeLeaving((go) => setLeave(() => go), fallback);
    return () => {
      stopAsking();
      // The question is of this conversation: it does not come back with the next.
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
