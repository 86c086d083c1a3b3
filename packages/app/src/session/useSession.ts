import { connectAuth } from '@vitalane/flows';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { signOutCarefully } from '../offline/signOut.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetReport } from './reportFile.ts';
import { session } from './session.ts';

/** The session as screens see it; renders anew when it changes. */
export function useSession() {
  const snapshot = useSelector(session, (current) => current);
  return useMemo(() => withoutTraces(connectAuth(snapshot, session.send)), [snapshot]);
}

/** Who signs out leaves no half-filled form and no unsent entry behind; who is signed out finds it again. */
function withoutTraces<Connection extends { signOut: () => void }>(connection: Connection): Connection {
  const signOut = () =>
    signOutCarefully(() => {
      forgetDrafts();
      forgetReport();
      connection.signOut();
    });
  return { ...connection, signOut };
}
