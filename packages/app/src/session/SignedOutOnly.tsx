import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { hrefTo } from '../places.ts';
import { useSession } from './useSession.ts';

/**
 * Wraps a page for signed-out visitors; redirects everybody else to Home. Waits until an earlier session is
 * validated. An early redirect could return here, remount the page and lose its input.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, accountStatus } = useSession();
  const isSignedIn = status === 'signedIn';
  const [isEarlierSession, setEarlierSession] = useState(isSignedIn);
  if (isEarlierSession && !isSignedIn) setEarlierSession(false);
  if (!isSignedIn) return children;
  return isEarlierSession && accountStatus === 'loading' ? null : <Navigate to={hrefTo('home')} replace />;
}
