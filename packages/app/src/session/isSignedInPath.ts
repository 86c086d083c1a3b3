import { matchRoutes } from 'react-router-dom';
import { publicPages, signedInPages } from '../routes.tsx';

/** Returns whether a pathname is a signed-in page; ignores letter case. */
export function isSignedInPath(pathname: string): boolean {
  return matchRoutes(signedInPages, pathname) !== null && matchRoutes(publicPages, pathname) === null;
}
