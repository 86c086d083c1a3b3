import { sessionMessages } from '@vitalane/ui/messages';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '../lib/paths.ts';
import { isSignedInPath } from '../places.ts';
import { accessToken, tokensStorage } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { decide, type GuardDecision } from './guard.ts';

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

/** Admits a signed-in account, first to its previous page; redirects everybody else to the sign-in page. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const isSignedOut = useSession().status === 'signedOut';
  const path = pathname + search + hash;
  // Re-evaluated on every path change and whenever the session starts or ends, also in another tab.
  const decision = useMemo(() => check(path, isSignedOut), [path, isSignedOut]);

  const wasAllowed = useRef(false);

  useEffect(() => {
    if (decision.kind !== 'signIn') {
      wasAllowed.current = true;
      if (decision.forgetLastLocation) tokensStorage.clearLastLocation();
      return;
    }
    // The ended session has deleted the remembered page; the next account must not start on this one.
    if (decision.remember && !wasAllowed.current) tokensStorage.writeLastLocation(decision.remember);
  }, [decision]);

  if (decision.kind === 'allow') return children;
  return <Navigate to={decision.kind === 'replace' ? decision.to : pathTo({ to: 'sign-in' })} replace />;
}
