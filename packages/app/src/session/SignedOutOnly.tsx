import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './useSession.ts';

/**
 * Around a page for somebody signed out; everybody else goes Home. Waits until it is known whether an earlier
 * session is still valid. Somebody redirected to Home too early would return to this page mounted again, and
 * would lose the input.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, accountStatus } = useSession();
  const isSignedIn = status === 'signedIn';
  const [isOfBefore, setOfBefore] = useState(isSignedIn);
  if (isOfBefore && !isSignedIn) setOfBefore(false);
  if (!isSignedIn) return children;
  return isOfBefore && accountStatus === 'loading' ? null : <Navigate to="/Home" replace />;
}
