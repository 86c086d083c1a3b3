/** Input of the guard of signed-in pages. `path` includes the search. */
export interface GuardFacts {
  path: string;
  token: string | null;
  lastLocation: string | null;
  /** Returns whether a pathname is a signed-in page. */
  isSignedInPath: (pathname: string) => boolean;
}

/** Decision: allow, redirect to the previous page, or ask to sign in. */
export type GuardDecision =
  | { kind: 'allow'; forgetLastLocation: boolean }
  | { kind: 'replace'; to: string; forgetLastLocation: true }
  | { kind: 'signIn'; remember: string | null };

const BASE = 'https://app.invalid';

// Resolved like a browser does: `/\host`, `/a/../login` and tabs inside a path are not what they look like.
function signedInPath(value: string | null, isSignedInPath: GuardFacts['isSignedInPath']): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//') || !isSignedInPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Decides on every path change. Uses `lastLocation` once; drops a value that is no signed-in page. */
export function decide({ path, token, lastLocation, isSignedInPath }: GuardFacts): GuardDecision {
  const current = signedInPath(path, isSignedInPath);
  if (!token) return { kind: 'signIn', remember: current };
  const remembered = signedInPath(lastLocation, isSignedInPath);
  if (remembered && remembered !== current)
    return { kind: 'replace', to: remembered, forgetLastLocation: true };
  return { kind: 'allow', forgetLastLocation: lastLocation !== null };
}
