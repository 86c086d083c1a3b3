import { type AuthView, connectAuth } from '@vitalane/flows/auth';
import { authMessages } from '@vitalane/ui/messages';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { forgetDrafts, forgetNotes } from './drafts.ts';
import { createAccountStore } from './person.ts';
import { forgetReport } from './reportFile.ts';
import { accessToken, session } from './session.ts';
import { requestSignOut } from './signOut.ts';

/** Returns the session for screens; renders again when it changes. */
export function useSession() {
  const snapshot = useSelector(session, (current) => current);
  return useMemo(() => {
    const view = connectAuth(snapshot, session.send);
    return {
      ...view,
      /** Reason of the last failure or of the session's end. */
      errorMessage: view.code === null ? undefined : authMessages[view.code],
      onSignOut: () => signOutAndClear(view),
    };
  }, [snapshot]);
}

/** Signs out and deletes drafts, unsent entries and unsaved notes. An expired session keeps them. */
function signOutAndClear({ profile, onSignOut }: AuthView): void {
  // Without a connection the profile may not have loaded.
  const ownerUuid = profile?.uuid ?? createAccountStore().read(accessToken())?.uuid ?? '';
  requestSignOut(ownerUuid, () => {
    forgetDrafts();
    forgetNotes(ownerUuid);
    forgetReport();
    onSignOut();
  });
}
