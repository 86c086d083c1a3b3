import { connectAuth } from '@vitalane/flows';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { session } from './session.ts';

/** The session as screens see it; renders anew when it changes. */
export function useSession() {
  const snapshot = useSelector(session, (current) => current);
  return useMemo(() => connectAuth(snapshot, session.send), [snapshot]);
}
