import { matchRoutes } from 'react-router-dom';
import { publicPages, signedInPages } from '../routes.tsx';

/** Returns whether a pathname is a page of the signed-in group; letter case does not matter. */
export function isSignedInPath(pathname: string): boolean {
  return matchRoutes(signedInPages, pathname) !== null && matchRoutes(publicPages, pathname) === null;
}
