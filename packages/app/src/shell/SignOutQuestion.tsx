import { ConfirmDialog } from '@vitalane/ui';
import { signOutMessages, unsavedNoteText, unsentMessageText, unsentText } from '@vitalane/ui/messages';
import { isEntry, outbox, useUnsent } from '../outbox/outbox.ts';
import { cancelSignOut, usePendingSignOut } from '../session/signOut.ts';

/** Dialog before signing out deletes unsent entries, messages or notes. A device may be shared, so no readable data stay behind. */
export function SignOutQuestion() {
  const signOut = usePendingSignOut();
  const unsent = useUnsent();
  const count = unsent.filter(isEntry).length;

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
      {count > 0 ? unsentText(count) : unsent.length > 0 ? unsentMessageText : unsavedNoteText}
    </ConfirmDialog>
  );
}
