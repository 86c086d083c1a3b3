import { sessionMessages } from '@vitalane/ui/messages';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '../shell/paths.ts';
import { decide, type GuardDecision } from './guard.ts';
import { isSignedInPath } from './isSignedInPath.ts';
import { accessToken, tokensStorage } from './session.ts';
import { useSession } from './useSession.ts';

const toSignIn: GuardDecision = { kind: 'signIn', remember: null };

function check(path: string, isSignedOut: boolean): GuardDecision {
  try {
    const token = isSignedOut ? null : accessToken();
    return decide({ path, token, lastLocation: tokensStorage.readLastLocation(), isSignedInPath });
  } catch (error) {
    console.error(sessionMessages.guardFailed, error);
    return toSignIn;
  }
}

/** Lets a signed-in person in, once to the page they were on before; sends everybody else to sign in. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const isSignedOut = useSession().status === 'signedOut';
  const path = pathname + search + hash;
  // Decided again at every path change and whenever the session begins or ends, here or in another tab.
  const decision = useMemo(() => check(path, isSignedOut), [path, isSignedOut]);

  const wasLetIn = useRef(false);

  useEffect(() => {
    if (decision.kind !== 'signIn') {
      wasLetIn.current = true;
      if (decision.forgetLastLocation) tokensStorage.clearLastLocation();
      return;
    }
    // A session that has just ended took the remembered page with it; the next person must not land on this one.
    if (decision.remember && !wasLetIn.current) tokensStorage.writeLastLocation(decision.remember);
  }, [decision]);

  if (decision.kind === 'allow') return children;
  return <Navigate to={decision.kind === 'replace' ? decision.to : pathTo({ to: 'sign-in' })} replace />;
}
