import { ConfirmDialog } from '@vitalane/ui';
import { signOutMessages, unsentText } from '@vitalane/ui/messages';
import { forgetQueued } from './outbox.ts';
import { stopAsking, useAskedSignOut } from './signOut.ts';
import { useQueuedEntries } from './useQueuedEntries.ts';

/** Asks before signing out deletes what has not been sent: a device may be shared, so nothing readable stays behind. */
export function SignOutQuestion() {
  const signOut = useAskedSignOut();
  const count = useQueuedEntries().length;

  function leave() {
    stopAsking();
    if (signOut) void forgetQueued().then(signOut);
  }

  return (
    <ConfirmDialog
      isOpen={signOut !== null}
      title={signOutMessages.title}
      confirmLabel={signOutMessages.confirm}
      cancelLabel={signOutMessages.cancel}
      onConfirm={leave}
      onCancel={stopAsking}
    >
      {unsentText(count)}
    </ConfirmDialog>
  );
}
