import type { CallStatus } from '@vitalane/flows/call';
import { ConfirmDialog } from '@vitalane/ui';
import { leaveCallMessages as messages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../shell/leaving.ts';

const talking: readonly CallStatus[] = ['connecting', 'connected', 'reconnecting'];

/** Asks before a link leaves a call that is under way. */
export function LeaveCallQuestion({ status }: { status: CallStatus }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isTalking = talking.includes(status);
  useEffect(() => {
    if (!isTalking) return;
    const stopAsking = askBeforeLeaving((go) => setLeave(() => go));
    return () => {
      stopAsking();
      // The question is of this conversation: it does not come back with the next.
      setLeave(null);
    };
  }, [isTalking]);
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
