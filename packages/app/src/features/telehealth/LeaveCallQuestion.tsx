import { ConfirmDialog } from '@vitalane/ui';
import { leaveCallMessages as messages } from '@vitalane/ui/messages';
import { useEffect, useState } from 'react';
import { useAskBeforeClosing } from '../../lib/useAskBeforeClosing.ts';
import { askBeforeLeaving } from './askBeforeLeaving.ts';

/** Asks before a link, the Back button or the closing of the tab leaves a call. `fallback` is the target of Back in a tab that starts with the call. */
export function LeaveCallQuestion({ fallback }: { fallback: string }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useAskBeforeClosing(true);
  useEffect(() => askBeforeLeaving((go) => setLeave(() => go), fallback), [fallback]);
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
