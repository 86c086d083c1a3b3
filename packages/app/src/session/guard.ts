/** What the guard of the signed-in pages knows. `path` is the present one with its search. */
export interface GuardFacts {
  path: string;
  token: string | null;
  lastLocation: string | null;
  /** Whether a pathname is a page of the signed-in group. */
  isSignedInPath: (pathname: string) => boolean;
}

/** What to do: let in, go where the person was before, or ask to sign in. */
export type GuardDecision =
  | { kind: 'allow'; forgetLastLocation: boolean }
  | { kind: 'replace'; to: string; forgetLastLocation: true }
  | { kind: 'signIn'; remember: string | null };

const BASE = 'https://app.invalid';

// Resolved as a browser would, because `/\host`, `/a/../login` and tabs inside a path are not what they look like.
function signedInPath(value: string | null, isSignedInPath: GuardFacts['isSignedInPath']): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//') || !isSignedInPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Decides at every path change. `lastLocation` is used once; a value that is no signed-in page of ours is dropped. */
export function decide({ path, token, lastLocation, isSignedInPath }: GuardFacts): GuardDecision {
  const here = signedInPath(path, isSignedInPath);
  if (!token) return { kind: 'signIn', remember: here };
  const there = signedInPath(lastLocation, isSignedInPath);
  if (there && there !== here) return { kind: 'replace', to: there, forgetLastLocation: true };
  return { kind: 'allow', forgetLastLocation: lastLocation !== null };
}
