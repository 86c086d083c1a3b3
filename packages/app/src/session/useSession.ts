import { connectAuth } from '@vitalane/flows/auth';
import { authMessages } from '@vitalane/ui/messages';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { signOutCarefully } from '../offline/signOut.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetReport } from './reportFile.ts';
import { session } from './session.ts';

/** Returns the session as screens see it; renders again when it changes. */
export function useSession() {
  const snapshot = useSelector(session, (current) => current);
  return useMemo(() => {
    const view = connectAuth(snapshot, session.send);
    return {
      ...view,
      /** Why the last try failed or the session ended. */
      errorMessage: view.code === null ? undefined : authMessages[view.code],
      onSignOut: () => signOutWithoutTraces(view.onSignOut),
    };
  }, [snapshot]);
}

/** Who signs out leaves no half-filled form and no unsent entry behind; who is signed out finds it again. */
function signOutWithoutTraces(signOut: () => void): void {
  signOutCarefully(() => {
    forgetDrafts();
    forgetReport();
    signOut();
  });
}
