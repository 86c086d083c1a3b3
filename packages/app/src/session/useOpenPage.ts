import type { AuthView } from '@vitalane/flows/auth';
import { useEffect } from 'react';
import { session } from './session.ts';

/** Tells the session which page for somebody signed out is in view, once. */
export function useOpenPage(page: Parameters<AuthView['onOpen']>[0]): void {
  useEffect(() => session.send({ type: `${page}.open` }), [page]);
}
