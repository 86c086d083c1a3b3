import { ConfirmDialog } from '@vitalane/ui';
import { signOutMessages, unsavedNoteText, unsentText } from '@vitalane/ui/messages';
import { outbox, useQueuedEntries } from '../measures/outbox/outbox.ts';
import { cancelSignOut, usePendingSignOut } from '../session/signOut.ts';

/** Dialog before signing out deletes unsent entries or notes. A device may be shared, so no readable data stay behind. */
export function SignOutQuestion() {
  const signOut = usePendingSignOut();
  const count = useQueuedEntries().length;

  function leave() {
    cancelSignOut();
    if (signOut) void outbox.forget().then(signOut);
  }

  return (
    <ConfirmDialog
      isOpen={signOut !== null}
      title={signOutMessages.title}
      confirmLabel={signOutMessages.confirm}
      cancelLabel={signOutMessages.cancel}
      onConfirm={leave}
      onCancel={cancelSignOut}
    >
      {count > 0 ? unsentText(count) : unsavedNoteText}
    </ConfirmDialog>
  );
}
