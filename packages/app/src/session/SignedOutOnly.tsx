import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './useSession.ts';

/**
 * Around a page for somebody signed out; everybody else goes Home. Whether a session of before still holds is waited for: who is
 * sent Home too early comes back to this page mounted again, and loses what was typed meanwhile.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, accountStatus } = useSession();
  const isSignedIn = status === 'signedIn';
  const [isOfBefore, setOfBefore] = useState(isSignedIn);
  if (isOfBefore && !isSignedIn) setOfBefore(false);
  if (!isSignedIn) return children;
  return isOfBefore && accountStatus === 'loading' ? null : <Navigate to="/Home" replace />;
}
