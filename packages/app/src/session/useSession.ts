import { connectAuth } from '@vitalane/flows/auth';
import { authMessages } from '@vitalane/ui/messages';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { requestSignOut } from '../offline/signOut.ts';
import { forgetDrafts, forgetNotes } from './drafts.ts';
import { forgetReport } from './reportFile.ts';
import { session } from './session.ts';

/** Returns the session for screens; renders again when it changes. */
export function useSession() {
  const snapshot = useSelector(session, (current) => current);
  return useMemo(() => {
    const view = connectAuth(snapshot, session.send);
    return {
      ...view,
      /** Reason of the last failure or of the session's end. */
      errorMessage: view.code === null ? undefined : authMessages[view.code],
      onSignOut: () => signOutAndClear(view.onSignOut),
    };
  }, [snapshot]);
}

/** Signs out and deletes drafts and unsent entries. An expired session keeps them. */
function signOutAndClear(signOut: () => void): void {
  requestSignOut(() => {
    forgetDrafts();
    forgetNotes();
    forgetReport();
    signOut();
  });
}
