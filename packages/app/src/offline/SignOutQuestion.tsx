import { ConfirmDialog } from '@vitalane/ui';
import { forgetKept } from './outbox.ts';
import { stopAsking, useAskedSignOut } from './signOut.ts';
import { useKeptEntries } from './useKeptEntries.ts';

/** Asks before signing out deletes what has not been sent: a device may be shared, so nothing readable stays behind. */
export function SignOutQuestion() {
  const signOut = useAskedSignOut();
  const count = useKeptEntries().length;
  const what = count === 1 ? '1 diary entry has' : `${count} diary entries have`;

  function leave() {
    stopAsking();
    if (signOut) void forgetKept().then(signOut);
  }

  return (
    <ConfirmDialog
      isOpen={signOut !== null}
      title="Sign out and lose what is not sent?"
      confirmLabel="Sign out and delete"
      cancelLabel="Stay signed in"
      onConfirm={leave}
      onCancel={stopAsking}
    >
      {what} not been saved in your diary yet. Signing out deletes what is only on this device. Stay signed in
      until you are back online to have it sent.
    </ConfirmDialog>
  );
}
