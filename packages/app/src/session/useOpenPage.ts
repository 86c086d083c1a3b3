import type { AuthView } from '@vitalane/flows/auth';
import { useEffect } from 'react';
import { session } from './session.ts';

/** Reports the open signed-out page to the session, once. */
export function useOpenPage(page: Parameters<AuthView['onOpen']>[0]): void {
  useEffect(() => session.send({ type: `${page}.open` }), [page]);
}
